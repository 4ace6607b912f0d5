/** What becomes of a bet slip: handed to its vendor once, whatever is lost on the way, and what the vendor made of it. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { getLaunchAddress } from '../../../../api/games/launch.ts'
import { listSportsBets } from '../../../../api/sports/sports-bets.ts'
import { SPORTS_BETS_KEY } from '../../../../state/sports/sports-bets-key.ts'
import { slipAtom } from '../../../../state/sports/slip.ts'
import { handFailureAtom } from '../../../../state/sports/slip-to-hand.ts'
import { slipSheetAtom, slipTabAtom } from '../../../../state/sports/slip-sheet.ts'
import { button, fill, press } from '../../../../testing/forms.ts'
import { openSite, type Site } from '../../../../testing/site.tsx'
import { giveWidth } from '../../../../testing/visibility.ts'
import { comingPicks, openWithPicks, says, slip, stake, tap } from '../../../../testing/slip.ts'

const PAGE = '/help'

/** The launch is answered, and its answer lost, once. */
function loseLaunch(site: Site): void {
  let lost = 0
  site.intercept(async (request) => {
    if (new URL(request.url).pathname !== getLaunchAddress.path || lost > 0) return null
    lost += 1
    await site.answer(request)
    throw new TypeError('connection reset')
  })
}

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  onTestFinished(() => void vi.restoreAllMocks())
})

test('a launch that is refused leads back to the slip, which says why and has lost nothing', async () => {
  const site = openSite()
  const page = await site.enter('player', PAGE)
  await openWithPicks(page, 1)
  await fill(page.user, await stake(), '10')
  await site.sandbox.scenario({ kind: 'refusing', endpoint: 'getLaunchAddress', message: 'market closed', times: 1 })
  await press(page.user, await slip(), /^Place bet · P10|bet P10/)
  const main = (): HTMLElement => screen.getByRole('main')
  await waitFor(() => expect(main().textContent).toContain('Your bet was not placed'))
  await press(page.user, main(), 'Back to the bet slip')
  await waitFor(() => expect(page.router.latestLocation.pathname).toBe(PAGE))
  await says('One of your picks takes no bets just now.')
  expect(page.store.get(slipAtom).picks).toHaveLength(1)
  // Nobody has pressed the button again: the vendor's page opens without it.
  await page.router.navigate({ to: '/game', search: { vendor: 'IBC' } })
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
  expect(page.store.get(slipAtom).picks).toHaveLength(1)
})

test('a launch that the slip’s button has not led to takes nothing along', async () => {
  const site = openSite()
  const page = await site.enter('player', PAGE)
  const { promise, resolve } = Promise.withResolvers<void>()
  await openWithPicks(page, 1)
  await fill(page.user, await stake(), '10')
  // As where the game's page is still loading, and its player goes on instead.
  const stop = page.router.history.block({ blockerFn: () => promise.then(() => true) })
  await press(page.user, await slip(), /^Place bet · P10|bet P10/)
  stop()
  await page.router.navigate({ to: '/game', search: { vendor: 'IBC' } })
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
  resolve()
  expect(await site.sandbox.post('slips', { member: page.member.username })).toMatchObject({ open: 0 })
  expect(page.store.get(slipAtom).picks).toHaveLength(1)
})

test('an answer that was lost is asked for again, and becomes one bet', async () => {
  const site = openSite()
  const page = await site.enter('player', PAGE)
  await openWithPicks(page, 1)
  await fill(page.user, await stake(), '10')
  loseLaunch(site)
  await press(page.user, await slip(), /^Place bet · P10|bet P10/)
  const main = (): HTMLElement => screen.getByRole('main')
  await press(page.user, main(), 'Try again')
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
  await site.sandbox.post('slips', { member: page.member.username })
  expect(await site.sandbox.post('slips', { member: page.member.username })).toMatchObject({ open: 1 })
  // Nothing is left of the try that failed.
  expect(page.store.get(handFailureAtom)).toBeNull()
  expect(page.store.get(slipAtom).picks).toEqual([])
})

test('an answer that was lost, and a reload, is still one bet', async () => {
  const site = openSite()
  const page = await site.enter('player', PAGE)
  await openWithPicks(page, 1)
  await fill(page.user, await stake(), '10')
  loseLaunch(site)
  await press(page.user, await slip(), /^Place bet · P10|bet P10/)
  await button(screen.getByRole('main'), 'Try again')
  const { state, href } = page.router.latestLocation
  expect(href).toBe('/game?vendor=IBC')
  await site.sandbox.post('slips', { member: page.member.username })
  const reloaded = await site.visit(PAGE, page.member)
  // A browser keeps the state of the entry.
  await reloaded.router.navigate({ to: '/game', search: { vendor: 'IBC' }, state })
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
  expect(reloaded.store.get(slipAtom).picks).toEqual([])
  expect(await site.sandbox.post('slips', { member: page.member.username })).toMatchObject({ open: 1 })
})

