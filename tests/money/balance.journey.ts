/** What a member's header shows: balance, unread messages, promotions (spec 2, "Header"; spec 9). */
import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../support/journey.ts'
import { money } from '../support/servers/brand.ts'
import type { Player } from '../support/player.ts'

const HIDDEN = '***'

/** The amount in the header; a phone keeps the button that refreshes it in the member's menu while all is well. */
const amount = (page: Page): Locator => page.getByRole('banner').getByRole('status').first()
/** What there is to say of the amount, in the line below it. */
const note = (page: Page): Locator => page.getByRole('banner').getByRole('status').nth(1)
const place = async (device: string, player: Player, page: Page): Promise<Locator> =>
  device === 'phone' ? player.menu() : page.getByRole('banner')

test('the balance has two decimals and thousands, and can be hidden, which is remembered', async ({
  page,
  player,
  brand,
  say,
}) => {
  await player.enter('player', '1234567.8')
  await expect(amount(page)).toHaveText(money(brand, 123_456_780n))
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('Hide balance') })
    .first()
    .click()
  await expect(amount(page)).toHaveText(HIDDEN)
  await expect(page.getByText(money(brand, 123_456_780n))).toHaveCount(0)
  await page.reload()
  await expect(player.account).toBeVisible()
  await expect(amount(page)).toHaveText(HIDDEN)
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('Show balance') })
    .first()
    .click()
  await expect(amount(page)).toHaveText(money(brand, 123_456_780n))
})

test('an amount beyond a double’s reach is exact', { tag: '@pairs' }, async ({ page, player, brand }) => {
  await player.enter('rich', '90071992547409.91')
  // What is said whole may be shown short.
  await expect(amount(page)).toContainText(money(brand, 9_007_199_254_740_991n))
})

test(
  'the balance is asked for again on request; a failure does not look like nothing',
  { tag: '@pairs' },
  async ({ page, player, sandbox, faults, say, brand, device }) => {
    faults.expect(/status of 500/)
    await player.enter('player', '10')
    await expect(amount(page)).toHaveText(money(brand, 1000n))
    const where = await place(device, player, page)
    const asked = page.waitForResponse(/\/wps\/v2\/wallets\/balance/)
    await where
      .getByRole('button', { name: say('Refresh balance') })
      .last()
      .click()
    await asked
    await expect(amount(page)).toHaveText(money(brand, 1000n))
    await sandbox.scenario({ kind: 'failing', how: 'status', status: 500, endpoint: 'getBalance' })
    await where
      .getByRole('button', { name: say('Refresh balance') })
      .last()
      .click()
    const again = say('{problem}. Refresh the balance', { problem: say('The server has a problem') })
    await expect(where.getByRole('button', { name: again }).last()).toBeVisible()
    await expect(amount(page)).toHaveText(money(brand, 1000n))
    await expect(note(page), 'in the header, with the time of what is shown').toBeVisible()
    await expect(note(page)).toContainText(/\d{1,2}[:.]\d\d/)
    await expect(note(page), 'and the reason for who hears it').toContainText(say('The server has a problem'))
    await sandbox.clear()
    await where.getByRole('button', { name: again }).last().click()
    await expect(where.getByRole('button', { name: say('Refresh balance') }).last()).toBeVisible()
    await expect(note(page)).toBeEmpty()
  },
)

test(
  'a balance that can’t be read says so where it would stand, and can be asked for again there',
  { tag: '@pairs' },
  async ({ page, player, sandbox, faults, say, brand }) => {
    faults.expect(/status of 500/)
    await sandbox.scenario({ kind: 'failing', how: 'status', status: 500, endpoint: 'getBalance' })
    await player.enter('player', '10')
    await expect(note(page)).toBeVisible()
    await expect(note(page)).toContainText(say('Not available'))
    await expect(amount(page)).toBeEmpty()
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('button', { name: say('Hide balance') }), 'there is nothing to hide').toHaveCount(0)
    await sandbox.clear()
    const again = say('{problem}. Refresh the balance', { problem: say('The server has a problem') })
    await banner.getByRole('button', { name: again }).first().click()
    await expect(amount(page)).toHaveText(money(brand, 1000n))
    await expect(note(page)).toBeEmpty()
  },
)

test('unread messages and open promotions are counted', { tag: '@pairs' }, async ({ page, player, say, device }) => {
  await player.enter('player')
  await expect(player.account).toContainText('3')
  const menu = await player.menu()
  await expect(menu).toContainText(
    say('{unread, plural, =0 {No unread messages} one {# unread message} other {# unread messages}}', { unread: 3 }),
  )
  await page.keyboard.press('Escape')
  const bar = device === 'phone' ? say('Quick access') : say('Main')
  const promotions = page.getByRole('navigation', { name: bar }).getByRole('link', { name: say('Promotions') })
  await expect(promotions).toContainText(/[1-9]/)
})
