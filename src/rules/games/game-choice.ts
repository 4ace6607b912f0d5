/** What a page of games is narrowed to, as its address says it (spec 5, "Slot filter"; spec 2: `page` names the vendor). */
import type { Category } from './categories.ts'
import { hasFreeSeat, type Game } from './game.ts'
import { VOLATILITIES, type Volatility } from './volatility.ts'
import { isLiveClass, type LiveClass } from './vendors/live-classes.ts'
import { holdsWords } from './name-search.ts'
import { unitOf, type Worth } from '../money/worth.ts'
import type { Search } from '../site/search-params.ts'

/** The slot filter's figures (spec 5): a smallest bet of 1 or more, as an address says it, and 25 lines or more. */
const SLOT_MIN_BET = '1'
export const SLOT_MIN_LINES = 25

/**
 * The smallest bet that the slot filter asks for (spec 5: "minimum bet 1 yuan or more"), in whole units of the currency, as
 * an address says it: what one is elsewhere.
 */
export const slotMinBet = (worth: Worth): string => String(unitOf(worth))
/** As much of a name as the server takes. */
export const MOST_WORDS = 60

/** The orders that games come in; the first is what holds when nothing is said. */
export const ORDERS = ['popular', 'new', 'name', 'minBet'] as const
export type Order = (typeof ORDERS)[number]

/** Where the games come from: all of the category, or what a member has marked or played. */
export const SOURCES = ['all', 'favorites', 'recent'] as const
export type Source = (typeof SOURCES)[number]

export interface GameChoice {
  readonly source: Source
  /** A vendor's code; empty for all of them, as every text here. */
  readonly vendor: string
  readonly words: string
  readonly liveClass: LiveClass | ''
  readonly isHot: boolean
  readonly isNew: boolean
  /** The slot filter's smallest bet or more. */
  readonly highBet: boolean
  /** Twenty-five lines or more. */
  readonly manyLines: boolean
  /** May be tried for free. */
  readonly trial: boolean
  /** The least return to the player in percent, and the most that the smallest bet may be: decimal strings, or empty. */
  readonly minRtp: string
  readonly maxBet: string
  readonly volatility: Volatility | ''
  /** Live tables with a seat that is free now. */
  readonly hasSeat: boolean
  readonly order: Order
}

export const WHOLE: GameChoice = {
  source: 'all',
  vendor: '',
  words: '',
  liveClass: '',
  isHot: false,
  isNew: false,
  highBet: false,
  manyLines: false,
  trial: false,
  minRtp: '',
  maxBet: '',
  volatility: '',
  hasSeat: false,
  order: 'popular',
}

/** What narrows, in the order in which a page names it. The order of games narrows nothing. */
export const NARROWINGS = [
  'words',
  'vendor',
  'liveClass',
  'hasSeat',
  'isHot',
  'isNew',
  'highBet',
  'manyLines',
  'trial',
  'minRtp',
  'volatility',
  'maxBet',
  'source',
] as const satisfies readonly (keyof GameChoice)[]
export type Narrowing = (typeof NARROWINGS)[number]

/** Reads an address; what it says wrongly narrows nothing. */
export function readChoice(search: Search): GameChoice {
  const { page = '', q = '', class: code = '', sort, list } = search
  return {
    source: SOURCES.find((each) => each === list) ?? WHOLE.source,
    vendor: page,
    words: q.trim().slice(0, MOST_WORDS),
    liveClass: isLiveClass(code) ? code : '',
    isHot: search['hot'] === '1',
    isNew: search['new'] === '1',
    highBet: search['bet'] === SLOT_MIN_BET,
    manyLines: search['lines'] === String(SLOT_MIN_LINES),
    trial: search['trial'] === '1',
    minRtp: decimalIn(search['rtp']),
    maxBet: decimalIn(search['upto']),
    volatility: VOLATILITIES.find((each) => each === search['vol']) ?? '',
    hasSeat: search['seat'] === '1',
    order: ORDERS.find((each) => each === sort) ?? WHOLE.order,
  }
}

