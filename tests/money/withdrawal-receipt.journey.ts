/** What becomes of a withdrawal that was paid out: whether the money has arrived (spec 2, "Member centre"; spec 4). */
import type { Page } from 'playwright/test'
import { SAMPLE_CBU } from '../../src/rules/money/make-cbu.ts'
import type { Account } from '../support/pages/account.ts'
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { ledgerOf } from '../support/pages/games.ts'
import { expect, test } from '../support/journey.ts'
import type { SandboxOfTest } from '../support/servers/sandbox.ts'
import { withdrawOf } from '../support/pages/withdraw.ts'

const PAYMENT = 'Money-2468'
/** A picture of one point. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A member with a payment password. */
const payee = async (sandbox: SandboxOfTest, balance: string): Promise<Account> =>
  (await sandbox.post('members', { kind: 'player', balance, paymentPassword: PAYMENT })) as Account // by its schema

/** The references of a member's withdrawals, the newest first. */
async function references(page: Page): Promise<string[]> {
  const links = page.locator('dialog[open] a[href*="m.order="]')
  const all = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
  return all.map((href) => new URLSearchParams(href.split('?')[1]).get('m.order') ?? '')
}

test(
  'what was paid out is confirmed, disputed, or taken for received when its time is over',
  { tag: '@pairs' },
  async ({ page, player, sandbox, say, brand }) => {
    test.slow()
    await bringAxe(page)
    const member = await payee(sandbox, '2000.00')
    await player.open('/index')
    await player.logIn(member)
    await player.open('/index?member=securityCenter&m.need=payouts&m.back=withdraw')
    const { centre, amount, next, password, send, done, orders, field, button } = withdrawOf(page, say)
    await button('Add a bank account').click()
    await centre.getByRole('radio').first().check()
    await field('CBU, CVU or alias').fill(SAMPLE_CBU)
    await button('Add this account').click()
    await centre
      .getByRole('status')
      .getByRole('link', { name: say('Back to “{name}”', { name: say('Withdraw') }) })
      .click()
    const bring = (reference: string, said: object): Promise<unknown> => {
      // The control call finds the merchant by the reference.
      return sandbox.post(`withdrawals/${reference}`, { ...said })
    }
    for (const [count, much] of ['50', '60', '70', '80'].entries()) {
      await expect(next).toBeEnabled()
      await amount.fill(much)
      await next.click()
      await password.fill(PAYMENT)
      await send.click()
      await expect(orders).toHaveCount(count + 1)
      await expect(done).toBeVisible()
    }
    const [fourth = '', third = '', second = '', first = ''] = (await references(page)).slice(-4)
    const state = (name: string) => centre.getByText(say(name), { exact: true }).first()
    const open = async (reference: string): Promise<void> => {
      await player.open(`/index?member=withdraw&m.order=${reference}`)
      await expect(centre.getByText(reference)).toBeVisible()
    }

    await test.step('its time runs, and then it counts as received', async () => {
      await bring(first, { to: 'paid-out', minutes: 0.1 })
      await open(first)
      await expect(centre.getByText(say('Automatically, after the time limit'))).toBeVisible()
      await expect(state('It has been paid and received. This withdrawal is complete.')).toBeVisible()
      await expectAccessible(page, 'received')
    })

    await test.step('what has not arrived is told of with a picture, decided, and read', async () => {
      await bring(second, { to: 'paid-out' })
      await open(second)
      await expect(centre.getByRole('timer')).toContainText(/29:|30:/)
      await expect(button('Received')).toBeEnabled()
      await expectAccessible(page, 'paid out')
      await button('Not received').click()
      await centre
        .locator('input[type=file]')
        .setInputFiles({ name: 'statement.png', mimeType: 'image/png', buffer: PICTURE })
      await field('Note (optional)').fill('Nothing until this morning')
      await expect(button('Report as not received')).toBeEnabled()
      await expectAccessible(page, 'not received, with a picture')
      await button('Report as not received').click()
      await expect(centre.getByText(say('You told us that it has not arrived. We are looking into it.'))).toBeVisible()
      await expect(centre.getByText('Nothing until this morning')).toBeVisible()
      await bring(second, { to: 'forced', reason: 'The bank has booked it' })
      await open(second)
      await expect(centre.getByText('The bank has booked it')).toBeVisible()
      const told = centre.getByRole('status').filter({ hasText: 'The bank has booked it' })
      await expect(told).toContainText(/60[.,]00/)
      await expect(told).toContainText(/58[.,]40/)
      await expectAccessible(page, 'taken as received')
      await button('I have read this').click()
      await expect(button('I have read this')).toHaveCount(0)
    })

    await test.step('a word on a payment that has changed meanwhile is not taken', async () => {
      await bring(third, { to: 'paid-out', amount: '20.00' })
      await open(third)
      await expect(button('Received')).toBeEnabled()
      await button('Received').click()
      const sure = page.getByRole('dialog', { name: say('Have you received it?') })
      await expect(sure).toContainText(/20[.,]00/)
      await expectAccessible(page, 'whether it has arrived')
      await bring(third, { to: 'partly-received' })
      await bring(third, { to: 'paid-out' })
      await sure.getByRole('button', { name: say('Yes, received') }).click()
      await expect(
        centre.getByText(say('The amount paid has changed. Review the new figures, then confirm again.')),
      ).toBeVisible()
      await expect(centre.getByRole('region', { name: say('Have you received it?') })).not.toContainText(/20[.,]00/)
      await expect(state('Paid out')).toBeVisible()
    })

    await test.step('one is rejected, and all others are received', async () => {
      await bring(fourth, { to: 'rejected' })
      await open(fourth)
      await expect(
        centre.getByText(say('It was not approved. The whole amount is back in your balance.')),
      ).toBeVisible()
      await expectAccessible(page, 'rejected')
      await centre.getByRole('link', { name: say('All withdrawals') }).click()
      await expect(orders).toHaveCount(4)
      await expect(button('All received')).toBeEnabled()
      await expectAccessible(page, 'the list')
      await button('All received').click()
      await expect(page.getByRole('dialog', { name: say('Has all of it arrived?') })).toContainText(third)
      await expectAccessible(page, 'whether all of it has arrived')
      await page.getByRole('button', { name: say('Yes, all received') }).click()
      await expect(button('All received')).toHaveCount(0)
      await centre.getByRole('combobox', { name: say('Status') }).selectOption('rejected')
      await expect(orders).toHaveCount(1)
      // The first of the day is free; of the others the fee stays with the house, and of the last all has come back.
      expect(await ledgerOf(sandbox, brand, member.username)).toMatchObject({
        balance: '1820.00',
        held: '0.00',
        total: '0',
      })
    })

    await test.step('what is still to be played through stands before the next', async () => {
      const bonus = { member: member.username, name: 'Welcome', amount: '20.00', turnoverRequired: '200.00' }
      await sandbox.post('bonuses', bonus)
      await player.open('/index?member=withdraw')
      await expect(centre.getByRole('progressbar', { name: 'Welcome' })).toBeVisible()
      await expect(next).toHaveCount(0)
      await expectAccessible(page, 'turnover')
    })
  },
)
