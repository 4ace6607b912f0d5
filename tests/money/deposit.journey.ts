/** Deposit: ways to pay, the order until it is credited, and what becomes of it otherwise (spec 2, "Member centre": depositv2). */
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { DEPOSIT_STATES } from '../../src/rules/money/deposit.ts'
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { ledgerOf } from '../support/pages/games.ts'
import { askAgain } from '../support/servers/failing-call.ts'
import { expect, test } from '../support/journey.ts'
import { sidewaysScroll } from '../support/pages/layout.ts'
import { beginning } from '../support/player.ts'
import type { Say } from '../support/words.ts'

const LOST = /Failed to load resource|ERR_|503/

const STATE_NAMES: Readonly<Record<(typeof DEPOSIT_STATES)[number], string>> = {
  waiting: 'Waiting for payment',
  'slip-received': 'Receipt received',
  reviewing: 'Under review',
  credited: 'Credited',
  rejected: 'Rejected',
  lapsed: 'Time ran out',
  cancelled: 'Cancelled',
}

/** The deposit page as a window shows it. */
function depositOf(page: Page, say: Say) {
  const centre = page.getByRole('dialog', { name: say('Personal centre') })
  const form = centre.getByRole('form', { name: say('Deposit') })
  return {
    centre,
    form,
    amount: form.getByRole('textbox', { name: say('Amount') }),
    payer: form.getByRole('textbox', { name: say('Account holder’s name') }),
    // Without an amount it says so.
    send: form
      .getByRole('button', { name: say('Deposit'), exact: true })
      .or(form.getByRole('button', { name: say('Enter an amount'), exact: true })),
    /** What has become of the order that is open. */
    state: centre.getByRole('region', { name: say('Status') }),
    all: centre.getByRole('link', { name: say('All deposits') }),
    pending: centre.getByRole('status').filter({ hasText: beginning(say('Pending: {what}', { what: '' })) }),
    done: centre.getByRole('status').filter({ hasText: beginning(say('Done: {what}', { what: '' })) }),
    kind: (value: string) => form.locator(`label:has(input[name="channel"][value^="${value}"])`),
  }
}
/** Puts news away as soon as it stands over what is to be pressed; a second one may stand behind it. */
const dismissNews = (page: Page, say: Say): Promise<void> =>
  page.addLocatorHandler(page.getByRole('button', { name: say('Dismiss') }).first(), (button) => button.click(), {
    noWaitAfter: true,
  })
const orderIn = (page: Page): string => new URL(page.url()).searchParams.get('m.order') ?? ''

