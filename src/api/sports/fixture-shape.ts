/** What the calls of sports share: how a fixture, its markets and a pick go over the wire. Spec: not shown. */
import * as v from 'valibot'
import {
  FIXTURE_STATES,
  MARKET_GROUPS,
  OUTCOME_KINDS,
  PAUSE_REASONS,
  PERIOD_KINDS,
} from '../../rules/sports/fixture.ts'
import { readPrice, type Price } from '../../rules/sports/price.ts'
import { count, decimal, instant, label, mark, money, readable, spare, spareList, word } from '../schemas.ts'

/** Of a fixture, a market, an outcome, a league or a team. */
export const sportsId = v.pipe(v.string(), v.minLength(1), v.maxLength(80))

/** Decimal odds as a decimal string, above 1. */
export const priceText = v.pipe(
  decimal,
  v.check((text) => readPrice(text) !== null, 'a price'),
)

/** The same as a reply is read. */
export const price = v.pipe(
  priceText,
  // Asked above.
  v.transform((text) => readPrice(text) as Price),
)

const score = v.object({ home: count, away: count })

const team = v.object({
  id: v.string(),
  name: v.string(),
  /** The same in at most 14 letters, for narrow rows; empty where the name is short enough. */
  shortName: label,
  /** Whether it is one player, who is drawn by initials. */
  isPlayer: mark,
  /** How its crest is drawn: a pattern, two colours as `#rrggbb`, an emblem. `null` where it is left to the page. */
  crest: spare(v.nullable(v.object({ pattern: label, colors: spareList(v.string()), emblem: label })), null),
})

/** Rank 1 comes first. */
export const league = v.object({ id: v.string(), name: v.string(), rank: spare(count, 0) })

const outcome = v.object({
  /** Unique among all outcomes of all fixtures. */
  id: v.string(),
  kind: word(OUTCOME_KINDS),
  name: v.string(),
  price,
  /** A price that is better for a while: what it is otherwise, until when, and the most that may be staked on it. */
  boost: v.nullish(v.object({ normal: price, until: instant, mostStake: v.nullish(money, null) }), null),
})

export const market = v.object({
  id: v.string(),
  group: word(MARKET_GROUPS),
  name: v.string(),
  /** Of totals, such as `2.5`; of a handicap what is added to the home side, such as `-1.5`. */
  line: label,
  /** Why no bets are taken just now; `null` while they are. */
  paused: v.nullish(word(PAUSE_REASONS), null),
  outcomes: readable(outcome),
})

/** How it stands. */
const standing = {
  startsAt: instant,
  state: word(FIXTURE_STATES),
  /** What the clock showed at a moment, and whether it runs; `null` for a game without one, or that does not go on. */
  clock: spare(v.nullable(v.object({ seconds: count, at: instant, isRunning: v.boolean(), isCountdown: mark })), null),
  period: spare(v.nullable(v.object({ kind: word(PERIOD_KINDS), number: spare(count, 0) })), null),
  /** `null` before it begins. */
  score: v.nullish(score, null),
  /** Of each set or period so far. */
  parts: spareList(score),
  /** Of the game within a set, such as `40-30`. */
  points: label,
  /** How many markets there are in all. */
  marketCount: spare(count, 0),
}

export const fixture = v.object({
  id: v.string(),
  /** Grows whenever something of it changes, by as much as the platform likes. */
  version: count,
  /** The code of its sport. */
  sport: v.string(),
  league,
  /** Such as a semi-final; empty where it is nothing special. */
  stage: label,
  home: team,
  away: team,
  ...standing,
  markets: readable(market),
})

/** A change of the score. */
export const scoreChange = v.object({
  /** Of the game's clock; `null` in a game without one. */
  seconds: spare(v.nullable(count), null),
  period: spare(count, 0),
  side: v.picklist(['home', 'away']),
  score,
})

export const standingNow = v.object(standing)
