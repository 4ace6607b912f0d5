/** The twelve sports of the sandbox: how long they take, how they are scored, and how sure a favourite is. */
import type { PeriodKind } from '../../../src/rules/sports/fixture.ts'

interface Shared {
  readonly code: string
  /** How many fixtures of a day. */
  readonly share: number
  /** What the vendor keeps of all chances, as a part of them. */
  readonly margin: number
  readonly players: boolean
}

/** Played by the clock. */
export interface TimedSport extends Shared {
  readonly kind: 'timed'
  readonly periods: number
  readonly period: PeriodKind
  /** Minutes of a period, and between two. */
  readonly minutes: number
  readonly pause: number
  readonly isCountdown: boolean
  /** Whether the game has a clock at all; an inning has none. */
  readonly hasClock: boolean
  /** How often both sides together score in a game, and what a score counts. */
  readonly scores: number
  readonly points: readonly number[]
  readonly isDrawn: boolean
  /** How far two lines of totals are apart. */
  readonly step: number
}

/** Played for sets. */
export interface SetSport extends Shared {
  readonly kind: 'sets'
  readonly setsToWin: number
  /** Points, or games of tennis, that win a set, two ahead. */
  readonly target: number
  /** How long one takes, in seconds. */
  readonly seconds: number
}

export type SportKind = TimedSport | SetSport

const timed = (
  code: string,
  share: number,
  more: Partial<TimedSport> & Pick<TimedSport, 'minutes' | 'scores'>,
): TimedSport => ({
  kind: 'timed',
  code,
  share,
  margin: 0.06,
  players: false,
  periods: 2,
  period: 'half',
  pause: 15,
  isCountdown: false,
  hasClock: true,
  points: [1],
  isDrawn: true,
  step: 1,
  ...more,
})
const sets = (
  code: string,
  share: number,
  more: Pick<SetSport, 'setsToWin' | 'target' | 'seconds'> & Partial<SetSport>,
): SetSport => ({
  kind: 'sets',
  code,
  share,
  margin: 0.055,
  players: true,
  ...more,
})

const QUARTERS = { periods: 4, period: 'quarter', isCountdown: true, isDrawn: false } as const
const THIRDS = { periods: 3, period: 'third', isCountdown: true } as const

export const SPORT_KINDS: readonly SportKind[] = [
  timed('football', 520, { minutes: 45, scores: 2.7 }),
  timed('basketball', 170, { ...QUARTERS, minutes: 12, pause: 3, scores: 76, points: [2, 2, 2, 3, 1], step: 2 }),
  sets('tennis', 220, { setsToWin: 2, target: 6, seconds: 230 }),
  sets('volleyball', 80, { setsToWin: 3, target: 25, seconds: 38, players: false }),
  timed('baseball', 70, {
    periods: 9,
    period: 'inning',
    minutes: 17,
    pause: 2,
    hasClock: false,
    scores: 8.8,
    isDrawn: false,
  }),
  timed('ice-hockey', 80, { ...THIRDS, minutes: 20, pause: 15, scores: 5.8 }),
  timed('handball', 60, { minutes: 30, pause: 10, scores: 57 }),
  timed('rugby', 40, { minutes: 40, pause: 12, scores: 9, points: [3, 7, 5], step: 4 }),
  timed('american-football', 30, { ...QUARTERS, minutes: 30, pause: 6, scores: 8.5, points: [7, 3, 7], step: 3 }),
  sets('table-tennis', 90, { setsToWin: 3, target: 11, seconds: 22 }),
  sets('badminton', 40, { setsToWin: 2, target: 21, seconds: 35 }),
  timed('futsal', 30, { minutes: 20, pause: 10, isCountdown: true, scores: 6.4 }),
]

/** How many fixtures begin on a day: ten thousand within the seven that can be bet on. */
export const FIXTURES_A_DAY = SPORT_KINDS.reduce((sum, { share }) => sum + share, 0)

/** The sport that a number of a day's fixtures is of, and how many of that sport come before it. */
export function sportAt(number: number): { readonly sport: SportKind; readonly at: number } {
  let from = 0
  for (const sport of SPORT_KINDS) {
    if (number < from + sport.share) return { sport, at: number - from }
    from += sport.share
  }
  throw new Error(`no day has a fixture ${number}`)
}