test('a bet is called placed only once its vendor lists it; until then its picks can come back', async () => {
  giveWidth()
  const site = openSite()
  const page = await site.enter('player', '/sports?sport=football&day=week')
  await within(screen.getByRole('main')).findAllByRole('group', { name: / v / })
  const unfold = (): void => act(() => page.store.set(slipSheetAtom, 'full'))
  await tap(page, await comingPicks(page, 1))
  unfold()
  await fill(page.user, await stake(), '10')
  const bet = async (): Promise<void> => {
    await press(page.user, await slip(), /^Place bet · P10|bet P10/)
    await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
  }
  await bet()
  act(() => page.router.history.back())
  await slip()
  unfold()
  await says('Your bet is not placed yet')
  await press(page.user, await slip(), 'Put the picks back')
  expect(page.store.get(slipAtom).picks).toHaveLength(1)
  await bet()
  // What the vendor's page does when it opens.
  await site.sandbox.post('slips', { member: page.member.username })
  act(() => page.router.history.back())
  await slip()
  unfold()
  await says('Your bet is placed')
  expect(page.store.get(slipAtom).picks).toEqual([])
})

test('picks come back only after the vendor was asked once more', async () => {
  giveWidth()
  const site = openSite()
  const page = await site.enter('player', '/sports?sport=football&day=week')
  await within(screen.getByRole('main')).findAllByRole('group', { name: / v / })
  await tap(page, await comingPicks(page, 1))
  await fill(page.user, await stake(), '10')
  await press(page.user, await slip(), /^Place bet · P10|bet P10/)
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
  act(() => page.router.history.back())
  await says('Your bet is not placed yet')
  await site.sandbox.post('slips', { member: page.member.username })
  await press(page.user, await slip(), 'Put the picks back')
  await says('Your bet is placed')
  expect(page.store.get(slipAtom).picks).toEqual([])
})

test('what became of a slip is said on any page and in a small window, also where it can’t be asked', async () => {
  const site = openSite()
  const page = await site.enter('player', PAGE)
  await openWithPicks(page, 1)
  await fill(page.user, await stake(), '10')
  act(() => page.store.set(slipTabAtom, 'bets'))
  act(() => page.store.set(slipTabAtom, 'slip'))
  await press(page.user, await slip(), /^Place bet · P10|bet P10/)
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
  await site.sandbox.post('slips', { member: page.member.username })
  let fails = true
  site.intercept(async (request) =>
    fails && new URL(request.url).pathname === listSportsBets.path ? new Response('', { status: 500 }) : null,
  )
  act(() => page.router.history.back())
  act(() => page.store.set(slipTabAtom, 'bets'))
  await page.user.click(await button(await slip(), /^Bet slip/))
  await says('It is not known yet whether your bet is placed')
  fails = false
  await act(() => page.queries.refetchQueries({ queryKey: SPORTS_BETS_KEY }))
  await says('Your bet is placed')
  await press(page.user, await slip(), 'Close')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Bet slip' })).toBeNull())
})

test('all open bets are listed, and a slip is found among many newer ones', async () => {
  giveWidth()
  const site = openSite()
  const page = await site.enter('player', '/sports?sport=football&day=week')
  await within(screen.getByRole('main')).findAllByRole('group', { name: / v / })
  await tap(page, await comingPicks(page, 1))
  await fill(page.user, await stake(), '10')
  await press(page.user, await slip(), /^Place bet · P10|bet P10/)
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
  await site.sandbox.post('slips', { member: page.member.username })
  for (let count = 0; count < 21; count += 1)
    await site.sandbox.post('sports-bets', { member: page.member.username, stake: '1' })
  act(() => page.router.history.back())
  await says('Your bet is placed')
  await press(page.user, await slip(), 'My bets')
  const bets = async (): Promise<number> => within(await slip()).getAllByRole('button', { name: /^Cash out P/ }).length
  await waitFor(async () => expect(await bets()).toBe(20))
  await press(page.user, await slip(), 'Next page')
  await waitFor(async () => expect(await bets()).toBe(2))
})

test('an open bet is ended for what is offered, once it was asked about; it is no longer open then', async () => {
  const site = openSite()
  const member = await site.sandbox.member('player', '100')
  await site.sandbox.post('sports-bets', { member: member.username, stake: '10' })
  const page = await site.visit(PAGE, member)
  await openWithPicks(page, 1)
  act(() => page.store.set(slipTabAtom, 'bets'))
  await says('Potential return')
  await press(page.user, await slip(), /^Cash out P/)
  await press(page.user, await slip(), 'Keep the bet')
  await press(page.user, await slip(), /^Cash out P/)
  await press(page.user, await slip(), /^End this bet for P/)
  await says(/Done: Cash-out of P/)
  await says('No open bets')
  expect(page.calls.filter((call) => call === 'POST /wps/sports/cashOut')).toHaveLength(1)
})
