/** Picks in a page's slip, as taps on prices put them there. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import type { Fixture, Market, Outcome } from '../rules/sports/fixture.ts'
import { fixturesQuery, sportsQuery } from '../state/sports/fixtures.ts'
import { slipSheetAtom } from '../state/sports/slip-sheet.ts'
import { togglePickAtom } from '../state/sports/slip.ts'
import type { Site, Visit } from './site.tsx'

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

/** What a match is called. */
const called = ({ home, away }: Fixture): string => `${home.name} v ${away.name}`

/** Taps prices. */
export async function tap(
  { queries, store }: Pick<Visit, 'queries' | 'store'>,
  picks: readonly PickedForTest[],
): Promise<void> {
  const { terms } = await queries.fetchQuery(sportsQuery('EN'))
  act(() => {
    for (const pick of picks) store.set(togglePickAtom, { ...pick, event: called(pick.fixture), terms })
  })
}

/** The slip that is shown. */
export const slip = (): Promise<HTMLElement> => screen.findByRole('region', { name: 'Bet slip' })
export const stake = async (label: string | RegExp = 'Stake'): Promise<HTMLElement> =>
  within(await slip()).findByRole('textbox', { name: label })
/** Waits until the slip says it. */
export const says = async (text: string | RegExp): Promise<void> =>
  void (await waitFor(async () => expect((await slip()).textContent).toMatch(text)))

/** Opens a page with picks, and the slip on it. */
export async function openWithPicks(page: Visit, count: number, from = 0): Promise<PickedForTest[]> {
  const picks = await comingPicks(page, count, from)
  expect(picks).toHaveLength(count)
  await tap(page, picks)
  await slip()
  act(() => page.store.set(slipSheetAtom, 'full'))
  await within(await slip()).findByRole('list', { name: 'Picks' })
  return picks
}

/** Sets a price as an operator does: it moves no more by itself. */
export const move = (site: Site, { fixture, outcome }: PickedForTest, price: string): Promise<unknown> =>
  site.sandbox.post('fixtures', { fixture: fixture.id, do: 'price', outcome: outcome.id, price })
/** Does something to a match as an operator. */
export const operate = (site: Site, { fixture }: PickedForTest, deed: string): Promise<unknown> =>
  site.sandbox.post('fixtures', { fixture: fixture.id, do: deed })
