/** A catalogue of ten thousand games, the same every time. */
import type { Category } from '../../../../src/rules/games/categories.ts'
import type { LiveClass } from '../../../../src/rules/games/vendors/live-classes.ts'
import type { Volatility } from '../../../../src/rules/games/volatility.ts'
import { ENDINGS, NUMBERS, THEMES, type Theme } from './game-words.ts'
import { liveClassOf } from './live-class.ts'
import { createRandom, numberOf, type Random } from '../random.ts'
import { TITLES } from './titles.ts'
import { vendorsOf } from './vendors.ts'

/** A game as the wire lists it (spec 3, "Game list item"), with what the filters ask for. */
export interface Game {
  readonly vassalage: string
  readonly displayName: string
  readonly gameName: string
  readonly nodeName: string
  readonly gameId: string
  readonly nodeId: string
  readonly roomId: string
  /** 0: a free trial is offered (spec 2, "Header"). */
  readonly supportPlay: 0 | 1
  readonly isHot: boolean
  readonly isNew: boolean
  readonly category: Category
  /** What a cover shows. */
  readonly motif: string
  /** What is played at a live table; empty elsewhere. */
  readonly liveClass: LiveClass | ''
  /** The smallest bet in whole units of a currency with cents, a decimal string; `bet-limits.ts` says it in a merchant's. */
  readonly minBet: string
  readonly maxBet: string
  /** Win lines of a slot, 0 elsewhere. */
  readonly lines: number
  /** Return to player in percent, a decimal string. */
  readonly rtp: string
  /** How it pays; `null` where no vendor says so. */
  readonly volatility: Volatility | null
  /** How many days before the sandbox's today it came out. */
  readonly ageDays: number
}

/** How many games each category has: ten thousand together, nearly all of them slots (spec 9). */
export const GAMES_BY_CATEGORY: Readonly<Record<Category, number>> = {
  RNG: 8867,
  LIVE: 347,
  FISH: 157,
  PVP: 143,
  LOTT: 57,
  ELOTT: 94,
  SPORTS: 53,
  ESPORTS: 37,
  COCKFIGHT: 19,
  MINI: 226,
}

/**
 * Makes the catalogue.
 * @param seed the same number gives the same games
 */
export function createGames(seed: number): Game[] {
  const entries = Object.entries(GAMES_BY_CATEGORY) as [Category, number][] // the record's own keys
  return entries.flatMap(([category, count]) => gamesOf(category, count, seed))
}

function gamesOf(category: Category, count: number, seed: number): Game[] {
  const random = createRandom(numberOf(`${seed}/games/${category}`))
  const vendors = vendorsOf(category)
  const themes = THEMES[category]
  const taken = new Set<string>()
  const games = Array.from({ length: count }, (_, index) => {
    // Vendors take turns unevenly, so that some have far more games than others.
    const vendor = random.next() < 0.5 ? vendors[index % vendors.length] : random.pick(vendors.slice(0, 5))
    if (!vendor) throw new Error(`no vendor offers ${category}`)
    const theme = random.pick(themes)
    const gameName = freshName(category, theme, random, taken)
    return describe({ category, vassalage: vendor.code, gameName, motif: theme.motif }, index, random)
  })
  return category === 'RNG' ? withTitles(games) : games
}

/** Games that are played most have titles that somebody thought of, as far as those of a theme go. */
function withTitles(games: readonly Game[]): Game[] {
  const used = new Map<string, number>()
  return games.map((game) => {
    const place = used.get(game.motif) ?? 0
    const title = game.isHot ? TITLES[game.motif]?.[place] : undefined
    if (title === undefined) return game
    used.set(game.motif, place + 1)
    return { ...game, gameName: title, displayName: title, nodeName: title }
  })
}

function freshName(category: Category, theme: Theme, random: Random, taken: Set<string>): string {
  for (let tries = 0; tries < 1000; tries += 1) {
    // The longer it takes to find one that is free, the longer the names that are tried.
    const length = random.below(4) + Math.floor(tries / 4)
    const name = category === 'RNG' ? slotName(theme, random, length) : tableName(theme, random, length)
    if (!taken.has(name)) {
      taken.add(name)
      return name
    }
  }
  throw new Error(`no name is left for ${theme.motif}`)
}

