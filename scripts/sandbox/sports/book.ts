/**
 * The bookmaker: what can be bet on at a moment, and at which prices. They move as a market does: by the score, by the clock,
 * a little to and fro, and always with the same margin; around a goal nothing is taken.
 */
import type { MarketGroup, OutcomeKind, PauseReason } from '../../../src/rules/sports/fixture.ts'
import { readPrice, writePrice, type Price } from '../../../src/rules/sports/price.ts'
import type { SeedFixture } from './calendar.ts'
import { scoresAround } from './game.ts'
import { chancesOf, keysOf } from './market-chances.ts'
import type { View } from './view.ts'

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

/** The market stands still so long before and after a score, and after one that is looked at again. */
const BEFORE_MS = 3000
const AFTER_MS = 12_000
const REVIEW_MS = 30_000
/** What is as good as certain takes no bets. */
const DECIDED = 0.98

/** What is certain is no longer listed. */
const CERTAIN = 1 - 1e-6

/** All markets of a fixture, the main ones first. */
export function marketsOf(view: View): OfferedMarket[] {
  const all = keysOf(view).flatMap((key) => marketOf(view, key) ?? [])
  return all.filter(({ group, offers }) => group === 'result' || offers.every(({ chance }) => chance < CERTAIN))
}

/** A fixture's main markets: the first of each of these groups. */
const MAIN_GROUPS: readonly MarketGroup[] = ['result', 'totals', 'handicap']
export const mainOf = (markets: readonly OfferedMarket[]): OfferedMarket[] =>
  markets.filter(
    (market) => MAIN_GROUPS.includes(market.group) && markets.find(({ group }) => group === market.group) === market,
  )

/** A market by its key, also one that is no longer listed; `null` for what is none of this fixture's. */
export function marketOf(view: View, key: string): OfferedMarket | null {
  const { fixture, game, deeds } = view
  if (game.state === 'finished' || game.state === 'postponed') return null
  if (deeds.some(({ kind, detail }) => kind === 'remove' && detail === key)) return null
  const made = chancesOf(view, key)
  if (!made) return null
  const chances = made.chances.map(([, chance]) => chance)
  const isDecided = Math.max(...chances) > DECIDED
  const paused = isDecided ? 'decided' : pauseOf(view)
  const shares = sharesOf(chances, fixture.sport.margin)
  const offers = made.chances.map(([kind, chance], at) => offerOf(view, key, { kind, chance, share: shares[at] ?? 1 }))
  return { key, group: made.group, line: made.line, paused, offers }
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
const HIGHEST = 50_000
/** Prices stand on steps, as bookmakers write them: below so much, so far apart, in hundredths. */
const LADDER = [
  [200, 1],
  [300, 2],
  [400, 5],
  [600, 10],
  [1000, 20],
  [2000, 50],
  [5000, 100],
  [10_000, 500],
  [HIGHEST, 1000],
] as const
/** What a boosted price is raised by. */
const BOOST = 1.12

/** The step at or below a price: what is rounded off stays with the house. */
function priceOf(hundredths: number): Price {
  const within = Math.min(HIGHEST, Math.max(LOWEST, hundredths))
  const [, step] = LADDER.find(([below]) => within < below) ?? [HIGHEST, 1000]
  // Of whole hundredths above one, so it is a price.
  return readPrice(((Math.floor(within / step) * step) / 100).toFixed(2)) as Price
}

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
  const hundredths = Math.floor(100 / Math.max(1e-6, share))
  const given = deeds.findLast((deed) => deed.kind === 'price' && deed.detail.startsWith(`${key}/${kind}=`))
  const set = given ? readPrice(given.detail.slice(given.detail.indexOf('=') + 1)) : null
  const normal = set ?? priceOf(hundredths)
  const isBoosted = fixture.isBoosted && game.state === 'coming' && key === 'result' && kind === 'home' && !set
  const price = isBoosted ? priceOf(Math.floor(hundredths * BOOST)) : normal
  return { kind, chance, price, normal: isBoosted ? normal : null }
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
