/** What can be bet on in a fixture as it stands, the chance of each outcome, and what became of it. */
import type { MarketGroup, OutcomeKind } from '../../../src/rules/sports/fixture.ts'
import { createRandom } from '../seeds/random.ts'
import { outlookOf, raceChance, setsOutlook, type Sides } from './chances.ts'
import type { Game } from './game-shape.ts'
import type { SetSport, SportKind, TimedSport } from './sport-kinds.ts'
import type { View } from './view.ts'

export type Chances = readonly (readonly [OutcomeKind, number])[]
export interface MarketChances {
  readonly group: MarketGroup
  readonly line: string
  readonly chances: Chances
}

const two = (kind: OutcomeKind, other: OutcomeKind, chance: number): Chances => [
  [kind, chance],
  [other, 1 - chance],
]

/** How long the market holds to what it thinks, in milliseconds: of a game that is on, and of one that is to come. */
const LIVE_MIND_MS = 75_000
const CALM_MIND_MS = 30 * 60_000

/** Nobody knows a strength to the last digit: what the market thinks goes to and fro, and not with each tick. */
function swayed({ fixture, at, game }: View): Sides {
  const span = game.state === 'coming' ? CALM_MIND_MS : LIVE_MIND_MS
  const random = createRandom(fixture.seed ^ Math.floor((at + (fixture.seed % span)) / span))
  const sway = (): number => 0.985 + random.next() * 0.03
  return { home: fixture.strength.home * sway(), away: fixture.strength.away * sway() }
}

/** Every market of a view goes by the same outlook, which takes a while to work out. */
function once<Known>(work: (view: View, sport: SportKind) => Known): (view: View) => Known {
  const known = new WeakMap<View, Known>()
  return (view) => {
    const found = known.get(view)
    if (found !== undefined) return found
    const fresh = work(view, view.fixture.sport)
    known.set(view, fresh)
    return fresh
  }
}

function timedParts(view: View, sport: TimedSport) {
  const { game } = view
  const strength = swayed(view)
  const points = sport.points.reduce((sum, each) => sum + each, 0) / sport.points.length
  const left = { home: strength.home * game.left, away: strength.away * game.left }
  const score = game.score ?? { home: 0, away: 0 }
  return { score, left, points, outlook: outlookOf(score, left, points) }
}

function setParts(view: View, sport: SetSport) {
  const { home, away } = swayed(view)
  const chance = home / (home + away)
  const score = view.game.score ?? { home: 0, away: 0 }
  const sets = score.home + score.away
  const thisSet = raceChance(chance, sport.target, view.game.parts[sets])
  return { sets, thisSet, ...setsOutlook(sport.setsToWin, score, thisSet, raceChance(chance, sport.target)) }
}

const partsOf = once((view, sport) =>
  sport.kind === 'timed' ? { timed: timedParts(view, sport) } : { sets: setParts(view, sport) },
)

/** What is offered on a fixture just now, the main markets first. */
export function keysOf(view: View): string[] {
  const { sport } = view.fixture
  if (sport.kind === 'sets') {
    const { setsToWin } = sport
    const lines = Array.from({ length: setsToWin - 1 }, (_, index) => `sets:${setsToWin + index}.5`)
    return ['result', ...lines, `set:${view.game.period?.number ?? 1}`]
  }
  const { timed } = partsOf(view)
  if (!timed) return []
  const { score, left, points } = timed
  const total = Math.floor(score.home + score.away + (left.home + left.away) * points)
  const lead = Math.round(score.home - score.away + (left.home - left.away) * points)
  const around = (middle: number): number[] => [0, 1, -1, 2, -2].map((steps) => middle + steps * sport.step)
  const totals = around(total + 0.5).filter((line) => line > 0)
  return [
    'result',
    ...totals.map((line) => `totals:${line}`),
    ...around(-lead - 0.5).map((line) => `handicap:${line}`),
    ...(sport.points.length === 1 && sport.scores < 10 ? ['both'] : []),
  ]
}

const LINE = /^(totals|handicap|sets|set):(-?\d{1,3}(?:\.5)?)$/

function timedMarket(
  { outlook }: ReturnType<typeof timedParts>,
  { isDrawn }: TimedSport,
  key: string,
): MarketChances | null {
  if (key === 'result') {
    const [home, level] = [outlook.ahead(0), outlook.level]
    const away = Math.max(0, 1 - home - level)
    const chances: Chances = isDrawn
      ? [
          ['home', home],
          ['draw', level],
          ['away', away],
        ]
      : two('home', 'away', home / Math.max(1e-9, home + away))
    return { group: 'result', line: '', chances }
  }
  if (key === 'both') return { group: 'specials', line: '', chances: two('yes', 'no', outlook.both) }
  const [, kind, line = ''] = LINE.exec(key) ?? []
  if (kind === 'totals' && line.endsWith('.5'))
    return { group: 'totals', line, chances: two('over', 'under', outlook.over(Number(line))) }
  if (kind === 'handicap' && line.endsWith('.5'))
    return { group: 'handicap', line, chances: two('home', 'away', outlook.ahead(Number(line))) }
  return null
}

function setMarket({ sets, thisSet, wins, totals }: ReturnType<typeof setParts>, key: string): MarketChances | null {
  if (key === 'result') return { group: 'result', line: '', chances: two('home', 'away', wins) }
  const [, kind, line = ''] = LINE.exec(key) ?? []
  if (kind === 'set' && Number(line) === sets + 1)
    return { group: 'periods', line, chances: two('home', 'away', thisSet) }
  if (kind !== 'sets' || !line.endsWith('.5')) return null
  const over = [...totals].reduce((sum, [count, reach]) => (count > Number(line) ? sum + reach : sum), 0)
  return { group: 'totals', line, chances: two('over', 'under', over) }
}

/** The chances of a market's outcomes, also of one that is no longer offered; `null` for what is none. */
export function chancesOf(view: View, key: string): MarketChances | null {
  const { sport } = view.fixture
  const { timed, sets } = partsOf(view)
  if (timed && sport.kind === 'timed') return timedMarket(timed, sport, key)
  return sets ? setMarket(sets, key) : null
}

/** What a bet on an outcome has come to. @param score the last one */
export function resultOf(
  key: string,
  kind: string,
  { score, parts }: Pick<Game, 'score' | 'parts'>,
): 'won' | 'lost' | 'returned' {
  if (!score) return 'returned'
  const { home, away } = score
  const [, market = key, line = ''] = LINE.exec(key) ?? []
  const set = parts[Number(line) - 1]
  const told: Readonly<Record<string, string | null>> = {
    result: home > away ? 'home' : home < away ? 'away' : 'draw',
    both: home > 0 && away > 0 ? 'yes' : 'no',
    totals: home + away > Number(line) ? 'over' : 'under',
    sets: home + away > Number(line) ? 'over' : 'under',
    handicap: home + Number(line) > away ? 'home' : 'away',
    // One that was never played.
    set: set ? (set.home > set.away ? 'home' : 'away') : null,
  }
  const right = told[market] ?? null
  return right === null ? 'returned' : right === kind ? 'won' : 'lost'
}