test('a deposit by bank is asked for once, shown by a receipt, and credited to the last unit', async ({
  page,
  player,
  sandbox,
  say,
  brand,
  faults,
  device,
}) => {
  test.slow()
  faults.expect(LOST)
  await bringAxe(page)
  await dismissNews(page, say)
  const { username } = await player.become('player', '10.00')
  await player.open('/index?member=deposit')
  const { centre, form, amount, payer, send, state, all, pending, done, kind } = depositOf(page, say)

  // What is wrong stands at its field, and what was typed stays.
  await expect(send).toBeEnabled()
  await expectAccessible(page, 'deposit')
  await kind('BANK-1').click()
  await expect(payer, 'the name that the accounts are in').not.toHaveValue('')
  await payer.clear()
  await send.click()
  await expect(amount).toBeFocused()
  await expect(form.getByText(say('Enter the payer’s name.'))).toBeVisible()
  await amount.fill('4')
  await payer.fill('Ana Pereyra')
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await amount.fill('50')
  // On a phone in a row that opens.
  if (device === 'phone') await form.locator('summary').click()
  await form.locator('label:has(input[name="bonus"][value="welcome"])').click()
  await expect(form.locator('dl')).toContainText(new RegExp(`${say('You play with')}\\D*100\\b`))
  await sandbox.scenario({
    kind: 'refusing',
    endpoint: 'createDeposit',
    message: 'bonus not available',
    value: { field: 'bonus' },
    times: 1,
  })
  await send.click()
  await expect(form.getByRole('alert')).toContainText(
    say('This bonus is not available for this deposit. Choose another or none.'),
  )
  await expectAccessible(page, 'deposit, refused')
  await sandbox.scenario({ kind: 'refusing', endpoint: 'createDeposit', message: 'too many open deposits', times: 1 })
  await send.click()
  await expect(form.getByRole('alert')).toContainText(say('Complete or cancel an open deposit first.'))
  await send.dblclick()

  // The order, with what is needed to pay it.
  await expect(state).toContainText(say('Waiting for payment'))
  await expect(state.getByRole('timer')).toBeVisible()
  await expect(centre.getByText(/Northgate Bank|Banco Cortadera/).first()).toBeVisible()
  await expectAccessible(page, 'an order')
  const reference = orderIn(page)

  // Pictures: what is none is said, what breaks off goes on.
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#345' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .toBuffer()
  const receipt = centre.getByRole('form', { name: say('Receipt') })
  const files = receipt.locator('input[type="file"]')
  await sandbox.scenario({ kind: 'failing', how: 'status', endpoint: 'sendUploadPart', times: 1 })
  await files.setInputFiles({ name: 'slip.jpg', mimeType: 'image/jpeg', buffer: picture })
  await receipt.getByRole('button', { name: say('Send {name} again', { name: 'slip.jpg' }) }).click()
  await expect(receipt.getByText(say('Uploaded'))).toBeVisible()
  await files.setInputFiles({ name: 'none.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
  await expect(receipt.getByText(say('This is not a PNG or JPG picture. Please choose another one.'))).toBeVisible()
  await expectAccessible(page, 'a receipt')
  await receipt.getByRole('button', { name: say('Remove {name}', { name: 'none.png' }) }).click()
  await receipt.getByRole('button', { name: say('Send the receipt') }).click()
  await expect(state).toContainText(say('Receipt received'))

  // A reload shows it again; once the operator has decided, the page says so by itself.
  await page.reload()
  await expect(state).toContainText(say('Receipt received'))
  await sandbox.post(`deposits/${reference}`, { to: 'credited' })
  await expect(state).toContainText(say('Credited'))
  expect(await ledgerOf(sandbox, brand, username)).toMatchObject({ balance: '110.00', total: '0' })

  // An answer that is lost is pending, also after a reload, until it is found out.
  await all.click()
  await sandbox.scenario({ kind: 'failing', how: 'html', when: 'after', endpoint: 'createDeposit', times: 1 })
  await sandbox.scenario({ kind: 'failing', how: 'html', when: 'before', endpoint: 'settleMoneyRequest' })
  await kind('WALLET').click()
  await amount.fill('20')
  await send.click()
  await expect(pending).toContainText(/20[.,]00/)
  await expect(send).toBeDisabled()
  await page.reload()
  await expect(pending).toContainText(/20[.,]00/)
  await sandbox.clear()
  await expect(done).toContainText(/20[.,]00/)
  await expect(pending).toHaveCount(0)

  // The order that it made stands first; given up, it is over.
  const open = centre.getByRole('region', { name: say('Continue your deposit') }).getByRole('link')
  await expect(open).toHaveCount(1)
  await open.click()
  await expect(centre.getByRole('img', { name: say('QR code of the payment') })).toBeVisible()
  // A phone can't scan its own screen: its wallet is opened, or is given the code as a picture.
  await expect(centre.getByRole('link', { name: say('Pay in your wallet app') })).toHaveCount(
    device === 'phone' ? 1 : 0,
  )
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    centre.getByRole('button', { name: say('Save the picture') }).click(),
  ])
  expect(saved.suggestedFilename()).toBe('payment-code.png')
  await centre.getByRole('button', { name: say('Cancel this deposit') }).click()
  const question = page.getByRole('dialog', { name: say('Cancel this deposit?') })
  await question.getByRole('button', { name: say('Cancel the deposit') }).click()
  await expect(state).toContainText(say('Cancelled'))

  // By card: to the payment page, and back to the order.
  await all.click()
  await kind('CARD').click()
  await amount.fill('30')
  await send.click()
  await centre.getByRole('link', { name: say('Go to the payment page') }).click()
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expect(state).toContainText(say('Rejected'))
  await expect(page).toHaveURL(/member=depositv2/)

  // The history has all of them, and narrows to one state.
  await all.click()
  const history = centre.getByRole('region', { name: say('Your deposits') })
  await expect(history.getByRole('link')).toHaveCount(3)
  await history.getByRole('combobox').selectOption('credited')
  await expect(history.getByRole('link')).toHaveCount(1)
  await history.getByRole('combobox').selectOption('reviewing')
  await expect(history.getByText(say('No deposits with this status.'))).toBeVisible()
  await centre.getByText(say('How deposits work')).click()
  await expect(
    centre.getByRole('heading', { level: 4 }).filter({ hasText: /Cómo depositar|How to deposit/ }),
  ).toBeVisible()
  await expectAccessible(page, 'the history of deposits')
  await page.setViewportSize({ width: 320, height: 700 })
  // What is laid out by scripts follows the window a moment later.
  await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0)
})

