import { useLocation } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { slipHasPlaceAtom } from '../../../state/sports/slip-sheet.ts'
import { SlipDock } from './slip-dock.tsx'

/** A game has its page for itself. */
const GAMES: readonly string[] = ['/game', '/seamless']

/** The bet slip on any page that has no other place for it. */
export function SlipOnPage() {
  const hasPlace = useAtomValue(slipHasPlaceAtom)
  const isGame = useLocation({ select: ({ pathname }) => GAMES.includes(pathname) })
  return hasPlace || isGame ? null : <SlipDock />
}
