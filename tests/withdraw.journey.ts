/** Withdraw: accounts, a request, its states, and whether the money has arrived (spec 2, "Member centre"; spec 4). */
import type { Page } from 'playwright/test'
import { chooseNew, type Account } from './support/account.ts'
import { bringAxe, expectAccessible } from './support/axe.ts'
import { ledgerOf } from './support/games.ts'
import { expect, test } from './support/journey.ts'
import { beginning } from './support/player.ts'
import type { SandboxOfTest } from './support/sandbox.ts'
import { tabTo } from './support/tab-to.ts'
import type { Say } from './support/words.ts'

const LOST = /Failed to load resource|ERR_/
const PAYMENT = 'Money-2468'
/** A picture of one point. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** The page as a player meets it. */
function withdrawOf(page: Page, say: Say) {
  const centre = page.getByRole('dialog', { name: say('Personal centre') })
  const form = centre.getByRole('form', { name: say('Withdraw') })
  const summary = page.getByRole('dialog', { name: say('Check your withdrawal') })
  return {
    centre,
    form,
    amount: form.getByRole('textbox', { name: say('Amount') }),
    next: form.getByRole('button', { name: say('Continue') }),
    summary,
    password: summary.getByLabel(say('Payment password'), { exact: true }),
    send: summary.getByRole('button', { name: say('Withdraw'), exact: true }),
    done: centre.getByRole('status').filter({ hasText: beginning(say('Requested: {what}', { what: '' })) }),
    pending: centre.getByRole('status').filter({ hasText: beginning(say('Pending: {what}', { what: '' })) }),
    orders: centre.getByRole('region', { name: say('Your withdrawals') }).getByRole('listitem'),
    field: (name: string) => centre.getByLabel(say(name), { exact: true }),
    button: (name: string) => centre.getByRole('button', { name: say(name), exact: true }),
  }
}

/** A member with a payment password. */
const payee = async (sandbox: SandboxOfTest, balance: string): Promise<Account> =>
  (await sandbox.post('members', { kind: 'player', balance, paymentPassword: PAYMENT })) as Account // by its schema

/** The references of a member's withdrawals, the newest first. */
async function references(page: Page): Promise<string[]> {
  const links = page.locator('dialog[open] a[href*="m.order="]')
  const all = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
  return all.map((href) => new URLSearchParams(href.split('?')[1]).get('m.order') ?? '')
}

