import { useLocation } from '@tanstack/react-router'
import { GAME_PAGES } from './pages.ts'
import { GameLobby } from './game-lobby.tsx'

/** The page of a game category (spec 2, "Routes"): which one the address says. */
export function GamesScreen() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const page = GAME_PAGES[path]
  // While one page fades into another, the address is the other's already.
  return page ? <GameLobby key={path} {...page} /> : null
}
