/** An outcome as views read it from the price store, and how markets that are told anew take the place of those that were known. */
import type { Fixture, Market, Outcome, PauseReason, PriceMove } from './fixture.ts'
import type { Price } from './price.ts'
import type { Quote } from './slip-check.ts'

/** An outcome as it is shown. The same object until something of it changes. */
export interface ShownOutcome {
  readonly price: Price
  readonly boost: Outcome['boost']
  /** Whether it can be bet on, as far as was heard; see `isStale` for how long ago that was. */
  readonly state: Quote['state']
  readonly paused: PauseReason | null
  /** Where its price went last, and when by the device's clock. */
  readonly move: PriceMove | null
  /** Whether nobody has confirmed it for ten seconds. */
  readonly isStale: boolean
}

export const isOver = ({ state }: Pick<Fixture, 'state'>): boolean => state === 'finished' || state === 'postponed'

/** Why a market takes no bets: for a reason of its own, or since its match is interrupted. */
export const pauseOf = ({ state }: Pick<Fixture, 'state'>, market: Market | undefined): PauseReason | null =>
  market?.paused ?? (state === 'paused' ? 'interrupted' : null)

/** What is as good as decided is closed, and settled no sooner than its match is over. */
export function stateOf(fixture: Fixture, market: Market): Quote['state'] {
  if (isOver(fixture)) return 'finished'
  return pauseOf(fixture, market) === null ? 'open' : 'paused'
}

export function findOutcome({ markets }: Fixture, id: string): { market: Market; outcome: Outcome } | undefined {
  for (const market of markets) {
    const outcome = market.outcomes.find((each) => each.id === id)
    if (outcome) return { market, outcome }
  }
  return undefined
}

/** Each market in the place of the one of its id, new ones after the others; the same list where nothing changes. */
export function mergeMarkets(
  held: readonly Market[],
  fresh: readonly Market[],
  gone: readonly string[],
): readonly Market[] {
  if (fresh.length === 0 && !held.some(({ id }) => gone.includes(id))) return held
  const byId = new Map(fresh.map((market) => [market.id, market]))
  const merged = held.flatMap((market) => (gone.includes(market.id) ? [] : [byId.get(market.id) ?? market]))
  const ids = new Set(merged.map(({ id }) => id))
  return [...merged, ...fresh.filter(({ id }) => !ids.has(id))]
}

export function isAlike(one: ShownOutcome, other: ShownOutcome): boolean {
  return (
    one.state === other.state &&
    one.paused === other.paused &&
    one.isStale === other.isStale &&
    one.move === other.move &&
    one.price.units === other.price.units &&
    one.price.scale === other.price.scale &&
    (one.boost === null) === (other.boost === null) &&
    one.boost?.until === other.boost?.until
  )
}
