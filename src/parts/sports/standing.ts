import type { Fixture, Market } from '../../rules/sports/fixture.ts'

const first = (markets: readonly Market[], wanted: Market['group']): Market | undefined =>
  markets.find(({ group }) => group === wanted)

/**
 * All of a fixture but its prices, for `useFixture`: whoever meets, how it stands, and which of its markets have a column, the
 * result and totals. The same things each time, so that a view is not drawn anew with each price.
 */
export function standingOf({ markets, version: _, ...standing }: Fixture) {
  const [result, totals] = [first(markets, 'result'), first(markets, 'totals')]
  return {
    ...standing,
    result: result?.id ?? null,
    totals: totals?.id ?? null,
    resultName: result?.name ?? '',
    totalsName: totals?.name ?? '',
  }
}
