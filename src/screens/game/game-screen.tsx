import { useRouterState } from '@tanstack/react-router'
import { GamePage } from './game-page.tsx'
import { WindowPage } from './window-page.tsx'

/**
 * A game in its frame (spec 2, "/game"); /seamless is the same for vendors of a single wallet, filled to its edges, and
 * /game/window what a game's own window shows until the game is in it.
 */
export function GameScreen() {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  if (path === '/game/window') return <WindowPage />
  return <GamePage look={path === '/seamless' ? 'bleeding' : 'held'} />
}