function slotName({ adjectives, nouns, places }: Theme, random: Random, length: number): string {
  const short = `${random.pick(adjectives)} ${random.pick(nouns)}`
  if (length === 0) return short
  if (length === 1) return `${random.pick(nouns)} of ${random.pick(places)}`
  if (length < 4) return `${short} ${random.pick(ENDINGS)}`
  if (length < 8) return `${short} of ${random.pick(places)}`
  return `${short} ${random.pick(ENDINGS)} ${random.pick(['II', 'III', 'IV', 'V', 'XL'])}`
}

/** Tables, rooms and draws: what is played comes first in the name, and a number tells its likes apart. */
function tableName({ adjectives, nouns, places }: Theme, random: Random, length: number): string {
  const short = `${random.pick(adjectives)} ${random.pick(nouns)}`
  if (length === 0) return short
  const place = random.pick(places)
  const there = place.startsWith('the ') ? `in ${place}` : place
  if (length < 3) return `${short} ${there}`
  return `${short} ${random.pick(NUMBERS)}`
}

function describe(
  named: Pick<Game, 'category' | 'vassalage' | 'gameName' | 'motif'>,
  index: number,
  random: Random,
): Game {
  const number = String(index + 1).padStart(5, '0')
  const gameId = `${named.category}-${number}`
  return {
    ...named,
    displayName: named.gameName,
    nodeName: named.gameName,
    gameId,
    nodeId: `N${numberOf(gameId)}`,
    roomId: named.category === 'LIVE' || named.category === 'PVP' ? `R${number}` : '',
    supportPlay:
      (named.category === 'RNG' && random.next() < 0.7) || isTriedInRooms(gameId, named) || isVirtual(named) ? 0 : 1,
    isHot: random.next() < 0.03,
    ...figuresOf(gameId, named, random.pick(['0.10', '0.20', '0.25', '0.50', '1.00', '2.00', '5.00'])),
    lines: named.category === 'RNG' ? random.pick([5, 9, 10, 20, 25, 25, 30, 40, 50, 243]) : 0,
    rtp: (92 + random.below(620) / 100).toFixed(2),
  }
}

/** Whether a game that is played in rooms may be tried for free; drawn apart, so that all else stays what it was. */
const isTriedInRooms = (gameId: string, { category }: Pick<Game, 'category'>): boolean =>
  (category === 'FISH' || category === 'PVP') && createRandom(numberOf(`trial/${gameId}`)).next() < 0.6

/** Sports that a machine plays are tried like any of its games; what people play is not. */
const isVirtual = ({ category, gameName }: Pick<Game, 'category' | 'gameName'>): boolean =>
  (category === 'SPORTS' || category === 'ESPORTS') && gameName.startsWith('Virtual ')

/** A game is new for a month, in days. */
const NEW_DAYS = 30
/** About so many of a hundred games are new. */
const NEW_PERCENT = 4

/** How often the smallest bet goes into the largest, by what is played. */
const MOST_BETS: Readonly<Partial<Record<Category, readonly number[]>>> = {
  RNG: [200, 500, 1000],
  LIVE: [500, 1000, 5000],
  MINI: [100, 200, 500],
}

/** What sheets and filters tell of a game, drawn apart from its name, which stays what it was. */
function figuresOf(gameId: string, { category, gameName }: Pick<Game, 'category' | 'gameName'>, minBet: string) {
  const random = createRandom(numberOf(`figures/${gameId}/${gameName}`))
  const isNew = random.below(100) < NEW_PERCENT
  const times = random.pick(MOST_BETS[category] ?? [1000, 2000])
  // The smallest bet has two decimals, so its hundredths are whole.
  const most = BigInt(minBet.replace('.', '')) * BigInt(times)
  const paysBySteps = category === 'RNG' || category === 'MINI'
  return {
    minBet,
    maxBet: `${most / 100n}.${String(most % 100n).padStart(2, '0')}`,
    isNew,
    ageDays: isNew ? random.below(NEW_DAYS) : NEW_DAYS + random.below(3000),
    volatility: paysBySteps ? random.pick(['low', 'medium', 'medium', 'high'] as const) : null,
    liveClass: category === 'LIVE' ? liveClassOf(gameName) : ('' as const),
  }
}
