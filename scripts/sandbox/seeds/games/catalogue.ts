/** The games of each merchant: those of the vendors that it has. */
import type { Category } from '../../../../src/rules/games/categories.ts'
import type { Services } from '../../context.ts'
import type { MerchantSeed } from '../../site/merchant.ts'
import { createGames, type Game } from './games.ts'
import { LOTTERY_GAMES } from '../lottery/lottery-games.ts'
import { offeredLanes } from './offers.ts'

interface Catalogue {
  readonly all: readonly Game[]
  readonly byMerchant: WeakMap<MerchantSeed, readonly Game[]>
  readonly byId: Map<string, Game>
}

const catalogues = new Map<number, Catalogue>()

/** Made at the first call, since most sandboxes of tests never ask. */
function catalogueOf(seed: number): Catalogue {
  const held = catalogues.get(seed) ?? { all: createGames(seed), byMerchant: new WeakMap(), byId: new Map() }
  catalogues.set(seed, held)
  return held
}

/** All ten thousand games of a seed. */
export const allGames = (seed: number): readonly Game[] => catalogueOf(seed).all

/** A game or a lottery by its id. */
export function gameById(seed: number, gameId: string): Game | undefined {
  const { byId, all } = catalogueOf(seed)
  if (byId.size === 0) for (const game of [...all, ...LOTTERY_GAMES]) byId.set(game.gameId, game)
  return byId.get(gameId)
}

/** The games that a merchant's players find. */
export function gamesOf(merchant: MerchantSeed, { seed }: Pick<Services, 'seed'>): readonly Game[] {
  const { all, byMerchant } = catalogueOf(seed)
  const games = byMerchant.get(merchant) ?? [...all, ...LOTTERY_GAMES].filter(isOffered(merchant))
  byMerchant.set(merchant, games)
  return games
}

/** Whether a merchant has the vendor of a game. */
export function isOffered(merchant: MerchantSeed): (game: Game) => boolean {
  const offers = new Map<Category, ReadonlySet<string>>(
    offeredLanes(merchant).map(({ category, vendors }) => [category, new Set(vendors.map(({ code }) => code))]),
  )
  return ({ category, vassalage }) => offers.get(category)?.has(vassalage) ?? false
}
