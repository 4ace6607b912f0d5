/** Picks in a page's slip, as taps on prices put them there. */
import { act } from '@testing-library/react'
import type { Fixture, Market, Outcome } from '../rules/sports/fixture.ts'
import { fixturesQuery, sportsQuery } from '../state/sports/fixtures.ts'
import { togglePickAtom } from '../state/sports/slip.ts'
import type { Visit } from './site.tsx'

export interface PickedForTest {
  readonly fixture: Fixture
  readonly market: Market
  readonly outcome: Outcome
}

const DAY_MS = 86_400_000

/** Football that begins in two days, each with its home side; nothing happens to it meanwhile. @param from how many are left to others */
export async function comingPicks(
  { queries }: Pick<Visit, 'queries'>,
  count: number,
  from = 0,
): Promise<PickedForTest[]> {
  const day = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10)
  const { fixtures } = await queries.fetchQuery(fixturesQuery('EN', { sport: 'football', day }))
  return fixtures
    .filter(
      ({ state, markets: [market] }) => state === 'coming' && market?.paused === null && !market.outcomes[0]?.boost,
    )
    .slice(from, from + count)
    .flatMap((fixture) => {
      const [market] = fixture.markets
      const [outcome] = market?.outcomes ?? []
      return market && outcome ? [{ fixture, market, outcome }] : []
    })
}

/** Taps prices. */
export async function tap(
  { queries, store }: Pick<Visit, 'queries' | 'store'>,
  picks: readonly PickedForTest[],
): Promise<void> {
  const { terms } = await queries.fetchQuery(sportsQuery('EN'))
  act(() => {
    for (const pick of picks) store.set(togglePickAtom, { ...pick, terms })
  })
}
