/** My wallet: money between a member's wallet and the vendors', moved once whatever becomes of the answers (spec 7). */
import type { Locator, Page } from 'playwright/test'
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { ledgerOf } from '../support/pages/games.ts'
import { askAgain } from '../support/servers/failing-call.ts'
import { expect, test } from '../support/journey.ts'
import { beginning } from '../support/player.ts'
import { tabTo } from '../support/tab-to.ts'
import { openSecondTab } from '../support/pages/twin.ts'
import type { Say } from '../support/words.ts'

const LOST = /Failed to load resource|ERR_/

/** The wallet as a page of a tab shows it. */
function walletOf(page: Page, say: Say) {
  const centre = page.getByRole('dialog', { name: say('Personal centre') })
  const form = centre.getByRole('form', { name: say('Transfer') })
  return {
    centre,
    form,
    funds: centre.getByRole('region', { name: say('Funds') }),
    amount: form.getByRole('textbox', { name: say('Amount') }),
    send: form.getByRole('button', { name: say('Transfer'), exact: true }),
    collect: centre.getByRole('button', { name: say('Collect all') }),
    vendor: (name: string): Locator => centre.getByRole('button', { name: beginning(name) }),
    done: centre.getByRole('status').filter({ hasText: beginning(say('Done: {what}', { what: '' })) }),
    pending: centre.getByRole('status').filter({ hasText: beginning(say('Pending: {what}', { what: '' })) }),
  }
}

