import { useAtomValue } from 'jotai'
import { slipSpeaksAtom } from '../../state/sports/slip-presence.ts'
import { PartBoundary } from '../../ui/states/part-boundary.tsx'
import { SlipElsewhere } from '../lazy-parts.ts'

/** The bet slip, while something is picked, and until it is known what became of what was handed over. */
export const SlipPlace = () =>
  useAtomValue(slipSpeaksAtom) && (
    <PartBoundary>
      <SlipElsewhere />
    </PartBoundary>
  )
