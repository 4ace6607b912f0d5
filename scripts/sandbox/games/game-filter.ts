/** Which games a list holds, and in which order (spec 7, "a game list call"; spec 5, "Slot filter"). */
import type { GameSort } from '../../../src/api/games/games.ts'
import { foldName } from '../../../src/rules/games/name-search.ts'
import type { Context, Services } from '../context.ts'
import { displayNameOf, tellsReturn as tells } from './game-wire.ts'
import type { ContentLanguage, MerchantSeed } from '../site/merchant.ts'
import { localAmount } from '../seeds/games/bet-limits.ts'
import { gamesOf } from '../seeds/games/catalogue.ts'
import type { Game } from '../seeds/games/games.ts'
import { seatsOf } from './seats.ts'
import { numberOf } from '../seeds/random.ts'

export interface Filter {
  readonly vassalage?: string | undefined
  readonly gameType?: string | undefined
  readonly gameName?: string | undefined
  readonly minBet?: string | undefined
  readonly minLineNum?: number | undefined
  readonly isHot?: number | undefined
  readonly isNew?: number | undefined
  readonly supportPlay?: number | undefined
  readonly liveGameType?: string | undefined
  readonly minRtp?: string | undefined
  readonly maxMinBet?: string | undefined
  readonly volatility?: string | undefined
  readonly hasSeat?: number | undefined
}

/** Whether a game is among those asked for; what is left out narrows nothing. */
export function fits(
  filter: Filter,
  family: ContentLanguage,
  { merchant, demo, now }: Pick<Context, 'merchant' | 'demo' | 'now'>,
): (game: Game) => boolean {
  const { supportPlay, minRtp, maxMinBet, volatility, hasSeat } = filter
  const { vassalage, gameType, gameName = '', minBet = '0', minLineNum = 0, isHot, isNew, liveGameType } = filter
  const words = foldName(gameName).split(/\s+/).filter(Boolean)
  const staked = atLeast(minBet, merchant)
  return (game) =>
    (vassalage === undefined || game.vassalage === vassalage) &&
    (gameType === undefined || game.category === gameType) &&
    (isHot === undefined || game.isHot) &&
    (isNew === undefined || game.isNew) &&
    (liveGameType === undefined || game.liveClass === liveGameType) &&
    game.lines >= minLineNum &&
    staked(game.minBet) &&
    (supportPlay === undefined || game.supportPlay === supportPlay) &&
    (hasSeat === undefined || (seatsOf(game, now())?.free ?? 0) > 0) &&
    (volatility === undefined || game.volatility === volatility) &&
    (minRtp === undefined || (tells(game) && returnOf(demo, game) >= Number(minRtp))) &&
    (maxMinBet === undefined || tenThousandths(localAmount(merchant, game.minBet)) <= tenThousandths(maxMinBet)) &&
    (words.length === 0 || named(game, family, words))
}

/** Each merchant's players have their own taste: the lower, the more a game is played. */
export const tasteOf = ({ merchantCode }: MerchantSeed, { gameId }: Game): number =>
  numberOf(`${merchantCode}/${gameId}`)

/** An order that stays as it is. */
export type LastingSort = Exclude<GameSort, 'seats'>
type Sorted = Readonly<Record<LastingSort, () => readonly Game[]>>
const sorted = new WeakMap<readonly Game[], Map<string, readonly Game[]>>()

/** All of a merchant's games in an order. Each order is made once, and no two games have the same place in it. */
export function inOrder(merchant: MerchantSeed, services: Pick<Services, 'seed'>, sort: LastingSort): readonly Game[] {
  const games = gamesOf(merchant, services)
  const held = sorted.get(games) ?? new Map<string, readonly Game[]>()
  sorted.set(games, held)
  const known = held.get(sort)
  if (known) return known
  const taste = new Map(games.map((game) => [game, tasteOf(merchant, game)]))
  const byTaste = (a: Game, b: Game): number => (taste.get(a) ?? 0) - (taste.get(b) ?? 0)
  const orders: Sorted = {
    popular: () => games.toSorted((a, b) => Number(b.isHot) - Number(a.isHot) || byTaste(a, b)),
    new: () => games.toSorted((a, b) => a.ageDays - b.ageDays || byTaste(a, b)),
    name: () => {
      const { compare } = new Intl.Collator('en', { numeric: true })
      return games.toSorted((a, b) => compare(a.gameName, b.gameName) || byTaste(a, b))
    },
    minBet: () => games.toSorted((a, b) => hundredths(a.minBet) - hundredths(b.minBet) || byTaste(a, b)),
  }
  const made = orders[sort]()
  held.set(sort, made)
  return made
}

const returns = new WeakMap<object, WeakMap<Game, number>>()

/** What a game returns, worked out once. */
function returnOf({ games }: Context['demo'], game: Game): number {
  const known = returns.get(games) ?? new WeakMap<Game, number>()
  returns.set(games, known)
  const said = known.get(game) ?? Number(games.returnOf(game))
  known.set(game, said)
  return said
}

const hundredths = (text: string): number => Number(text.replace('.', ''))

/** Whether a smallest bet reaches an amount of up to four decimals, which no number could be trusted with. */
function atLeast(text: string, merchant: MerchantSeed): (minBet: string) => boolean {
  const least = tenThousandths(text)
  const known = new Map<string, boolean>()
  return (minBet) => {
    const reaches = known.get(minBet) ?? tenThousandths(localAmount(merchant, minBet)) >= least
    known.set(minBet, reaches)
    return reaches
  }
}

function tenThousandths(text: string): bigint {
  const [whole = '0', decimals = ''] = text.split('.')
  return BigInt(whole + decimals.padEnd(4, '0').slice(0, 4))
}

const names = new WeakMap<Game, string>()

function named(game: Game, family: ContentLanguage, words: readonly string[]): boolean {
  const own = names.get(game) ?? foldName(game.gameName)
  names.set(game, own)
  if (words.every((word) => own.includes(word))) return true
  // A lottery is looked for by the name that its list shows.
  const shown = displayNameOf(game, family)
  return shown !== game.displayName && words.every((word) => foldName(shown).includes(word))
}