test.describe('where wallets are apart', () => {
  test.use({ brand: 'hoasen' })

  test('money goes out and comes home once, whatever becomes of the answers', async ({
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
    const { username } = await player.become('player', '900000')
    const moved = async (): Promise<number> =>
      (await ledgerOf(sandbox, brand, username)).transactions.filter(({ reason }) => reason === 'transfer-out').length
    await player.open('/index?member=wallet')
    const { centre, form, funds, amount, send, vendor, done, pending } = walletOf(page, say)
    await expect(form).toBeVisible()
    await expectAccessible(page, 'my wallet')

    // What is wrong stands at its field, and what was typed stays.
    await send.click()
    await expect(form.getByText(say('Choose a provider.'))).toBeVisible()
    await expect(form.getByRole('combobox')).toBeFocused()
    await vendor('Pinetop').click()
    await amount.fill('9000')
    await send.click()
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    await amount.fill('900001')
    await expect(
      form.getByText(beginning(say('There is {all} in this wallet.', { all: '900.000\u00a0₫' }))),
    ).toBeVisible()
    await expectAccessible(page, 'my wallet, with errors')
    await sandbox.scenario({
      kind: 'refusing',
      message: 'amount above the maximum',
      endpoint: 'transferFunds',
      times: 1,
    })
    await amount.fill('100.000')
    await expect(form.getByText(say('Left in this wallet: {left}', { left: '800.000\u00a0₫' }))).toBeVisible()
    await send.click()
    await expect(form.getByText(say('The amount is above the maximum transfer.'))).toBeVisible()
    await expect(amount).toHaveValue('100.000')
    expect(await moved()).toBe(0)

    // A double click, and Enter with it, is one intent.
    await amount.press('Enter')
    await send.dblclick()
    await expect(done).toContainText('100.000\u00a0₫')
    await expect(amount).toHaveValue('')
    await expect(vendor('Pinetop')).toContainText('100.000\u00a0₫')
    await expect(funds).toContainText('800.000\u00a0₫')
    expect(await moved()).toBe(1)

    // The very same is asked about first.
    await amount.fill('100000')
    await send.click()
    const question = page.getByRole('dialog', { name: say('Repeat this request?') })
    await expect(question).toContainText('100.000\u00a0₫')
    await expectAccessible(page, 'the very same once more')
    await question.getByRole('button', { name: say('No, don’t repeat it') }).click()
    expect(await moved()).toBe(1)

    // An answer that is lost is pending in every tab and after a reload, until it is found out.
    await sandbox.scenario({ kind: 'failing', how: 'html', when: 'after', endpoint: 'transferFunds', times: 1 })
    await sandbox.scenario({ kind: 'failing', how: 'html', when: 'before', endpoint: 'settleMoneyRequest' })
    await amount.fill('50000')
    await send.click()
    await expect(pending).toContainText('50.000\u00a0₫')
    await expect(send).toBeDisabled()
    await expectAccessible(page, 'pending')
    const second = await openSecondTab(page, page.url())
    const other = walletOf(second, say)
    await expect(other.pending).toContainText('50.000\u00a0₫')
    await expect(other.send).toBeDisabled()
    await page.reload()
    await expect(pending).toContainText('50.000\u00a0₫')
    await expect(send).toBeDisabled()
    await sandbox.clear()
    await expect(done).toContainText('50.000\u00a0₫', { timeout: 30_000 })
    await expect(pending).toHaveCount(0)
    await expect(other.pending).toHaveCount(0)
    await expect(other.send).toBeEnabled()
    await expect(centre.getByText(say('Refused'), { exact: true })).toBeVisible()
    expect(await moved()).toBe(2)
    await done.getByRole('button', { name: say('OK') }).click()
    await expect(done).toHaveCount(0)

    // Two tabs that want the same at once have it once.
    for (const tab of [walletOf(page, say), other]) {
      await tab.vendor('Pinetop').click()
      await tab.form.getByRole('button', { name: say('Switch: to a provider') }).click()
      await tab.amount.fill('70000')
    }
    // Both are pressed before either is answered: whoever presses later is asked whether it is meant once more.
    const { promise: pressed, resolve: answer } = Promise.withResolvers<void>()
    const transfers = /GCS_walletTransfer$/
    await page.context().route(transfers, async (route) => {
      await pressed
      await route.continue()
    })
    // Without going to the buttons first: two pages that scroll at once leave one of them out of sight just then.
    for (const { send: button } of [walletOf(page, say), other]) await expect(button).toBeEnabled()
    await Promise.all([send.dispatchEvent('click'), other.send.dispatchEvent('click')])
    await expect(send).toBeDisabled()
    await expect(other.send).toBeDisabled()
    answer()
    await expect(funds).toContainText('680.000\u00a0₫')
    await expect(other.funds).toContainText('680.000\u00a0₫')
    await page.context().unroute(transfers)
    expect(await moved()).toBe(3)

    // Without a network nothing leaves; what was typed is sent by one press later.
    await page.context().setOffline(true)
    await amount.fill('30000')
    await send.click()
    await expect(form.getByRole('alert')).toContainText(say('You are offline'))
    await expect(amount).toHaveValue('30.000')
    await page.context().setOffline(false)
    await send.click()
    await expect(funds).toContainText('650.000\u00a0₫')
    expect(await moved()).toBe(4)

    // By the keyboard alone, out to a second vendor.
    await tabTo(page, vendor('Cinque Nove'))
    await page.keyboard.press('Enter')
    await tabTo(page, amount)
    await page.keyboard.type('20.000')
    await page.keyboard.press('Enter')
    await expect(vendor('Cinque Nove')).toContainText('20.000\u00a0₫')

    // What a vendor that rests holds stays there; all else comes home, to the last unit.
    await sandbox.scenario({ kind: 'game-maintenance', vendor: 'CQ9' })
    await second.reload()
    await expect(other.vendor('Cinque Nove')).toBeDisabled()
    await expect(other.vendor('Cinque Nove')).toContainText(say('Under maintenance'))
    // What the first tab has sent is told there, and pending nowhere.
    await expect(other.pending).toHaveCount(0)
    await expect(other.done).toHaveCount(0)
    await other.collect.click()
    await expect(other.done).toContainText('250.000\u00a0₫')
    await expect(funds).toContainText('880.000\u00a0₫')
    const ledger = await ledgerOf(sandbox, brand, username)
    expect(ledger).toMatchObject({ balance: '880000', sumBalance: '900000', total: '0' })
    await second.setViewportSize({ width: 320, height: 700 })
    const spill = () =>
      other.centre.evaluate((dialog) =>
        Math.max(...[dialog, ...dialog.children].map((part) => part.scrollWidth - part.clientWidth)),
      )
    // What is laid out by scripts follows the window a moment later.
    await expect.poll(spill).toBeLessThanOrEqual(0)
  })
})

test(
  'one wallet has nothing to transfer; no wallets, and an answer that does not come, are said',
  { tag: '@pairs' },
  async ({ page, player, sandbox, say, faults }) => {
    faults.expect(LOST)
    await bringAxe(page)
    await player.become('player', '12.50')
    await player.open('/index?member=transferFund')
    const { centre, form } = walletOf(page, say)
    await expect(centre.getByText(say('Where your money is'))).toBeVisible()
    await expect(centre.getByRole('region', { name: say('Funds') })).toContainText(/12[.,]50/)
    await expect(form).toHaveCount(0)
    await expectAccessible(page, 'one wallet')

    await sandbox.scenario({ kind: 'answering', endpoint: 'getMerchantWallet', value: { isSingle: false } })
    await page.reload()
    await expect(centre.getByText(say('No provider has a wallet here'))).toBeVisible()
    await expectAccessible(page, 'no wallets')

    await sandbox.clear()
    await sandbox.scenario({ kind: 'failing', how: 'abort', endpoint: 'getMerchantWallet', when: 'before' })
    await page.reload()
    const failure = centre.getByRole('alert')
    await expect(failure).toBeVisible({ timeout: 15_000 })
    await askAgain({ sandbox, say }, failure)
    await expect(centre.getByText(say('Where your money is'))).toBeVisible()
  },
)
