/** A fixture: who meets whom, how it stands, and what can be bet on. Spec: not shown. */
import type { CrestData } from './crest.ts'
import { comparePrices, type Price } from './price.ts'

export const FIXTURE_STATES = ['coming', 'live', 'paused', 'finished', 'postponed'] as const
/** `paused` is a game that is interrupted; a market that takes no bets says so for itself. */
export type FixtureState = (typeof FIXTURE_STATES)[number] | 'unknown'

/** What a period is called by; `break` lies between two. */
export const PERIOD_KINDS = ['half', 'quarter', 'third', 'set', 'inning', 'break', 'extra', 'penalties'] as const
export type PeriodKind = (typeof PERIOD_KINDS)[number] | 'unknown'

/** Why a market takes no bets. */
export const PAUSE_REASONS = ['goal', 'review', 'decided', 'operator', 'interrupted'] as const
export type PauseReason = (typeof PAUSE_REASONS)[number] | 'unknown'

/** The groups that a fixture's markets are folded into. */
export const MARKET_GROUPS = ['result', 'totals', 'handicap', 'periods', 'specials'] as const
export type MarketGroup = (typeof MARKET_GROUPS)[number] | 'unknown'

/** What an outcome is; whatever is `other` goes by its name. */
export const OUTCOME_KINDS = ['home', 'draw', 'away', 'over', 'under', 'yes', 'no', 'other'] as const
export type OutcomeKind = (typeof OUTCOME_KINDS)[number] | 'unknown'

export interface Team {
  readonly id: string
  readonly name: string
  /** The same in few letters, for narrow rows; may be empty. */
  readonly shortName?: string
  /** Whether it is one player. */
  readonly isPlayer: boolean
  /** As the server describes it; `null` where it does not. */
  readonly crest: CrestData | null
}

/** What a team is called where there is little room. */
export const shortNameOf = ({ name, shortName = '' }: Pick<Team, 'name' | 'shortName'>): string => shortName || name

export interface League {
  readonly id: string
  readonly name: string
  /** The first is 1. */
  readonly rank: number
}

export interface Score {
  readonly home: number
  readonly away: number
}

export interface Period {
  readonly kind: PeriodKind
  /** The first is 1; 0 for a break. */
  readonly number: number
}

/** A price that is better than usual for a while. */
export interface Boost {
  /** What it is otherwise. */
  readonly normal: Price
  readonly until: number
  /** Minor units. */
  readonly mostStake: bigint | null
}

export interface Outcome {
  /** Tells it from every other outcome of every fixture. */
  readonly id: string
  readonly kind: OutcomeKind
  /** In the language of the call. */
  readonly name: string
  readonly price: Price
  readonly boost: Boost | null
}

export interface Market {
  readonly id: string
  readonly group: MarketGroup
  readonly name: string
  /** The line of totals and handicaps, a decimal string such as `2.5`; empty where there is none. */
  readonly line: string
  /** Why it takes no bets; `null` while it does. */
  readonly paused: PauseReason | null
  readonly outcomes: readonly Outcome[]
}

/** The clock of a game, as the server read it at a moment. */
export interface GameClock {
  readonly seconds: number
  /** The moment of the server's clock at which it showed that. */
  readonly at: number
  readonly isRunning: boolean
  /** Whether it counts down to nothing. */
  readonly isCountdown: boolean
}

export interface Fixture {
  readonly id: string
  /** Grows with each change: an older word never takes the place of a newer one. */
  readonly version: number
  readonly sport: string
  readonly league: League
  /** What round it is, such as a semi-final, in the language of the call; may be empty. */
  readonly stage: string
  readonly home: Team
  readonly away: Team
  readonly startsAt: number
  readonly state: FixtureState
  readonly clock: GameClock | null
  readonly period: Period | null
  /** `null` before it begins. */
  readonly score: Score | null
  /** The score of each set or period so far. */
  readonly parts: readonly Score[]
  /** The points of a game that is being played, such as `40-30`; may be empty. */
  readonly points: string
  readonly markets: readonly Market[]
  /** How many markets there are in all. */
  readonly marketCount: number
}

export const isLive = ({ state }: Pick<Fixture, 'state'>): boolean => state === 'live' || state === 'paused'

/**
 * What a game's clock shows at a moment, in whole seconds: worked out from the moment that the server named, so that it does
 * not drift, and a page that slept shows the right time at once.
 * @param serverNow the server's clock
 */
export function clockSeconds({ seconds, at, isRunning, isCountdown }: GameClock, serverNow: number): number {
  const passed = isRunning ? Math.max(0, serverNow - at) / 1000 : 0
  return isCountdown ? Math.max(0, Math.ceil(seconds - passed)) : Math.floor(seconds + passed)
}

/** Where a price went, and since when. */
export interface PriceMove {
  readonly direction: 'up' | 'down'
  readonly at: number
}
/** How long a movement stays marked, in milliseconds. */
const MOVE_SHOWN_MS = 5000

/** Whether it is still shown. */
export const isMoveShown = ({ at }: PriceMove, now: number): boolean => now - at < MOVE_SHOWN_MS

/** @returns `null` where it stayed */
export function moveOf(before: Price, after: Price, at: number): PriceMove | null {
  const order = comparePrices(after, before)
  return order === 0 ? null : { direction: order > 0 ? 'up' : 'down', at }
}

/** A fixture's markets by group, in the order in which the server has them. @param first the groups that stand before all others, in their order */
export function marketGroups(
  markets: readonly Market[],
  first: readonly MarketGroup[] = ['result'],
): { readonly group: MarketGroup; readonly markets: Market[] }[] {
  const groups = Map.groupBy(markets, ({ group }) => group)
  const placeOf = (group: MarketGroup): number => (first.includes(group) ? first.indexOf(group) : first.length)
  return [...groups]
    .map(([group, within]) => ({ group, markets: within }))
    .toSorted((one, other) => placeOf(one.group) - placeOf(other.group))
}
