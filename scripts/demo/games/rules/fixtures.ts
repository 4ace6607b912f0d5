/** Fixtures of a sports coupon: who meets whom by the clock, at which odds, and how it ends. */
import { createRandom, numberOf, type Random } from '../../../sandbox/seeds/random.ts'
import { outlookOf, poisson } from '../../../sandbox/sports/chances.ts'

export const PICKS = ['home', 'draw', 'away', 'over', 'under'] as const
export type Pick = (typeof PICKS)[number]

export interface Fixture {
  readonly id: string
  readonly home: string
  readonly away: string
  /** Milliseconds since 1970; bets are taken until it begins. */
  readonly startsAt: number
  readonly endsAt: number
  /** In hundredths: 185 pays 1.85 for each unit staked. Only what can be bet on. */
  readonly odds: Readonly<Partial<Record<Pick, number>>>
}

export interface Score {
  readonly home: number
  readonly away: number
}

/** One begins so often, and each takes a minute: a coupon should not need an afternoon. In milliseconds. */
const EVERY = 30_000
const LASTS = 60_000
/** Odds move so often, in milliseconds. */
const MOVES = 45_000
/** How many can be bet on at a time. */
const AHEAD = 8

/** Nine goals are as good as never. */
const MOST = 9
/** More than two goals are over. */
const LINE = 2.5

export interface Sport {
  /** Tells coupons apart. */
  readonly key: string
  /** Whether it can end level. */
  readonly drawn: boolean
  readonly teams: readonly string[]
  /** What the coupon returns to the player, in percent. */
  readonly rtp: string
}

interface Strengths {
  readonly home: number
  readonly away: number
}

const timesOf = (index: number) => ({ startsAt: index * EVERY, endsAt: index * EVERY + LASTS })

/** The fixtures that can be bet on now, and those that are being played. */
export function fixturesAt(sport: Sport, now: number): { readonly open: Fixture[]; readonly live: Fixture[] } {
  const next = Math.floor(now / EVERY) + 1
  const open = Array.from({ length: AHEAD }, (_, index) => fixture(sport, next + index, now))
  const live = Array.from({ length: LASTS / EVERY }, (_, index) => fixture(sport, next - 1 - index, now)).filter(
    ({ endsAt }) => endsAt > now,
  )
  return { open, live }
}

/** A fixture by its id, as it stands now. */
export function fixtureOf(sport: Sport, id: string, now: number): Fixture | null {
  const [, index = ''] = /^F(\d{1,12})$/.exec(id) ?? []
  return index === '' ? null : fixture(sport, Number(index), now)
}

function fixture(sport: Sport, index: number, now: number): Fixture {
  const random = createRandom(numberOf(`${sport.key}/${index}`))
  const home = random.pick(sport.teams)
  const away = random.pick(sport.teams.filter((team) => team !== home))
  const times = timesOf(index)
  const strengths = drawStrengths(random)
  // The market moves while bets are taken, and stands once it is played.
  const move = Math.floor(Math.min(now, times.startsAt) / MOVES)
  const noise = createRandom(numberOf(`${sport.key}/${index}/${move}`))
  const seen = { home: strengths.home * sway(noise), away: strengths.away * sway(noise) }
  return { id: `F${index}`, home, away, ...times, odds: oddsOf(sport, seen) }
}

const drawStrengths = (random: Random): Strengths => ({
  home: 0.8 + random.next() * 1.5,
  away: 0.6 + random.next() * 1.3,
})
const sway = (random: Random): number => 0.97 + random.next() * 0.06

const NONE = { home: 0, away: 0 }

/** The chances of what can be bet on. */
export function chancesOf({ drawn }: Sport, strengths: Strengths): Partial<Record<Pick, number>> {
  const { level, over, ahead } = outlookOf(NONE, strengths, 1)
  const [home, more] = [ahead(0), over(LINE)]
  const away = 1 - home - level
  if (drawn) return { home, draw: level, away, over: more, under: 1 - more }
  // What is level is played on, until one leads.
  return { home: home / (home + away), away: away / (home + away) }
}

function oddsOf(sport: Sport, strengths: Strengths): Fixture['odds'] {
  const chances = Object.entries(chancesOf(sport, strengths))
  return Object.fromEntries(
    chances.map(([pick, chance]) => [pick, Math.max(101, Math.round(Number(sport.rtp) / chance))]),
  )
}

/**
 * How a fixture ended.
 * @param secret what nobody knows before: the same gives the same score
 */
export function scoreOf(sport: Sport, id: string, secret: string): Score {
  const strengths = drawStrengths(skipTeams(sport, id))
  const random = createRandom(numberOf(`${secret}/${sport.key}/${id}`))
  for (;;) {
    const score = { home: goals(random, strengths.home), away: goals(random, strengths.away) }
    if (sport.drawn || score.home !== score.away) return score
  }
}

/** The fixture's own dice, after its teams. */
function skipTeams(sport: Sport, id: string): Random {
  const random = createRandom(numberOf(`${sport.key}/${id.slice(1)}`))
  random.next()
  random.next()
  return random
}

function goals(random: Random, mean: number): number {
  const at = random.next()
  let sum = 0
  for (let count = 0; count < MOST; count += 1) {
    sum += poisson(mean, count)
    if (at < sum) return count
  }
  return MOST
}

/** Whether a pick was right. */
export function isRight({ home, away }: Score, pick: Pick): boolean {
  switch (pick) {
    case 'home':
      return home > away
    case 'away':
      return away > home
    case 'draw':
      return home === away
    case 'over':
      return home + away > LINE
    case 'under':
      return home + away < LINE
  }
}