/** Writes a choice into an address that may say other things as well; what narrows nothing is left out. */
export function writeChoice(choice: GameChoice, search: Search): Search {
  const { page: _page, q: _q, class: _class, sort: _sort, list: _list, ...others } = search
  const { hot: _hot, new: _new, bet: _bet, lines: _lines, ...more } = others
  const { trial: _trial, rtp: _rtp, upto: _upto, vol: _vol, seat: _seat, ...rest } = more
  const { source, vendor, words, liveClass, isHot, isNew, highBet, manyLines, order } = choice
  const { trial, minRtp, maxBet, volatility, hasSeat } = choice
  return {
    ...rest,
    ...(source === WHOLE.source ? {} : { list: source }),
    ...(vendor ? { page: vendor } : {}),
    ...(words ? { q: words } : {}),
    ...(liveClass ? { class: liveClass } : {}),
    ...(isHot ? { hot: '1' } : {}),
    ...(isNew ? { new: '1' } : {}),
    ...(highBet ? { bet: SLOT_MIN_BET } : {}),
    ...(manyLines ? { lines: String(SLOT_MIN_LINES) } : {}),
    ...(trial ? { trial: '1' } : {}),
    ...(minRtp ? { rtp: minRtp } : {}),
    ...(maxBet ? { upto: maxBet } : {}),
    ...(volatility ? { vol: volatility } : {}),
    ...(hasSeat ? { seat: '1' } : {}),
    ...(order === WHOLE.order ? {} : { sort: order }),
  }
}

/** A decimal as an address may say it; empty for anything else. */
const decimalIn = (text = ''): string => (/^\d{1,9}(\.\d{1,4})?$/.test(text) ? text : '')

/** What of it narrows the list. */
export function narrowings(choice: GameChoice): Narrowing[] {
  return NARROWINGS.filter((each) => choice[each] !== WHOLE[each])
}

/** The choice without one of its narrowings. */
export function withoutNarrowing(choice: GameChoice, narrowing: Narrowing): GameChoice {
  return { ...choice, [narrowing]: WHOLE[narrowing] }
}

/**
 * Whether a game is one of those chosen: for lists that come whole, such as a member's favourites.
 * @param worth of the currency
 */
export function fitsChoice(game: Game, category: Category, choice: GameChoice, worth: Worth): boolean {
  return (
    game.category === category &&
    (!choice.vendor || game.vendor === choice.vendor) &&
    (!choice.words || holdsWords(game.name, choice.words)) &&
    (!choice.liveClass || game.liveClass === choice.liveClass) &&
    (!choice.isHot || game.isHot) &&
    (!choice.isNew || game.isNew) &&
    (!choice.highBet || reaches(game.minBet, slotMinBet(worth))) &&
    (!choice.manyLines || game.lines >= SLOT_MIN_LINES) &&
    (!choice.hasSeat || hasFreeSeat(game)) &&
    (!choice.trial || game.offersTrial) &&
    (!choice.volatility || game.volatility === choice.volatility) &&
    (!choice.minRtp || (game.rtp !== null && isAtLeast(game.rtp, choice.minRtp))) &&
    (!choice.maxBet || (game.minBet !== '' && isAtLeast(choice.maxBet, game.minBet)))
  )
}

/** Whether an amount is a whole one at least. It is a text, never becomes a float, and may be empty. */
const reaches = (amount: string, least: string): boolean => BigInt(/^\d+/.exec(amount)?.[0] ?? 0) >= BigInt(least)

/** Whether a decimal reaches another: in ten-thousandths, since neither becomes a float. */
const isAtLeast = (text: string, least: string): boolean => tenThousandths(text) >= tenThousandths(least)

function tenThousandths(text: string): bigint {
  const [, whole = '0', decimals = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  return BigInt(whole + decimals.padEnd(4, '0').slice(0, 4))
}
