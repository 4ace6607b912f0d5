/** What a slip says of its picks: also of those that a reload has brought back, of which this page has never heard. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { clockSeconds } from '../../../../rules/sports/fixture.ts'
import { serverNowAtom } from '../../../../state/sports/feed.ts'
import { fixturesQuery } from '../../../../state/sports/fixtures.ts'
import { slipAtom } from '../../../../state/sports/slip.ts'
import { slipSheetAtom } from '../../../../state/sports/slip-sheet.ts'
import { fill } from '../../../../testing/forms.ts'
import { openSite } from '../../../../testing/site.tsx'
import { comingPicks, tap } from '../../../../testing/slip.ts'

test('one whose match nobody knows any more is left out, and the others can be bet on', async () => {
  const page = await openSite().enter('player', '/help')
  await tap(page, await comingPicks(page, 1))
  const lost = {
    fixture: 'f1-1',
    market: 'f1-1/m',
    outcome: 'f1-1/m/home',
    relates: [],
    agreed: { units: 2, scale: 0 },
  }
  act(() => page.store.set(slipAtom, (held) => ({ ...held, picks: [...held.picks, lost] })))
  act(() => page.store.set(slipSheetAtom, 'full'))
  const slip = await screen.findByRole('region', { name: 'Bet slip' })
  await waitFor(() => expect(slip.textContent).toContain('No longer offered. Not counted.'))
  await fill(page.user, await within(slip).findByRole('textbox', { name: 'Stake per bet' }), '10')
  await within(slip).findByRole('button', { name: /^Place bet · P10/ })
})

test('of a match that is on says the same minute as the board', async () => {
  const page = await openSite().enter('player', '/help')
  const { fixtures } = await page.queries.fetchQuery(fixturesQuery('EN', { live: true, sport: 'football' }))
  const fixture = fixtures.find(({ clock, markets: [market] }) => clock?.isCountdown === false && market?.outcomes[0])!
  const [market] = fixture.markets
  await tap(page, [{ fixture, market: market!, outcome: market!.outcomes[0]! }])
  act(() => page.store.set(slipSheetAtom, 'full'))
  const slip = await screen.findByRole('region', { name: 'Bet slip' })
  const minute = (): number => Math.floor(clockSeconds(fixture.clock!, page.store.get(serverNowAtom)()) / 60) + 1
  await waitFor(() => expect(slip.textContent).toContain(`live ${minute()}’`))
})
