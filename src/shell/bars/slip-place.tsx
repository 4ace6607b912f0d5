import { useLocation } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { slipIsThereAtom } from '../../state/sports/slip-sheet.ts'
import { PartBoundary } from '../../ui/states/part-boundary.tsx'
import { SlipDock } from '../lazy-parts.ts'

/** Where a slip has a place of its own, or none: a game has its page for itself. */
const NOT_HERE: readonly string[] = ['/sports', '/game', '/seamless']

/** The bet slip, while something is picked: on any page that has no other place for it. */
export function SlipPlace() {
  const isThere = useAtomValue(slipIsThereAtom)
  const isElsewhere = useLocation({ select: ({ pathname }) => !NOT_HERE.includes(pathname) })
  return (
    isThere &&
    isElsewhere && (
      <PartBoundary>
        <SlipDock />
      </PartBoundary>
    )
  )
}
