/** Withdraw: what is missing before the first, a request and its answers, and accounts (spec 2, "Member centre"; spec 4). */
import { chooseNew } from '../support/pages/account.ts'
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { ledgerOf } from '../support/pages/games.ts'
import { expect, test } from '../support/journey.ts'
import { beginning } from '../support/player.ts'
import { tabTo } from '../support/tab-to.ts'
import { withdrawOf } from '../support/pages/withdraw.ts'

const LOST = /Failed to load resource|ERR_/

test(
  'a member adds what is missing, withdraws once whatever becomes of the answers, and takes accounts away',
  { tag: '@pairs' },
  async ({ page, player, sandbox, say, brand, faults }) => {
    test.slow()
    faults.expect(LOST)
    await bringAxe(page)
    // As each brand's rule for passwords has it.
    const paid = brand === 'pampas' ? 'Money-2468' : 'Money2468'
    const member = await player.become('player', '1000.00')
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
      await centre.getByRole('link', { name: say('Set a payment password') }).click()
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
      await field('CBU, CVU or alias').fill('12')
      await button('Add this account').click()
      await expect(field('CBU, CVU or alias')).toHaveAttribute('aria-invalid', 'true')
      await field('CBU, CVU or alias').fill('00701231 3000-0000-1045-67')
      await button('Add this account').click()
      await expect(centre.getByText(say('The bank account has been added.'))).toBeVisible()
      await expect(centre.getByText('•••• 4567')).toBeVisible()

      await button('Add a crypto address').click()
      await field('Network').selectOption('USDT_TRC20')
      await field('Wallet address').fill('0x52908400098527886E0F7030069857D2E4169EE7')
      await button('Add this address').click()
      await expect(centre.getByText(say('This address is not valid for this network.'))).toBeVisible()
      await field('Network').selectOption('USDT_ERC20')
      await button('Add this address').click()
      await expect(centre.getByText(say('The crypto address has been added.'))).toBeVisible()
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
      await expect(summary.getByText(say('Repeat this request?'))).toBeVisible()
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
      await sandbox.scenario({
        kind: 'refusing',
        endpoint: 'createWithdrawal',
        message: 'the fee has changed',
        times: 1,
      })
      const bank = { kind: 'bank', min: '10', max: '5000', feeBasisPoints: 0, feeFixed: '9', freeTimes: 0 }
      const terms = { available: '840', contactVerified: true, paymentPassword: true, autoConfirmMinutes: 30 }
      await sandbox.scenario({
        kind: 'answering',
        endpoint: 'getWithdrawalTerms',
        value: { ...terms, methods: [bank] },
      })
      await send.click()
      await expect(summary.getByText(say('The fee has changed. Please review it and submit again.'))).toBeVisible()
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
  },
)
