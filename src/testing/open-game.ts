/** What the tests of launching share: where the page is, a game, and the origins that a brand opens games from. */
import type { BundledBrand } from '../brand/bundle.ts'
import type { Launch } from '../rules/games/play/launch.ts'
import { testBrand } from './state.ts'

export const HOST = 'https://www.brand.example'

/** A launch of one of the sandbox's games. */
export const slotOf = (game: { readonly vassalage: string; readonly gameId: string; readonly nodeId: string }) =>
  ({
    kind: 'game',
    vendor: game.vassalage,
    gameId: game.gameId,
    nodeId: game.nodeId,
    category: 'RNG',
    trial: false,
  }) satisfies Launch

export const withGames = (games: string[]): BundledBrand => testBrand({ origins: { images: [], support: [], games } })
