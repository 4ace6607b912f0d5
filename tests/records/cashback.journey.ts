/** Cashback in the member centre, where manual rebate is on (spec 2, "Member centre": manualRebate). */
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { ledgerOf } from '../support/pages/games.ts'
import { expect, test } from '../support/journey.ts'
import { sidewaysScroll } from '../support/pages/layout.ts'
import { beginning } from '../support/player.ts'

const LOST = /Failed to load resource|ERR_|503/

test(
  'what bets bring back is claimed once, stands in the ledger, and begins anew',
  { tag: '@pairs' },
  async ({ page, player, sandbox, say, brand, faults }) => {
    test.slow()
    faults.expect(LOST)
    await bringAxe(page)
    await sandbox.scenario({ kind: 'modules', on: ['MANUAL_REBATE'] })
    const { username: member } = await player.become('empty')
    const claims = async (): Promise<number> =>
      (await ledgerOf(sandbox, brand, member)).transactions.filter(({ reason }) => reason === 'cashback').length
    await player.open('/index?member=cashback')
    const centre = page.getByRole('dialog', { name: say('Personal centre') })
    const toClaim = centre.getByRole('region', { name: say('Available to claim') })
    const claim = toClaim.getByRole('button', { name: say('Claim') })
    const before = centre.getByRole('region', { name: say('Claim history') })
    const done = centre.getByRole('status').filter({ hasText: beginning(say('Done: {what}', { what: '' })) })
    await expect(centre.getByText(say('No bets count yet'))).toBeVisible()
    await expect(claim).toBeDisabled()
    await expectAccessible(page, 'no cashback')

    await sandbox.post('cashback', { member, category: 'RNG', validBet: '1000' })
    await sandbox.post('cashback', { member, category: 'LIVE', validBet: '10000' })
    await page.reload()
    await expect(toClaim).toContainText(/58[.,]00/)
    await expect(centre.getByRole('region', { name: say('By category') }).getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page, 'cashback')
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)

    // A refusal is said; a double click is one claim.
    await sandbox.scenario({
      kind: 'refusing',
      message: 'cashback below the minimum',
      endpoint: 'claimCashback',
      times: 1,
    })
    await expect(claim).toBeEnabled()
    await claim.click()
    await expect(centre.getByText(say('The amount is below the minimum claim.'))).toBeVisible()
    expect(await claims()).toBe(0)
    await expect(claim).toBeEnabled()
    await claim.dblclick()
    await expect(done).toContainText(/58[.,]00/)
    await expect(before.getByRole('listitem')).toHaveCount(1)
    await expect(claim).toBeDisabled()
    expect(await claims()).toBe(1)
    expect(await ledgerOf(sandbox, brand, member)).toMatchObject({ balance: '58.00', total: '0' })

    // An answer that is lost is pending, and found out; the same press claims nothing else.
    await sandbox.post('cashback', { member, category: 'SPORTS', validBet: '5000' })
    await page.reload()
    await expect(claim).toBeEnabled()
    await sandbox.scenario({ kind: 'failing', how: 'html', when: 'after', endpoint: 'claimCashback', times: 1 })
    await claim.click()
    await expect(done).toContainText(/30[.,]00/)
    await expect(before.getByRole('listitem')).toHaveCount(2)
    expect(await claims()).toBe(2)
    await page.setViewportSize({ width: 320, height: 700 })
    // What is laid out by scripts follows the window a moment later.
    await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0)
    await expectAccessible(page, 'cashback, narrow')

    // Without the module it is in no menu, and what asks for it is refused.
    await sandbox.scenario({ kind: 'modules', off: ['MANUAL_REBATE'] })
    await page.goto('/index?member=menu')
    await expect(centre.getByRole('link', { name: say('My account') })).toBeVisible()
    await expect(centre.getByRole('link', { name: say('Rebate') })).toHaveCount(0)
  },
)
