/** Promotions and the points mall by taps (spec 2, "Routes"; spec 4, "Promotion or activity status"). */
import { messageId } from '../../scripts/messages/message-id.ts'
import { expect, test } from '../support/journey.ts'
import type { Account } from '../support/pages/account.ts'
import { ledgerOf } from '../support/pages/games.ts'
import { beginning } from '../support/player.ts'

const LOST = /Failed to load resource|ERR_/

test(
  'a promotion is found by its address, joined and claimed once though the line breaks, and points are redeemed once',
  { tag: '@pairs' },
  async ({ page, player, sandbox, say, brand, faults }) => {
    test.slow()
    faults.expect(LOST)
    const paymentPassword = 'Money-2468'
    // By the control call's schema.
    const member = (await sandbox.post('members', { kind: 'empty', paymentPassword })) as Account
    const { username } = member
    await player.open('/promoDetail?promotion=match-night')
    await player.logIn(member)
    const main = page.getByRole('main')

    await test.step('what was shared leads to its own page, and is joined there', async () => {
      await player.open('/promoDetail?promotion=match-night')
      // Beside it stands the list, which a phone hides.
      await main
        .getByRole('button', { name: say('Join'), exact: true })
        .filter({ visible: true })
        .click()
      await expect(main.getByText(say('Joined'), { exact: true }).filter({ visible: true }).first()).toBeVisible()
    })

    await test.step('a claim whose answer is lost is found out, and paid once', async () => {
      await sandbox.post('promotions', { member: username, promotion: 'big-win', status: 'CLAIM', amount: '7' })
      await sandbox.scenario({ kind: 'failing', how: 'abort', when: 'after', endpoint: 'claimPromotion', times: 1 })
      await player.open('/promotions')
      const claim = main.getByRole('button', { name: say('Claim'), exact: true })
      await expect(claim).toBeEnabled()
      await claim.dblclick()
      await expect(
        main.getByRole('status').filter({ hasText: beginning(say('Done: {what}', { what: '' })) }),
      ).toBeVisible()
      await expect(claim).toHaveCount(0)
      const { transactions, total } = await ledgerOf(sandbox, brand, username)
      expect(transactions.filter(({ reason }) => reason === 'promotion')).toHaveLength(1)
      expect(total).toBe('0')
    })

    await test.step('a good is redeemed once, and stands in the history', async () => {
      await sandbox.post('points', { member: username, points: '400' })
      await player.open('/pointMall')
      const redeem = say(messageId('Redeem', 'points'))
      const first = main.getByRole('button', { name: redeem, exact: true }).first()
      await expect(first).toBeEnabled()
      await first.click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('Continue') })
        .click()
      const check = page.getByRole('dialog', { name: say('Check your request') })
      await check.getByLabel(say('Payment password'), { exact: true }).fill(paymentPassword)
      await check.getByRole('button', { name: redeem, exact: true }).dblclick()
      await expect(check).toBeHidden()
      await page.getByRole('tab', { name: say('Redeem history') }).click()
      await expect(
        page
          .getByRole('tabpanel')
          .getByRole('row')
          .filter({ hasText: say('In process') }),
      ).toHaveCount(1)
    })
  },
)
