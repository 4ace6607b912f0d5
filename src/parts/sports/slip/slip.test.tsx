/** The bet slip: what it says of its picks, and how it becomes a bet. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { getLaunchAddress } from '../../../api/games/launch.ts'
import { writePrice } from '../../../rules/sports/price.ts'
import { priceStoreAtom } from '../../../state/sports/feed.ts'
import { slipAtom } from '../../../state/sports/slip.ts'
import { slipSheetAtom } from '../../../state/sports/slip-sheet.ts'
import { button, dialog, fill, press, saidOf } from '../../../testing/forms.ts'
import { openSite } from '../../../testing/site.tsx'
import {
  comingPicks,
  move,
  openWithPicks,
  operate,
  says,
  slip,
  stake,
  tap,
  type PickedForTest,
} from '../../../testing/slip.ts'

const PAGE = '/help'

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  onTestFinished(() => void vi.restoreAllMocks())
})

test('a guest’s picks open in a sheet, and are still there after logging in', async () => {
  const site = openSite()
  const member = await site.sandbox.member('player', '500')
  const page = await site.visit(PAGE)
  await tap(page, await comingPicks(page, 2))
  const bar = await button(await slip(), /^Bet slip 2/)
  expect(bar.getAttribute('aria-expanded')).toBe('false')
  await page.user.click(bar)
  await press(page.user, await slip(), 'Parlay')
  expect((await stake()).getAttribute('placeholder'), 'the least is said before anything is typed').toBe('from P1')
  await fill(page.user, await stake(), '10')
  await press(page.user, await slip(), /^Log in to bet P10/)
  const login = await dialog('Log in')
  await fill(page.user, await within(login).findByLabelText('Username'), member.username)
  await fill(page.user, await within(login).findByLabelText('Password', { selector: 'input' }), member.password)
  await press(page.user, login, 'Log in')
  await button(await slip(), /^(?:Place bet ·|Accept odds and bet) P10/)
  expect(page.store.get(slipAtom).picks).toHaveLength(2)
})

test('a changed price is said in its pick, and accepted with the press that bets; it is handed over once', async () => {
  const site = openSite()
  const page = await site.enter('player', PAGE)
  const slips: string[] = []
  site.intercept(async (request) => {
    if (new URL(request.url).pathname === getLaunchAddress.path)
      slips.push((await request.clone().text()) || request.url)
    return null
  })
  const [first, second] = await openWithPicks(page, 2, 5)
  if (!first || !second) throw new Error('there are none')
  await page.user.click(await within(await slip()).findByRole('checkbox', { name: 'Accept better odds automatically' }))
  await press(page.user, await slip(), 'Parlay')
  await fill(page.user, await stake(), '10')
  await button(await slip(), /(?:^Place.*·|bet) P10/)
  await move(site, first, '9.9')
  const before = writePrice(first.outcome.price)
  await says(new RegExp(`Odds rose from ${before.replace('.', '\\.')} to 9\\.90`))
  const accept = await button(await slip(), /^Accept odds and bet P10/)
  // Beside the button that agrees to it as well.
  within(within(await slip()).getByRole('list', { name: 'Changed odds' })).getByText(first.outcome.name)
  await page.user.click(accept)
  await waitFor(() => expect(page.router.latestLocation.href).toBe('/game?vendor=IBC'))
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
  expect(page.store.get(slipAtom).picks).toEqual([])
  expect(slips).toHaveLength(1)
})

test('only a press that says so accepts a price', async () => {
  const site = openSite()
  const page = await site.enter('player', PAGE)
  const [pick] = await openWithPicks(page, 1, 7)
  if (!pick) throw new Error('there is none')
  await page.user.click(await within(await slip()).findByRole('checkbox', { name: 'Accept better odds automatically' }))
  const agreed = (): unknown => page.store.get(slipAtom).picks[0]?.agreed
  await move(site, pick, '9.9')
  await says('to 9.90')
  await press(page.user, await slip(), /^Enter a stake/)
  await waitFor(async () => expect(document.activeElement).toBe(await stake()))
  expect(agreed()).toEqual(pick.outcome.price)
  await fill(page.user, await stake(), '0.01')
  await waitFor(async () => expect(saidOf(await stake())).toMatch(/or more\.$/))
  const least = await button(await slip(), /^Minimum P1 per bet/)
  ;(await stake()).blur()
  await page.user.click(least)
  await waitFor(async () => expect(document.activeElement, 'what is missing is a stake').toBe(await stake()))
  expect((await slip()).textContent).not.toContain('Something changed')
  expect(agreed()).toEqual(pick.outcome.price)
  await fill(page.user, await stake(), '10')
  await button(await slip(), /^Accept odds and bet P10/)
})

test('a price that rises is taken without a word where the player has not asked for one, and a fall never is', async () => {
  const site = openSite()
  const page = await site.enter('player', PAGE)
  const [pick] = await openWithPicks(page, 1, 9)
  if (!pick) throw new Error('there is none')
  await fill(page.user, await stake(), '10')
  await move(site, pick, '9.9')
  await says('to 9.90')
  await button(await slip(), /^Place bet · P10/)
  expect(within(await slip()).queryByRole('list', { name: 'Changed odds' })).toBeNull()
  await move(site, pick, '1.02')
  await button(await slip(), /^Accept odds and bet P10/)
  // The habit outlives the slip.
  await page.user.click(await within(await slip()).findByRole('checkbox', { name: 'Accept better odds automatically' }))
  expect(localStorage.getItem('higherOdds')).toBe('ask')
})

test('that something moved is said until the slip is another', async () => {
  const page = await openSite().enter('player', PAGE)
  const [pick] = await openWithPicks(page, 1, 7)
  if (!pick) throw new Error('there is none')
  await fill(page.user, await stake(), '10')
  const bet = await button(await slip(), /^Place bet · P10/)
  const prices = page.store.get(priceStoreAtom)
  const version = (prices.fixture(pick.fixture.id)?.version ?? 0) + 1
  const outcomes = pick.market.outcomes.map((each) =>
    each.id === pick.outcome.id ? { ...each, price: { units: 101, scale: 2 } } : each,
  )
  // Between what is shown and the press.
  act(() => {
    prices.take([{ ...pick.fixture, version, markets: [{ ...pick.market, outcomes }] }], Date.now())
    bet.click()
  })
  await says('Something changed meanwhile')
  await fill(page.user, await stake(), '20')
  await button(await slip(), /^Accept odds and bet P20/)
  expect((await slip()).textContent).not.toContain('Something changed')
})

test('prices are still heard of once the slip itself has changed', async () => {
  const site = openSite()
  const page = await site.enter('player', PAGE)
  const [pick] = await openWithPicks(page, 1, 12)
  if (!pick) throw new Error('there is none')
  await fill(page.user, await stake(), '10')
  await button(await slip(), /(?:^Place.*·|bet) P10/)
  // Nothing else has the slip drawn anew from here on.
  site.intercept(() => Promise.withResolvers<null>().promise)
  const outcomes = pick.market.outcomes.map((each) =>
    each.id === pick.outcome.id ? { ...each, price: { units: 777, scale: 2 } } : each,
  )
  const prices = page.store.get(priceStoreAtom)
  const version = (prices.fixture(pick.fixture.id)?.version ?? 0) + 1
  act(() => prices.take([{ ...pick.fixture, version, markets: [{ ...pick.market, outcomes }] }], Date.now()))
  await says('to 7.77')
})

test('what can’t be combined is said by its pick; a system has its sizes; each single its own stake', async () => {
  const site = openSite()
  const page = await site.enter('player', PAGE)
  const picks = await openWithPicks(page, 3)
  const [{ fixture, market }] = picks as [PickedForTest]
  const other = market.outcomes[2] ?? market.outcomes[1]!
  await tap(page, [{ fixture, market, outcome: other }])
  await press(page.user, await slip(), 'Parlay')
  await fill(page.user, await stake(), '10')
  await says(`Can't be combined with ${other.name}: only one of them can come in`)
  await says("Some picks can't be combined")
  const bet = await button(await slip(), /^Enter a stake|^Place/)
  expect(bet.hasAttribute('disabled')).toBe(true)
  await press(page.user, await slip(), `Remove ${other.name}`)
  await press(page.user, await slip(), 'System')
  await press(page.user, await slip(), '2 of 3: 3 bets')
  await button(await slip(), /(?:^Place.*·|bet) P30/)
  await press(page.user, await slip(), 'Singles')
  await press(page.user, await slip(), 'Separate stakes')
  await fill(page.user, await stake(`Stake on ${picks[1]!.outcome.name}`), '25')
  await button(await slip(), /(?:^Place.*·|bet) P45/)
  // What is for each takes the place of what was for one.
  await fill(page.user, await stake('Stake per bet'), '5')
  await button(await slip(), /(?:^Place.*·|bet) P15/)
})

test('a stake is held against what the vendor takes and the balance, at its field', async () => {
  const site = openSite()
  const member = await site.sandbox.member('player', '20')
  const page = await site.visit(PAGE, member)
  await openWithPicks(page, 1)
  await press(page.user, await slip(), /^Enter a stake/)
  await waitFor(async () => expect(document.activeElement).toBe(await stake()))
  const said = async (typed: string): Promise<string> => {
    await fill(page.user, await stake(), typed)
    return saidOf(await stake())
  }
  await said('10')
  await says(/Balance after: P10\.00/)
  expect(await said('0.01')).toMatch(/^Stake P.* or more\.$/)
  await says('Balance after: —')
  await says('Potential return—')
  expect(await said('12x')).toBe('Enter the amount as a number, such as 50.')
  await waitFor(async () => expect(await said('21')).toBe('Your balance is lower than the stake.'))
  await button(await slip(), 'Deposit')
  expect(await said('10')).toBe('')
  await says(/Balance after: P10\.00/)
  await says('If odds fall, we ask you first.')
  within(await slip()).getByRole('link', { name: 'Limits and help' })
})

test('what takes no bets is left out, in words; nothing left is no bet', async () => {
  const site = openSite()
  const page = await site.enter('player', PAGE)
  const [first, second, third] = await openWithPicks(page, 3, 8)
  if (!first || !second || !third) throw new Error('there are none')
  await press(page.user, await slip(), 'Parlay')
  await fill(page.user, await stake(), '10')
  await operate(site, second, 'suspend')
  await says('Suspended. Not counted.')
  const struck = async (): Promise<boolean> => {
    const line = within(await slip()).getAllByText(second.outcome.name)[0]
    return line !== undefined && getComputedStyle(line.parentElement!).textDecorationLine === 'line-through'
  }
  expect(await struck(), 'it may be bet on again').toBe(false)
  await says(/Bet slip 2\s*\+1 suspended/)
  await button(await slip(), /(?:^Place.*·|bet) P10/)
  await site.sandbox.post('fixtures', { fixture: third.fixture.id, do: 'remove', market: third.market.id })
  await says('No longer offered. Not counted.')
  await says('A combination takes two picks or more.')
  await operate(site, second, 'resume')
  await button(await slip(), /(?:^Place.*·|bet) P10/)
})

test('the slip is emptied and filled again; prices are written as the player has them', async () => {
  const page = await openSite().enter('player', PAGE)
  const [pick] = await openWithPicks(page, 1)
  if (!pick) throw new Error('there is none')
  await press(page.user, await slip(), 'Clear')
  expect(page.store.get(slipAtom).picks).toEqual([])
  await page.user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(page.store.get(slipAtom).picks).toHaveLength(1)
  act(() => page.store.set(slipSheetAtom, 'full'))
  const price = within(await slip()).getByRole('list', { name: 'Picks' })
  expect(price.textContent).toContain(writePrice(pick.outcome.price))
  await page.user.click(await within(await slip()).findByRole('button', { name: 'American', hidden: true }))
  expect(price.textContent).toMatch(/[+−]\d+/)
})

test('a trial account is told that bets need an account of its own', async () => {
  const page = await openSite().enter('trial', PAGE)
  await openWithPicks(page, 1)
  await says('A trial account has play money only')
  await fill(page.user, await stake(), '10')
  await press(page.user, await slip(), /(?:^Place.*·|bet) P10/)
  await screen.findByRole('dialog')
  expect(page.router.latestLocation.pathname).toBe(PAGE)
})

test('picks stay where bets on matches are closed, and that is said', async () => {
  const site = openSite()
  const page = await site.visit(PAGE)
  await openWithPicks(page, 1)
  await site.sandbox.scenario({ kind: 'modules', off: ['FIXTURES'] })
  await page.queries.resetQueries()
  await says('Bets on matches are closed just now. Your picks stay here.')
  expect(page.store.get(slipAtom).picks).toHaveLength(1)
})
