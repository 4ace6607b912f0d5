import { useLocation } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { slipIsThereAtom } from '../../state/sports/slip-sheet.ts'
import { PartBoundary } from '../../ui/states/part-boundary.tsx'
import { SlipDock } from '../lazy-parts.ts'

/** Where a slip stands on a page of its own. */
const OWN_PLACE = '/sports'

/** The bet slip, while something is picked, on every page but the one that has a place for it. */
export function SlipPlace() {
  const isThere = useAtomValue(slipIsThereAtom)
  const isElsewhere = useLocation({ select: ({ pathname }) => pathname !== OWN_PLACE })
  return (
    isThere &&
    isElsewhere && (
      <PartBoundary>
        <SlipDock />
      </PartBoundary>
    )
  )
}
