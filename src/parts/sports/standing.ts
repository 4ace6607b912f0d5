import type { Fixture, Market, PauseReason } from '../../rules/sports/fixture.ts'
import { isOver, pauseOf } from '../../rules/sports/shown-outcome.ts'

/** Why none of them takes bets, where all have the same reason. */
function pauseOfAll(fixture: Pick<Fixture, 'state'>, markets: readonly (Market | undefined)[]): PauseReason | null {
  const reasons = new Set(markets.flatMap((market) => (market ? [pauseOf(fixture, market)] : [])))
  const [reason = null] = reasons
  return reasons.size === 1 ? reason : null
}

const first = (markets: readonly Market[], wanted: Market['group']): Market | undefined =>
  markets.find(({ group }) => group === wanted)

/**
 * All of a fixture but its prices, for `useFixture`: whoever meets, how it stands, and which of its markets are its main ones,
 * one of each kind that a list may show. The same things each time, so that a view is not drawn anew with each price.
 */
export function standingOf({ markets, version: _, ...standing }: Fixture) {
  const [result, totals, handicap] = [first(markets, 'result'), first(markets, 'totals'), first(markets, 'handicap')]
  return {
    ...standing,
    result: result?.id ?? null,
    totals: totals?.id ?? null,
    handicap: handicap?.id ?? null,
    paused: isOver(standing) ? null : pauseOfAll(standing, [result, totals, handicap]),
  }
}
