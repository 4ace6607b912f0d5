/** How a fixture goes: its score, clock and period at a moment, as a function of its seed, the moment and what operators did. */
import type { Deed } from '../store/sports/deeds.ts'
import { createRandom } from '../seeds/random.ts'
import type { SeedFixture } from './calendar.ts'
import { poisson, type Sides } from './chances.ts'
import type { Game, Scored } from './game-shape.ts'
import { playSets } from './sets.ts'
import type { TimedSport } from './sport-kinds.ts'

const SECOND = 1000
/** How many games are remembered as they go: whoever is looked at is looked at again. */
const MOST_KEPT = 4000
const kept = new Map<string, readonly Scored[]>()

/** The scores of a timed game by its own chance, the first one first. */
function ownScores(fixture: SeedFixture, sport: TimedSport): readonly Scored[] {
  const key = `${fixture.seed}/${fixture.id}`
  const known = kept.get(key)
  if (known) return known
  const random = createRandom(fixture.seed + 1)
  const length = sport.periods * sport.minutes * 60
  const made = (['home', 'away'] as const).flatMap((side) => {
    const count = drawCount(random.next(), fixture.strength[side])
    return Array.from({ length: count }, (): Scored => {
      const at = fixture.startsAt + realSeconds(sport, 1 + random.next() * (length - 2)) * SECOND
      return {
        at: Math.floor(at / SECOND) * SECOND,
        side,
        points: random.pick(sport.points),
        isReviewed: random.below(4) === 0,
      }
    })
  })
  const level = sumOf(made)
  // Where nobody may draw, one of both scores at the very end.
  const last = sport.isDrawn || level.home !== level.away ? [] : [lastScore(fixture, sport, random.below(2) === 0)]
  const scores = [...made, ...last].toSorted((a, b) => a.at - b.at)
  const [oldest] = kept.keys()
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  kept.set(key, scores)
  return scores
}

const lastScore = (fixture: SeedFixture, sport: TimedSport, isHome: boolean): Scored => ({
  at: fixture.startsAt + (lengthOf(sport) - 1) * SECOND,
  side: isHome ? 'home' : 'away',
  points: sport.points[0] ?? 1,
  isReviewed: false,
})

function drawCount(at: number, mean: number): number {
  let [sum, count] = [poisson(mean, 0), 0]
  while (at >= sum && count < 400) {
    count += 1
    sum += poisson(mean, count)
  }
  return count
}

const sumOf = (scores: readonly Scored[]): Sides => {
  const sum = { home: 0, away: 0 }
  for (const { side, points } of scores) sum[side] += points
  return sum
}

/** Seconds of play as seconds since the start. */
const realSeconds = ({ minutes, pause }: TimedSport, played: number): number =>
  played + Math.floor(played / (minutes * 60)) * pause * 60

/** A whole game with its pauses, in seconds. */
const lengthOf = ({ periods, minutes, pause }: TimedSport): number => (periods * minutes + (periods - 1) * pause) * 60

/** When it ends, by the clock or by an operator's hand. */
export function endOf(fixture: SeedFixture, deeds: readonly Deed[]): number {
  const ended = deeds.find(({ kind }) => kind === 'finish')
  const { sport, startsAt } = fixture
  return ended?.at ?? (sport.kind === 'timed' ? startsAt + lengthOf(sport) * SECOND : playSets(fixture, sport).endsAt)
}

const postponedAt = ({ isPostponed, startsAt }: SeedFixture, deeds: readonly Deed[]): number | null =>
  deeds.find(({ kind }) => kind === 'postpone')?.at ?? (isPostponed ? startsAt - 10 * 60 * SECOND : null)

/** How it stands. */
export function gameAt(fixture: SeedFixture, now: number, deeds: readonly Deed[]): Game {
  const postponed = postponedAt(fixture, deeds)
  const before = { clock: null, period: null, score: null, parts: [], points: '', left: 1, history: [] }
  if (postponed !== null && now >= postponed) return { ...before, state: 'postponed' }
  if (now < fixture.startsAt) return { ...before, state: 'coming' }
  const end = endOf(fixture, deeds)
  const at = Math.min(now, end)
  const { sport } = fixture
  const live = sport.kind === 'timed' ? timedAt(fixture, sport, at, deeds) : playSets(fixture, sport).at(at)
  if (now >= end) return { ...live, state: 'finished', clock: null, left: 0, points: '' }
  const isHeld = deeds.findLast(({ kind }) => kind === 'interrupt' || kind === 'resume')?.kind === 'interrupt'
  return { ...live, state: isHeld ? 'paused' : 'live' }
}

/** All scores of a timed game, those that an operator gave among them. */
function scoresOf(fixture: SeedFixture, sport: TimedSport, deeds: readonly Deed[]): readonly Scored[] {
  const given = deeds.flatMap(({ kind, at, detail }): Scored[] =>
    kind === 'goal'
      ? [{ at, side: detail === 'away' ? 'away' : 'home', points: sport.points[0] ?? 1, isReviewed: false }]
      : [],
  )
  const own = ownScores(fixture, sport)
  return given.length === 0 ? own : [...own, ...given].toSorted((a, b) => a.at - b.at)
}

function timedAt(fixture: SeedFixture, sport: TimedSport, now: number, deeds: readonly Deed[]): Omit<Game, 'state'> {
  const place = (moment: number) => placeIn(sport, Math.floor((moment - fixture.startsAt) / SECOND))
  const { period, isBreak, seconds, played } = place(now)
  const scored = scoresOf(fixture, sport, deeds).filter(({ at }) => at <= now)
  const score = { home: 0, away: 0 }
  const parts = Array.from({ length: period }, () => ({ home: 0, away: 0 }))
  const history = scored.map((one) => {
    const then = place(one.at)
    score[one.side] += one.points
    const part = parts[then.period - 1]
    if (part) part[one.side] += one.points
    return { scored: one, score: { ...score }, period: then.period, seconds: sport.hasClock ? then.seconds : null }
  })
  const { isCountdown, hasClock } = sport
  return {
    clock: hasClock ? { seconds, isRunning: !isBreak, isCountdown } : null,
    period: isBreak ? { kind: 'break', number: period } : { kind: sport.period, number: period },
    score: { ...score },
    // Halves of football are not told apart; quarters and innings are.
    parts: sport.periods > 2 ? parts : [],
    points: '',
    left: Math.max(0, 1 - played / (sport.periods * sport.minutes * 60)),
    history,
  }
}

/** Where in a game so many seconds since its start are. */
function placeIn({ periods, minutes, pause, isCountdown }: TimedSport, elapsed: number) {
  const [length, whole] = [minutes * 60, (minutes + pause) * 60]
  const index = Math.min(periods - 1, Math.floor(Math.max(0, elapsed) / whole))
  const within = elapsed - index * whole
  const isBreak = within >= length && index < periods - 1
  const shown = Math.min(length, Math.max(0, within))
  const played = index * length + shown
  // A clock that counts up goes on over all periods, as football's does.
  return { period: index + 1, isBreak, played, seconds: isCountdown ? length - shown : played }
}

/** Scores around a moment after which, or before which, the market stands still. */
export function scoresAround(
  fixture: SeedFixture,
  now: number,
  deeds: readonly Deed[],
  before: number,
  after: number,
): Scored[] {
  const { sport } = fixture
  if (sport.kind !== 'timed') return []
  return scoresOf(fixture, sport, deeds).filter(({ at }) => at - before <= now && now < at + after)
}
