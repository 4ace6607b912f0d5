import { useAtomValue } from 'jotai'
import { slipIsThereAtom } from '../../state/sports/slip-presence.ts'
import { PartBoundary } from '../../ui/states/part-boundary.tsx'
import { SlipElsewhere } from '../lazy-parts.ts'

/** The bet slip, while something is picked. */
export const SlipPlace = () =>
  useAtomValue(slipIsThereAtom) && (
    <PartBoundary>
      <SlipElsewhere />
    </PartBoundary>
  )
