import { createContext, use } from 'react'
import type { Game } from '../../../rules/games/game.ts'
import type { Favorites } from './use-favorites.ts'

/** What the controls on the cards of one list have in common. */
export interface ListTools extends Favorites {
  /** Opens a game's sheet. */
  readonly open: (game: Game) => void
}

export const ListToolsContext = createContext<ListTools | null>(null)

/** @throws Error outside of `GameToolsPlace` */
export function useListTools(): ListTools {
  const tools = use(ListToolsContext)
  if (!tools) throw new Error('a card has tools, but its list has no GameToolsPlace around it')
  return tools
}