test('a member adds what is missing, withdraws once whatever becomes of the answers, and takes accounts away', async ({
  page,
  player,
  sandbox,
  say,
  brand,
  faults,
}) => {
  test.slow()
  faults.expect(LOST)
  await bringAxe(page)
  // As each brand's rule for passwords has it.
  const paid = brand === 'pampas' ? 'Money-2468' : 'Money2468'
  const member = await player.enter('player', '1000.00')
  await player.open('/index?member=withdraw')
  const { centre, form, amount, next, summary, password, send, done, pending, orders, field, button } = withdrawOf(
    page,
    say,
  )
  const held = async () => {
    const {
      balance,
      held: kept,
      total,
    } = (await ledgerOf(sandbox, brand, member.username)) as Awaited<ReturnType<typeof ledgerOf>> & { held: string } // what the control call answers beside it
    return { balance, held: kept, total }
  }

  await test.step('what is missing is added, and each leads back', async () => {
    await expect(centre.getByText(say('Before your first withdrawal'))).toBeVisible()
    await expect(form).toHaveCount(0)
    await expectAccessible(page, 'what is missing')
    await centre.getByRole('link', { name: say('Add a payment password') }).click()
    await field('Login password').fill(member.password)
    await chooseNew(centre, say, paid)
    await button('Set payment password').click()
    const back = say('Back to “{name}”', { name: say('Withdraw') })
    await centre.getByRole('status').getByRole('link', { name: back }).click()
    await centre.getByRole('link', { name: say('Add an account') }).click()

    await button('Add a bank account').click()
    await button('Add this account').click()
    await expect(centre.getByText(say('Choose your bank.'))).toBeVisible()
    await expectAccessible(page, 'a bank account, with errors')
    await centre.getByRole('searchbox', { name: say('Search banks') }).fill('galici')
    await expect(centre.getByRole('radio')).toHaveCount(1)
    await centre.getByRole('radio', { name: 'Banco Galicia' }).check()
    await field('Account number').fill('12')
    await button('Add this account').click()
    await expect(field('Account number')).toHaveAttribute('aria-invalid', 'true')
    await field('Account number').fill('0070 1234 3000-4567')
    await button('Add this account').click()
    await expect(centre.getByText(say('The bank account is added.'))).toBeVisible()
    await expect(centre.getByText('•••• 4567')).toBeVisible()

    await button('Add a crypto address').click()
    await field('Network').selectOption('USDT_TRC20')
    await field('Address').fill('0x52908400098527886E0F7030069857D2E4169EE7')
    await button('Add this address').click()
    await expect(centre.getByText(say('This is not an address of this network.'))).toBeVisible()
    await field('Network').selectOption('USDT_ERC20')
    await button('Add this address').click()
    await expect(centre.getByText(say('The crypto address is added.'))).toBeVisible()
    await expectAccessible(page, 'accounts')
    await centre.getByRole('status').getByRole('link', { name: back }).click()
  })

  await test.step('what is wrong stands at its field; the summary asks for the payment password', async () => {
    await expect(form).toBeVisible()
    await expect(centre.getByText(say('You have not withdrawn anything yet.'))).toBeVisible()
    await expectAccessible(page, 'withdraw')
    await next.click()
    await expect(amount).toBeFocused()
    await amount.fill('9')
    await next.click()
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    await amount.fill('1000.01')
    await next.click()
    await expect(summary).toHaveCount(0)
    await amount.fill('100')
    await tabTo(page, next)
    await page.keyboard.press('Enter')
    await expect(password).toBeFocused()
    await expect(summary).toContainText('Banco Galicia')
    await expectAccessible(page, 'the summary')
    await send.click()
    await expect(summary.getByText(say('Enter your payment password.'))).toBeVisible()
    await password.fill('Wrong-1357')
    await send.click()
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    expect(await held()).toEqual({ balance: '1000.00', held: '0.00', total: '0' })
  })

  await test.step('a double click is one withdrawal', async () => {
    await password.fill(paid)
    await send.dblclick()
    await expect(done).toContainText('Banco Galicia')
    await expect(summary).toHaveCount(0)
    await expect(amount).toHaveValue('')
    await expect(orders).toHaveCount(1)
    expect(await held()).toEqual({ balance: '900.00', held: '100.00', total: '0' })
  })

  await test.step('the very same is asked about; the fee is what the summary says', async () => {
    await amount.fill('100')
    await next.click()
    await password.fill(paid)
    await send.click()
    await expect(summary.getByText(say('Once more?'))).toBeVisible()
    await summary.getByRole('button', { name: say('Cancel') }).click()
    await expect(summary).toHaveCount(0)
    expect(await held()).toMatchObject({ held: '100.00' })
  })

  await test.step('an answer that is lost is pending, also after a reload, until it is found out', async () => {
    await sandbox.scenario({ kind: 'failing', how: 'html', when: 'after', endpoint: 'createWithdrawal', times: 1 })
    await sandbox.scenario({ kind: 'failing', how: 'html', when: 'before', endpoint: 'settleMoneyRequest' })
    await amount.fill('60')
    await next.click()
    await password.fill(paid)
    await send.click()
    await expect(pending).toContainText('Banco Galicia')
    await expect(next).toBeDisabled()
    await page.reload()
    await expect(pending).toContainText('Banco Galicia')
    await expect(next).toBeDisabled()
    await sandbox.clear()
    await expect(orders).toHaveCount(2, { timeout: 30_000 })
    await expect(pending).toHaveCount(0, { timeout: 30_000 })
    await button('OK').click()
    await expect(next).toBeEnabled()
    expect(await held()).toEqual({ balance: '840.00', held: '160.00', total: '0' })
  })

  await test.step('a fee that has changed meanwhile is shown before it is sent', async () => {
    await amount.fill('70')
    await next.click()
    await expect(summary).toContainText(/68[.,]30/)
    await password.fill(paid)
    await sandbox.scenario({ kind: 'refusing', endpoint: 'createWithdrawal', message: 'the fee has changed', times: 1 })
    const bank = { kind: 'bank', min: '10', max: '5000', feeBasisPoints: 0, feeFixed: '9', freeTimes: 0 }
    const terms = { available: '840', contactVerified: true, paymentPassword: true, autoConfirmMinutes: 30 }
    await sandbox.scenario({
      kind: 'answering',
      endpoint: 'getWithdrawalTerms',
      value: { ...terms, methods: [bank] },
    })
    await send.click()
    await expect(summary.getByText(say('The fee is another one by now. Look at it, then send it again.'))).toBeVisible()
    await expect(summary).toContainText(/61[.,]00/)
    await sandbox.clear()
    await summary.getByRole('button', { name: say('Cancel') }).click()
    expect(await held()).toMatchObject({ held: '160.00' })
    await page.reload()
    await expect(next).toBeEnabled()
  })

  await test.step('it fits the narrowest phones', async () => {
    const size = page.viewportSize()
    await page.setViewportSize({ width: 320, height: 700 })
    const spill = (): Promise<number> =>
      centre.evaluate((dialog) =>
        Math.max(...[dialog, ...dialog.children].map((part) => part.scrollWidth - part.clientWidth)),
      )
    // What is laid out by scripts follows the window a moment later.
    await expect.poll(spill).toBeLessThanOrEqual(0)
    if (size) await page.setViewportSize(size)
  })

  await test.step('accounts are taken away with the payment password', async () => {
    await centre.getByRole('link', { name: say('Manage accounts') }).click()
    await centre.getByRole('button', { name: beginning(`${say('Remove')} USDT`) }).click()
    await centre.getByLabel(say('Payment password'), { exact: true }).fill('Wrong-1357')
    await button('Remove for good').click()
    await expect(centre.getByLabel(say('Payment password'), { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page, 'an account to be removed')
    await centre.getByLabel(say('Payment password'), { exact: true }).fill(paid)
    await button('Remove for good').click()
    await expect(centre.getByText('USDT · ERC-20', { exact: true })).toHaveCount(0)
  })
})

test('what was paid out is confirmed, disputed, or taken for received when its time is over', async ({
  page,
  player,
  sandbox,
  say,
  brand,
}) => {
  test.slow()
  await bringAxe(page)
  const member = await payee(sandbox, '2000.00')
  await player.open('/index')
  await player.logIn(member)
  await player.open('/index?member=securityCenter&m.need=payouts&m.back=withdraw')
  const { centre, amount, next, password, send, done, orders, field, button } = withdrawOf(page, say)
  await button('Add a bank account').click()
  await centre.getByRole('radio').first().check()
  await field('Account number').fill('0070123430004567')
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
    await expect(centre.getByText(say('By itself, once its time was over'))).toBeVisible()
    await expect(state('Received')).toBeVisible()
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
    const sure = page.getByRole('dialog', { name: say('Has it arrived?') })
    await expect(sure).toContainText(/20[.,]00/)
    await expectAccessible(page, 'whether it has arrived')
    await bring(third, { to: 'partly-received' })
    await bring(third, { to: 'paid-out' })
    await sure.getByRole('button', { name: say('Yes, received') }).click()
    await expect(
      centre.getByText(say('What was paid is something else by now. Look at the new figures, then say it again.')),
    ).toBeVisible()
    await expect(centre.getByRole('region', { name: say('Has it arrived?') })).not.toContainText(/20[.,]00/)
    await expect(state('Paid out')).toBeVisible()
  })

  await test.step('one is rejected, and all others are received', async () => {
    await bring(fourth, { to: 'rejected' })
    await open(fourth)
    await expect(centre.getByText(say('It was not approved. The whole amount is back in your balance.'))).toBeVisible()
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
    await centre.getByRole('combobox', { name: say('State') }).selectOption('rejected')
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
})
