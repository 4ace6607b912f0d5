import { useLocation } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { slipHasPlaceAtom, slipIsThereAtom } from '../../state/sports/slip-sheet.ts'
import { PartBoundary } from '../../ui/states/part-boundary.tsx'
import { SlipDock } from '../lazy-parts.ts'

/** A game has its page for itself. */
const GAMES: readonly string[] = ['/game', '/seamless']

/** The bet slip, while something is picked: on any page that has no other place for it. */
export function SlipPlace() {
  const isThere = useAtomValue(slipIsThereAtom)
  const hasPlace = useAtomValue(slipHasPlaceAtom)
  const isGame = useLocation({ select: ({ pathname }) => GAMES.includes(pathname) })
  return (
    isThere &&
    !hasPlace &&
    !isGame && (
      <PartBoundary>
        <SlipDock />
      </PartBoundary>
    )
  )
}
