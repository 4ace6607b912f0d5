/**
 * The bookmaker: what can be bet on at a moment, and at which prices. They move as a market does: by the score, by the clock,
 * a little to and fro, and always with the same margin; around a goal nothing is taken.
 */
import type { MarketGroup, OutcomeKind, PauseReason } from '../../../src/rules/sports/fixture.ts'
import { readPrice, writePrice, type Price } from '../../../src/rules/sports/price.ts'
import type { Services } from '../context.ts'
import { createRandom } from '../seeds/random.ts'
import type { Deed } from '../store/sports/deeds.ts'
import { outlookOf, raceChance, setsOutlook, type Sides } from './chances.ts'
import { DAY_MS, type SeedFixture } from './calendar.ts'
import type { Game } from './game-shape.ts'
import { endOf, gameAt, scoresAround } from './game.ts'
import type { SetSport, SportKind, TimedSport } from './sport-kinds.ts'

export interface Offer {
  readonly kind: OutcomeKind
  readonly chance: number
  readonly price: Price
  /** What a boosted one is otherwise. */
  readonly normal: Price | null
}

export interface OfferedMarket {
  /** Unique within its fixture: what is bet on, and its line, such as `totals:2.5`. */
  readonly key: string
  readonly group: MarketGroup
  readonly line: string
  readonly paused: PauseReason | null
  readonly offers: readonly Offer[]
}

/** A fixture at a moment, and what is offered on it. */
export interface View {
  readonly fixture: SeedFixture
  /** The moment that all of it holds for; the version of what is told. */
  readonly at: number
  readonly game: Game
  readonly deeds: readonly Deed[]
}

/** How often prices move, in milliseconds: of a game that is on, of one that is to come, and of one that is days off. */
const LIVE_STEP = 4000
const CALM_STEP = 60_000
const FAR_STEP = 1_200_000
/** The market stands still so long before and after a score, and after one that is looked at again. */
const BEFORE_MS = 3000
const AFTER_MS = 12_000
const REVIEW_MS = 30_000
/** What is as good as certain takes no bets. */
const DECIDED = 0.98

/** How a fixture stands by the sandbox's clock. */
export function viewOf({ store, now }: Pick<Services, 'store' | 'now'>, fixture: SeedFixture): View {
  const deeds = store.sportsDeeds.of(fixture.id, now())
  const at = momentOf(fixture, now(), deeds)
  return { fixture, at, game: gameAt(fixture, at, deeds), deeds }
}

/** The last moment at which anything can have changed: between two of them all stands as it is. */
function momentOf(fixture: SeedFixture, now: number, deeds: readonly Deed[]): number {
  const end = now < fixture.startsAt ? Infinity : endOf(fixture, deeds)
  const isLive = now >= fixture.startsAt && now < end
  const step = isLive ? LIVE_STEP : fixture.startsAt - now > DAY_MS ? FAR_STEP : CALM_STEP
  const phase = fixture.seed % step
  const tick = Math.floor((now - phase) / step) * step + phase
  const since = [fixture.startsAt, end, ...deeds.map(({ at }) => at)].filter((moment) => moment <= now)
  return now >= end ? Math.max(...since) : Math.max(tick, ...since)
}

/** All markets of a fixture, the main ones first. */
export function marketsOf(view: View): OfferedMarket[] {
  return keysOf(view).flatMap((key) => marketOf(view, key) ?? [])
}

/** How many of them are its main ones. */
export const MAIN_MARKETS = 2

/** A market by its key, also one that is no longer listed; `null` for what is none of this fixture's. */
export function marketOf(view: View, key: string): OfferedMarket | null {
  const { fixture, game, deeds } = view
  if (game.state === 'finished' || game.state === 'postponed') return null
  if (deeds.some(({ kind, detail }) => kind === 'remove' && detail === key)) return null
  const { timed, sets } = partsOf(view)
  const made =
    timed && fixture.sport.kind === 'timed' ? timedMarket(timed, fixture.sport, key) : sets && setMarket(sets, key)
  if (!made) return null
  const chances = made.chances.map(([, chance]) => chance)
  const isDecided = Math.max(...chances) > DECIDED
  const paused = isDecided ? 'decided' : pauseOf(view)
  const shares = sharesOf(chances, fixture.sport.margin)
  const offers = made.chances.map(([kind, chance], at) => offerOf(view, key, { kind, chance, share: shares[at] ?? 1 }))
  return { key, group: made.group, line: made.line, paused, offers }
}

type Chances = readonly (readonly [OutcomeKind, number])[]
interface Made {
  readonly group: MarketGroup
  readonly line: string
  readonly chances: Chances
}

const two = (kind: OutcomeKind, other: OutcomeKind, chance: number): Chances => [
  [kind, chance],
  [other, 1 - chance],
]

