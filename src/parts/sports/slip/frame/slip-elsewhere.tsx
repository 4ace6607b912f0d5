import { useLocation } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { slipHasPlaceAtom } from '../../../../state/sports/slip-sheet.ts'
import { SlipDock } from './slip-dock.tsx'

/** A game has its page for itself. */
const GAMES: readonly string[] = ['/game', '/seamless']

/** The slip over any page that has no place of its own for it. */
export function SlipElsewhere() {
  const hasPlace = useAtomValue(slipHasPlaceAtom)
  const isGame = useLocation({ select: ({ pathname }) => GAMES.includes(pathname) })
  return !hasPlace && !isGame && <SlipDock />
}
