import { useAtomValue } from 'jotai'
import { slipIsThereAtom } from '../../state/sports/slip-is-there.ts'
import { PartBoundary } from '../../ui/states/part-boundary.tsx'
import { SlipOnPage } from '../lazy-parts.ts'

/** The bet slip, while something is picked. */
export function SlipPlace() {
  return (
    useAtomValue(slipIsThereAtom) && (
      <PartBoundary>
        <SlipOnPage />
      </PartBoundary>
    )
  )
}
