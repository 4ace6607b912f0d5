/**
 * The calendar: ten thousand fixtures of the coming week, and those of the days before, as a function of the seed and the
 * day. A day is made when it is first asked for.
 */
import { createRandom, numberOf } from '../seeds/random.ts'
import { leagueTurns } from './league-turns.ts'
import { teamsIn, type SeedLeague, type SeedTeam } from './sport-names.ts'
import { FIXTURES_A_DAY, sportAt, type SportKind } from './sport-kinds.ts'
import type { Sides } from './chances.ts'

export interface SeedFixture {
  readonly id: string
  readonly sport: SportKind
  readonly league: SeedLeague
  readonly home: SeedTeam
  readonly away: SeedTeam
  readonly startsAt: number
  /** A timed sport's scores of each side on average; in one of sets, the chances of a point. */
  readonly strength: Sides
  readonly isSemifinal: boolean
  /** It never takes place. */
  readonly isPostponed: boolean
  /** The home side's price is better than usual until it begins. */
  readonly isBoosted: boolean
  /** What its own chance is drawn from. */
  readonly seed: number
}

export const DAY_MS = 86_400_000
/** Fixtures of so many days can be bet on. */
export const DAYS_AHEAD = 7
/** Starts are on these, in milliseconds. */
const GRID = 5 * 60_000
/** No game takes longer, in milliseconds. */
export const LONGEST_MS = 5 * 3_600_000

const days = new Map<string, readonly SeedFixture[]>()
/** More days than anybody asks for at once: one that has gone by is let go. */
const MOST_DAYS = 24

/** The fixtures that begin on a day, counted from 1970 in UTC. */
function fixturesOn(seed: number, day: number): readonly SeedFixture[] {
  const key = `${seed}/${day}`
  const known = days.get(key)
  if (known) return known
  const turns = new Map<string, number>()
  const made = Array.from({ length: FIXTURES_A_DAY }, (_, number) => {
    const { count, isAwayFirst, ...fixture } = makeFixture(seed, day, number)
    const { league } = fixture
    const turn = turns.get(league.id) ?? 0
    turns.set(league.id, turn + 1)
    const [one, other] = pairOf(league, seed, day * count + turn)
    return { ...fixture, ...(isAwayFirst ? { home: other, away: one } : { home: one, away: other }) }
  })
  const [oldest] = days.keys()
  if (days.size >= MOST_DAYS && oldest !== undefined) days.delete(oldest)
  days.set(key, made)
  return made
}

/**
 * Who meets in a league's next fixture: in rounds in which each team plays once, one after the other, so that none plays in two
 * games at a time.
 * @param turn of all its fixtures since 1970
 */
function pairOf(league: SeedLeague, seed: number, turn: number): readonly [SeedTeam, SeedTeam] {
  const teams = teamsIn(league)
  const [others, games] = [teams.length - 1, Math.floor(teams.length / 2)]
  const [round, game] = [(numberOf(`rounds/${seed}`) % others) + Math.floor(turn / games), turn % games]
  // One stays in its place, and all others go round it.
  const one = teams[game === 0 ? others : (round + game) % others]
  const other = teams[(((round - game) % others) + others) % others]
  if (!one || !other) throw new Error(`the league ${league.id} has no teams`)
  return [one, other]
}

function makeFixture(seed: number, day: number, number: number) {
  const { sport, at } = sportAt(number)
  const own = numberOf(`sports/${seed}/${day}/${number}`)
  const random = createRandom(own)
  const leagues = leagueTurns(sport)
  // A day's order begins anywhere in it, so that no league has the same hours every day.
  const turn = leagues[(at + numberOf(`order/${seed}/${day}`)) % leagues.length]
  if (!turn) throw new Error(`${sport.code} has no leagues`)
  return {
    id: `f${day}-${number}`,
    sport,
    ...turn,
    isAwayFirst: random.next() < 0.5,
    startsAt: day * DAY_MS + Math.floor(((at + random.next()) / sport.share) * (DAY_MS / GRID)) * GRID,
    strength: strengthOf(sport, random.next()),
    isSemifinal: random.below(40) === 0,
    isPostponed: random.below(200) === 0,
    isBoosted: random.below(60) === 0,
    seed: own,
  }
}

/** @param drawn from 0 to 1: from the away side's favour to the home side's */
function strengthOf(sport: SportKind, drawn: number): Sides {
  if (sport.kind === 'sets') {
    const home = sport.target > 6 ? 0.455 + drawn * 0.09 : 0.36 + drawn * 0.28
    return { home, away: 1 - home }
  }
  // The more is scored, the less a small difference of strength leaves open.
  const lean = sport.scores > 20 ? 0.47 + drawn * 0.07 : 0.34 + drawn * 0.36
  return { home: sport.scores * lean, away: sport.scores * (1 - lean) }
}

/** All that begins between two moments, the second not among them. */
export function fixturesBetween(seed: number, from: number, until: number): SeedFixture[] {
  const found: SeedFixture[] = []
  for (let day = Math.floor(from / DAY_MS); day * DAY_MS < until; day += 1)
    for (const fixture of fixturesOn(seed, day))
      if (fixture.startsAt >= from && fixture.startsAt < until) found.push(fixture)
  return found
}

/** A fixture by its id; `null` for one that never was, or that lies too far off. */
export function fixtureById(seed: number, id: string, now: number): SeedFixture | null {
  const [, day, number] = /^f(\d{1,6})-(\d{1,5})$/.exec(id) ?? []
  if (day === undefined || Number(number) >= FIXTURES_A_DAY) return null
  // Anybody may ask for any: nobody makes days without end.
  if (Math.abs(Number(day) - now / DAY_MS) > DAYS_AHEAD + 2) return null
  return fixturesOn(seed, Number(day))[Number(number)] ?? null
}
