/** The daily sign-in, bonus codes and red envelopes in the reward centre (spec 2, "Member centre"). */
import { messageId } from '../../scripts/messages/message-id.ts'
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { ledgerOf } from '../support/pages/games.ts'
import { expect, test } from '../support/journey.ts'
import { sidewaysScroll } from '../support/pages/layout.ts'
import { beginning } from '../support/player.ts'

const LOST = /Failed to load resource|ERR_|503/

test(
  'today is claimed, an envelope opened and a code redeemed, each once, and a code that is refused is kept',
  { tag: '@pairs' },
  async ({ page, player, sandbox, say, brand, faults }) => {
    test.slow()
    faults.expect(LOST)
    await bringAxe(page)
    const { username: member } = await player.become('empty')
    await sandbox.post('sign-ins', { member, days: 2 })
    await sandbox.post('rewards', { member, kind: 'red-envelope', amount: '8' })
    const times = async (wanted: string): Promise<number> =>
      (await ledgerOf(sandbox, brand, member)).transactions.filter(({ reason }) => reason === wanted).length
    await player.open('/index?member=rewards')
    const centre = page.getByRole('dialog', { name: say('Personal centre') })
    const done = centre.getByRole('status').filter({ hasText: beginning(say('Done: {what}', { what: '' })) })

    const days = centre.getByRole('list', { name: say('Daily sign-in') })
    await expect(days.getByRole('listitem')).toHaveCount(7)
    const today = centre.getByRole('button', { name: say('Claim today') })
    await expect(today).toBeEnabled()
    await expectAccessible(page, 'the reward centre')
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
    await today.dblclick()
    await expect(done).toHaveCount(1)
    await expect(today).toHaveCount(0)
    await expect(days.getByText(say('Claimed'), { exact: true })).toHaveCount(3)
    expect(await times('sign-in')).toBe(1)

    const open = centre.getByRole('button', { name: say(messageId('Open', 'a red envelope')), exact: true })
    await expect(open).toBeEnabled()
    await open.dblclick()
    await expect(done).toHaveCount(2)
    await expect(open).toHaveCount(0)
    expect(await times('reward')).toBe(1)
    await expectAccessible(page, 'an envelope that was opened')

    const code = centre.getByRole('textbox', { name: say('Code'), exact: true })
    await code.fill('SPRING5')
    await code.press('Enter')
    await expect(centre.getByText(say('This bonus code has expired.'))).toBeVisible()
    await expect(code).toHaveValue('SPRING5')
    expect(await times('bonus-code')).toBe(0)
    await sandbox.scenario({ kind: 'failing', how: 'html', when: 'after', endpoint: 'redeemBonusCode', times: 1 })
    await sandbox.scenario({ kind: 'failing', how: 'html', when: 'before', endpoint: 'settleMoneyRequest' })
    await code.fill('HELLO10')
    await code.press('Enter')
    const pending = centre.getByRole('status').filter({ hasText: beginning(say('Pending: {what}', { what: '' })) })
    await expect(pending).toBeVisible()
    await expect(code).toBeDisabled()
    await page.reload()
    await expect(pending).toBeVisible()
    await sandbox.clear()
    await expect(done).toBeVisible()
    await expect(code).toBeEnabled()
    expect(await times('bonus-code')).toBe(1)
    await code.fill('HELLO10')
    await code.press('Enter')
    await expect(centre.getByText(say('You have used this bonus code already.'))).toBeVisible()
    expect(await times('bonus-code')).toBe(1)
    expect((await ledgerOf(sandbox, brand, member)).total).toBe('0')
    await page.setViewportSize({ width: 320, height: 700 })
    // What is laid out by scripts follows the window a moment later.
    await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0)
  },
)
