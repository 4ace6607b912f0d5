/** Games by the thousand: how soon they come, how they scroll, how filters answer, and what a page keeps of games that were played. */
import type { Figure } from '../figure.ts'
import { benchLobbyFilter } from './lobby-filter.ts'
import { benchLobbyRounds } from './lobby-rounds.ts'
import { benchLobbyScroll } from './lobby-scroll.ts'
import { withLobby } from './lobby.ts'

/** Figures: requests until the first cards, frames dropped, elements held, answers to filters, growth of the heap. */
export const benchGames = (): Promise<Figure[]> =>
  withLobby(async (site) => [
    ...(await benchLobbyScroll(site)),
    ...(await benchLobbyFilter(site)),
    ...(await benchLobbyRounds(site)),
  ])
