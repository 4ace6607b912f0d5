import type { Fixture, Market } from '../../rules/sports/fixture.ts'

const first = (markets: readonly Market[], wanted: Market['group']): Market | undefined =>
  markets.find(({ group }) => group === wanted)

/**
 * All of a fixture but its prices, for `useFixture`: whoever meets, how it stands, and which of its markets are its main ones,
 * one of each kind that a list may show. The same things each time, so that a view is not drawn anew with each price.
 */
export function standingOf({ markets, version: _, ...standing }: Fixture) {
  return {
    ...standing,
    result: first(markets, 'result')?.id ?? null,
    totals: first(markets, 'totals')?.id ?? null,
    handicap: first(markets, 'handicap')?.id ?? null,
  }
}