test(
  'each state has its look; vouchers, limits and an answer that does not come are said',
  { tag: '@pairs' },
  async ({ page, player, sandbox, say, faults }) => {
    test.slow()
    faults.expect(LOST)
    await bringAxe(page)
    await dismissNews(page, say)
    await sandbox.scenario({ kind: 'failing', how: 'abort', endpoint: 'listDepositMethods', when: 'before' })
    await player.become('player', '10.00')
    await player.open('/index?member=deposit')
    const { centre, form, amount, send, state, all, kind } = depositOf(page, say)
    const failure = centre.getByRole('alert')
    await expect(failure).toBeVisible({ timeout: 15_000 })
    await askAgain({ sandbox, say }, failure)
    await expect(send).toBeEnabled()

    // Those that are over first: only three may be open.
    const over = DEPOSIT_STATES.filter((one) => !['waiting', 'slip-received', 'reviewing'].includes(one))
    for (const [index, one] of [...over, 'waiting', 'slip-received', 'reviewing'].entries()) {
      await sandbox.scenario({ kind: 'deposit-state', state: one })
      await kind('USDT-TRC20').click()
      await amount.fill(String(100 + index))
      await send.click()
      // The cast: all of them are states.
      await expect(state).toContainText(say(STATE_NAMES[one as keyof typeof STATE_NAMES]))
      await expectAccessible(page, one)
      await all.click()
      if (one !== 'reviewing') await expect(send).toBeEnabled()
    }
    await sandbox.clear()
    // As many are open as there may be: they are found again after a reload, each with its time, and no other one is begun.
    await page.reload()
    const open = centre.getByRole('region', { name: say('Continue your deposit') }).getByRole('link')
    await expect(open).toHaveCount(3)
    await expect(open.last()).toContainText(/\d\d:\d\d/)
    await expect(centre.getByText(say('Complete or cancel an open deposit first.'))).toBeVisible()
    await expect(form).toHaveCount(0)
    await expectAccessible(page, 'as many deposits as there may be')
    await open.first().click()
    await expect(state).toBeVisible()

    // A voucher is the money itself.
    const left = orderIn(page)
    await sandbox.post(`deposits/${left}`, { to: 'lapsed' })
    await all.click()
    await kind('VOUCHER').click()
    const code = form.getByRole('textbox', { name: say('Voucher code') })
    await code.fill('GIFT-NONE')
    const redeem = form.getByRole('button', { name: say('Redeem the voucher') })
    await redeem.click()
    await expect(form.getByText(say('There is no voucher with this code. Check its letters and digits.'))).toBeVisible()
    await expect(code).toHaveValue('GIFT-NONE')
    await code.fill(`GIFT-40-${left.slice(-8)}`)
    await redeem.click()
    await expect(state).toContainText(say('Credited'))
    await expect(state).toContainText(/40[.,]00/)
  },
)

test(
  'ways to pay that rest say until when and can’t be chosen; a code that leads elsewhere is not shown',
  { tag: '@pairs' },
  async ({ page, player, sandbox, say }) => {
    await bringAxe(page)
    await dismissNews(page, say)
    await sandbox.scenario({ kind: 'deposit-maintenance', channel: 'CARD', until: '2031-01-31T18:00Z' })
    await player.become('player', '10.00')
    await player.open('/index?member=deposit')
    const { centre, form, amount, send, kind } = depositOf(page, say)
    await expect(send).toBeEnabled()
    await expect(kind('CARD').getByRole('radio')).toBeDisabled()
    await expect(kind('CARD')).toContainText(/2031/)
    await kind('BANK-1').click()
    await expectAccessible(page, 'a way to pay that rests')

    // What was begun stays where its channel comes to rest meanwhile.
    await amount.fill('50')
    await sandbox.scenario({ kind: 'deposit-maintenance', why: 'hours', until: '2031-01-31T06:00Z' })
    await form.getByRole('textbox', { name: say('Account holder’s name') }).fill('Ana Pereyra')
    await send.click()
    await expect(form.getByRole('alert')).toContainText(
      say('This payment method is temporarily unavailable. Choose another.'),
    )
    await expect(amount).toHaveValue(/^50[.,]00$/)
    await page.reload()
    await expect(centre.getByText(say('All payment methods are temporarily unavailable'))).toBeVisible()
    await expect(form).toHaveCount(0)
    await expectAccessible(page, 'all ways to pay rest')
    await sandbox.clear()
    await centre.getByRole('button', { name: say('Check again') }).click()
    await expect(send).toBeEnabled()

    await kind('USDT-TRC20').click()
    await amount.fill('100')
    await send.click()
    await expect(centre.getByRole('img', { name: say('QR code of the address') })).toBeVisible()
    const reference = orderIn(page)
    await sandbox.scenario({
      kind: 'answering',
      endpoint: 'getDeposit',
      value: {
        reference,
        kind: 'wallet',
        channelName: 'E-wallet',
        amount: '100',
        fee: '0',
        credited: '100',
        state: 'waiting',
        at: 1_790_000_000_000,
        serverTime: 1_790_000_000_000,
        qr: 'https://pay.evil.example/give-me-all',
      },
    })
    await page.reload()
    await expect(centre.getByText(say('The QR code is not shown'))).toBeVisible()
    await expect(centre.getByText('https://pay.evil.example/give-me-all')).toBeVisible()
    await expect(centre.getByRole('img', { name: say('QR code of the payment') })).toHaveCount(0)
    await expectAccessible(page, 'a code that leads elsewhere')
  },
)
