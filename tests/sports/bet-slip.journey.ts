/** The bet slip from a guest's first tap to what became of the bet, also where the connection breaks after the deed. */
import type { Page } from 'playwright/test'
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { gameIn } from '../support/pages/games.ts'
import { sidewaysScroll } from '../support/pages/layout.ts'
import { expect } from '../support/journey.ts'
import { fillAll, registerForm, sendRegistration, test } from '../support/pages/register.ts'
import { beginning } from '../support/player.ts'

interface Kept {
  readonly slip: { readonly picks: readonly { readonly fixture: string; readonly outcome: string }[] }
}

/** What the tab keeps of the slip. */
const keptPicks = async (page: Page): Promise<Kept['slip']['picks']> => {
  const text = await page.evaluate(() => sessionStorage.getItem('slip'))
  // Written by the page itself.
  return (JSON.parse(text ?? '{"slip":{"picks":[]}}') as Kept).slip.picks
}

test('a guest picks, logs in, accepts a changed price, bets once though the answer is lost, and ends the bet early', async ({
  page,
  player,
  sandbox,
  say,
  device,
}) => {
  test.slow()
  await bringAxe(page)
  await player.open('/sports?sport=football&day=tomorrow')
  const main = page.getByRole('main')
  const prices = main.getByRole('button', { pressed: false, name: /^1/ })
  await prices.first().click()
  await prices.nth(1).click()
  const slip = page.getByRole('region', { name: say('Bet slip') })
  if (device === 'phone') await slip.getByRole('button', { name: beginning(say('Bet slip')) }).click()
  await expect(slip.getByRole('list', { name: say('Picks') }).getByRole('listitem')).toHaveCount(2)
  await slip.getByRole('button', { name: say('Parlay'), exact: true }).click()
  await slip.getByRole('textbox', { name: say('Stake') }).fill('10')
  // Otherwise a price that rises is taken without a word.
  await slip.getByRole('checkbox', { name: say('Accept better odds automatically') }).uncheck()
  const logIn = slip.getByRole('button', { name: beginning(say('Log in to bet {sum}', { sum: '' })) })
  await expect(logIn).toBeVisible()
  expect(await sidewaysScroll(page)).toBe(0)
  await logIn.click()
  const member = await sandbox.member('player')
  await player.logInHere(member)

  // Prices that an operator has set move no more, so that none falls until the vendor takes the bet.
  for (const [at, { fixture, outcome }] of (await keptPicks(page)).entries()) {
    // Another one than a run before may have left.
    const price = `${9 - at}.${10 + (Date.now() % 90)}`
    await sandbox.post('fixtures', { fixture, do: 'price', outcome, price })
    await expect(slip.getByText(new RegExp(price.replace('.', '[.,]'))).first()).toBeVisible()
  }
  const accept = slip.getByRole('button', { name: beginning(say('Accept odds and bet {sum}', { sum: '' })) })
  // The answer is lost once it is done.
  await sandbox.scenario({ kind: 'failing', how: 'html', when: 'after', endpoint: 'getLaunchAddress', times: 1 })
  await accept.click()
  await expect(page).toHaveURL(/\/game\?vendor=/)
  await main.getByRole('button', { name: say('Try again') }).click()
  const { game } = await gameIn(page)
  await expect(game.locator('.handed[data-outcome="placed"]')).toHaveCount(1)
  await page.goBack()
  await expect(slip).toBeVisible()
  await expect(slip.getByText(say('Your bet was not placed'))).toHaveCount(0)

  // The bar tells what became of the slip first.
  if (device === 'phone') await slip.getByRole('button', { name: beginning(say('Bet slip')) }).click()
  await slip.getByRole('tab', { name: beginning(say('My bets')) }).click()
  await expect(slip.getByRole('article')).toHaveCount(1)
  await slip.getByRole('button', { name: beginning(say('Cash out {sum}', { sum: '' })) }).click()
  await slip.getByRole('button', { name: beginning(say('End this bet for {sum}', { sum: '' })) }).click()
  await expect(slip.getByRole('article')).toHaveCount(0)
  const ledger = (await sandbox.ask('ledger', { member: member.username })) as {
    readonly transactions: readonly { readonly reason: string }[]
  }
  expect(ledger.transactions.filter(({ reason }) => reason === 'cash-out')).toHaveLength(1)
  expect(ledger.transactions.filter(({ reason }) => reason === 'stake')).toHaveLength(1)
})

test('the slip goes along over other pages, where keyboards and screen readers find it', async ({
  page,
  player,
  sandbox,
  say,
}) => {
  await bringAxe(page)
  const { username } = await player.become('player')
  await sandbox.post('sports-bets', { member: username, stake: '10' })
  await player.open('/sports?sport=football&day=tomorrow')
  const prices = page.getByRole('main').getByRole('button', { pressed: false, name: /^1/ })
  for (const at of [0, 1, 2]) await prices.nth(at).click()
  await player.open('/help')
  const slip = page.getByRole('region', { name: say('Bet slip') })
  const bar = slip.getByRole('button', { name: beginning(say('Bet slip')) })
  await bar.focus()
  await page.keyboard.press('Enter')
  await expect(slip.getByRole('list', { name: say('Picks') }).getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page, 'the half of it')
  await slip
    .getByRole('button', { name: say('Show all of the slip') })
    .first()
    .click()
  await slip.getByRole('button', { name: say('System'), exact: true }).click()
  await slip.getByRole('textbox', { name: say('Stake per bet') }).fill('400')
  await expect(slip.getByText(/1[.,]200/).last()).toBeVisible()
  expect(await sidewaysScroll(page)).toBe(0)
  await expectAccessible(page, 'all of it')
  await slip.getByRole('tab', { name: beginning(say('My bets')) }).click()
  await expect(slip.getByRole('article')).toHaveCount(1)
  await expectAccessible(page, 'my bets')
  await page.keyboard.press('Escape')
  await expect(bar).toBeFocused()
})

test('what a guest has picked is still there once they have registered', async ({
  page,
  player,
  desk,
  person,
  say,
}) => {
  await player.open('/sports?sport=football&day=tomorrow')
  const prices = page.getByRole('main').getByRole('button', { pressed: false, name: /^1/ })
  await prices.first().click()
  const [picked] = await keptPicks(page)
  await player.open('/register?next=%2Fsports')
  const form = await registerForm(desk)
  await fillAll(desk, form, person)
  await sendRegistration(form, say).click()
  await expect(player.account).toBeVisible()
  await expect(page.getByRole('region', { name: say('Bet slip') })).toBeVisible()
  expect(await keptPicks(page)).toEqual([picked])
})
