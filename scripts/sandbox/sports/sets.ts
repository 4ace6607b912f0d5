/** A game of sets: who wins which point, and how it stands at a moment. */
import { createRandom } from '../seeds/random.ts'
import type { SeedFixture } from './calendar.ts'
import type { Sides } from './chances.ts'
import type { Game, Side } from './game-shape.ts'
import type { SetSport } from './sport-kinds.ts'

interface Point {
  readonly at: number
  readonly side: Side
  /** How the set stands after it, and the sets that are over. */
  readonly set: Sides
  readonly sets: readonly Sides[]
  readonly score: Sides
}

interface Played {
  readonly endsAt: number
  at(now: number): Omit<Game, 'state'>
}

/** Between two sets, in seconds. */
const PAUSE = 90
const SECOND = 1000
const MOST_KEPT = 1000
const kept = new Map<string, Played>()

/** A whole match by its own chance. */
export function playSets(fixture: SeedFixture, sport: SetSport): Played {
  const key = `${fixture.seed}/${fixture.id}`
  const known = kept.get(key)
  if (known) return known
  const points = drawPoints(fixture, sport)
  const endsAt = points.at(-1)?.at ?? fixture.startsAt
  const made = { endsAt, at: (now: number) => standAt(fixture, sport, points, now) }
  const [oldest] = kept.keys()
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  kept.set(key, made)
  return made
}

function drawPoints({ seed, startsAt, strength }: SeedFixture, { setsToWin, target, seconds }: SetSport): Point[] {
  const random = createRandom(seed + 1)
  const points: Point[] = []
  const [score, sets] = [{ home: 0, away: 0 }, [] as Sides[]]
  let [at, set] = [startsAt, { home: 0, away: 0 }]
  while (score.home < setsToWin && score.away < setsToWin) {
    at += Math.round(seconds * (0.6 + random.next() * 0.8)) * SECOND
    const side = random.next() < strength.home ? 'home' : 'away'
    set = { ...set, [side]: set[side] + 1 }
    const isOver = Math.max(set.home, set.away) >= target && Math.abs(set.home - set.away) >= 2
    // Tennis plays a thirteenth game for the set.
    const isTieBreak = target === 6 && set.home + set.away === 13
    if (isOver || isTieBreak) {
      score[side] += 1
      sets.push(set)
    }
    points.push({
      at,
      side,
      set: isOver || isTieBreak ? { home: 0, away: 0 } : set,
      sets: [...sets],
      score: { ...score },
    })
    if (isOver || isTieBreak) {
      set = { home: 0, away: 0 }
      at += PAUSE * SECOND
    }
  }
  return points
}

/** The points of a game of tennis as it goes on. */
const RALLY = ['0-0', '15-0', '15-15', '30-15', '30-30', '40-30'] as const

function standAt(fixture: SeedFixture, sport: SetSport, points: readonly Point[], now: number): Omit<Game, 'state'> {
  const done = points.filter(({ at }) => at <= now)
  const last = done.at(-1)
  const next = points[done.length]
  const [score, sets, set] = [last?.score ?? { home: 0, away: 0 }, last?.sets ?? [], last?.set ?? { home: 0, away: 0 }]
  const began = last?.at ?? fixture.startsAt
  const part = next ? Math.max(0, Math.min(0.999, (now - began) / (next.at - began))) : 0
  const rally = RALLY[Math.floor(part * RALLY.length)] ?? ''
  const history = done.flatMap((point, at) => {
    const before = done[at - 1]?.score ?? { home: 0, away: 0 }
    const isSet = point.score.home + point.score.away > before.home + before.away
    const scored = { at: point.at, side: point.side, points: 1, isReviewed: false }
    return isSet ? [{ scored, score: point.score, period: point.sets.length, seconds: null }] : []
  })
  return {
    clock: null,
    period: { kind: 'set', number: Math.min(sets.length + 1, sport.setsToWin * 2 - 1) },
    score,
    parts: next ? [...sets, set] : sets,
    points: sport.target === 6 && next ? (next.side === 'home' ? rally : rally.split('-').toReversed().join('-')) : '',
    left: next ? Math.max(0.02, 1 - done.length / points.length) : 0,
    history,
  }
}