/** Nobody knows a strength to the last digit: what the market thinks goes to and fro. */
function swayed({ fixture, at }: View): Sides {
  const random = createRandom(fixture.seed ^ Math.floor(at / 1000))
  const sway = (): number => 0.975 + random.next() * 0.05
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

function keysOf(view: View): string[] {
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

function timedMarket({ outlook }: ReturnType<typeof timedParts>, { isDrawn }: TimedSport, key: string): Made | null {
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

function setMarket({ sets, thisSet, wins, totals }: ReturnType<typeof setParts>, key: string): Made | null {
  if (key === 'result') return { group: 'result', line: '', chances: two('home', 'away', wins) }
  const [, kind, line = ''] = LINE.exec(key) ?? []
  if (kind === 'set' && Number(line) === sets + 1)
    return { group: 'periods', line, chances: two('home', 'away', thisSet) }
  if (kind !== 'sets' || !line.endsWith('.5')) return null
  const over = [...totals].reduce((sum, [count, reach]) => (count > Number(line) ? sum + reach : sum), 0)
  return { group: 'totals', line, chances: two('over', 'under', over) }
}

function pauseOf({ fixture, at, game, deeds }: View): PauseReason | null {
  if (game.state === 'paused') return 'interrupted'
  const held = deeds.findLast(({ kind }) => kind === 'suspend' || kind === 'resume')
  if (held?.kind === 'suspend') return held.detail === 'review' || held.detail === 'goal' ? held.detail : 'operator'
  if (game.state !== 'live') return null
  // So much is scored in some sports that the market would never move.
  if (fixture.sport.kind === 'sets' || fixture.sport.scores > 12) return null
  const around = scoresAround(fixture, at, deeds, BEFORE_MS, REVIEW_MS)
  if (around.some((scored) => at < scored.at + AFTER_MS)) return 'goal'
  return around.some(({ isReviewed }) => isReviewed) ? 'review' : null
}

/** The lowest and the highest price that is written, in hundredths. */
const LOWEST = 101
const HIGHEST = 50_100
/** What a boosted price is raised by. */
const BOOST = 1.12

const priceOf = (hundredths: number): Price =>
  // Of whole hundredths above one, so it is a price.
  readPrice((Math.min(HIGHEST, Math.max(LOWEST, hundredths)) / 100).toFixed(2)) as Price

/**
 * What each outcome is sold for, as a part of what it pays: its chance and the margin. No price is below the lowest, so what a
 * clear favourite can't bear is borne by the others.
 */
function sharesOf(chances: readonly number[], margin: number): number[] {
  const most = 100 / LOWEST
  const wanted = chances.map((chance) => chance * (1 + margin))
  const over = wanted.reduce((sum, share) => sum + Math.max(0, share - most), 0)
  const others = wanted.reduce((sum, share) => (share > most ? sum : sum + share), 0)
  return wanted.map((share) => (share > most ? most : share + (others > 0 ? (over * share) / others : 0)))
}

interface Sold {
  readonly kind: OutcomeKind
  readonly chance: number
  readonly share: number
}

function offerOf({ fixture, game, deeds }: View, key: string, { kind, chance, share }: Sold): Offer {
  // What is rounded off stays with the house.
  const hundredths = Math.floor(100 / Math.max(1e-6, share))
  const given = deeds.findLast((deed) => deed.kind === 'price' && deed.detail.startsWith(`${key}/${kind}=`))
  const set = given ? readPrice(given.detail.slice(given.detail.indexOf('=') + 1)) : null
  const normal = set ?? priceOf(hundredths)
  const isBoosted = fixture.isBoosted && game.state === 'coming' && key === 'result' && kind === 'home' && !set
  const price = isBoosted ? priceOf(Math.floor(hundredths * BOOST)) : normal
  return { kind, chance, price, normal: isBoosted ? normal : null }
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

/** The ids of a market and an outcome, as the wire has them. */
export const marketId = (fixture: Pick<SeedFixture, 'id'>, key: string): string => `${fixture.id}/${key}`
export const outcomeId = (fixture: Pick<SeedFixture, 'id'>, key: string, kind: string): string =>
  `${fixture.id}/${key}/${kind}`

/** The parts of an outcome's id. */
export function readOutcomeId(
  id: string,
): { readonly fixture: string; readonly key: string; readonly kind: string } | null {
  const [, fixture, key, kind] = /^(f\d+-\d+)\/([a-z]+(?::-?[\d.]+)?)\/([a-z]+)$/.exec(id) ?? []
  return fixture !== undefined && key !== undefined && kind !== undefined ? { fixture, key, kind } : null
}

/** What an outcome is worth just now, and whether it is taken; `null` where there is none such. */
export function quoteOf(view: View, key: string, kind: string) {
  const market = marketOf(view, key)
  const offer = market?.offers.find((each) => each.kind === kind)
  return market && offer ? { offer, price: writePrice(offer.price), paused: market.paused } : null
}
