/** VIP, the points mall and feedback, as a browser alone can show them (spec 2, "Routes"). */
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { sidewaysScroll } from '../support/pages/layout.ts'

const PAYMENT_PASSWORD = 'Money-2468'

test('VIP, points and feedback have nothing to object to, and fit', async ({ page, player, sandbox, say }) => {
  await bringAxe(page)
  const { username: member } = await player.become('player')
  await sandbox.post('rewards', { member, kind: 'vip-week', amount: '3' })
  await sandbox.post('points', { member, points: '1000' })
  const look = async (where: string): Promise<void> => {
    await expectAccessible(page, where)
    expect(await sidewaysScroll(page), where).toBeLessThanOrEqual(0)
  }
  await player.open('/vip')
  await expect(page.getByRole('heading', { name: say('Your VIP bonus') })).toBeVisible()
  await expect(page.getByRole('button', { name: say('Claim'), exact: true })).toBeVisible()
  await look('/vip')
  await player.open('/pointMall')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await look('/pointMall')
  for (const name of ['Redeem history', 'Points details', 'Points rules']) {
    await page.getByRole('tab', { name: say(name) }).click()
    await expect(page.getByRole('tabpanel')).not.toBeEmpty()
    await look(name)
  }
  await player.open('/feedback')
  await expect(page.getByRole('heading', { name: say('Your tickets') })).toBeVisible()
  await look('/feedback')
})

test('points are redeemed once under the payment password', async ({ page, player, sandbox, say }) => {
  const { username: member } = await player.become('player')
  await sandbox.post('teams', { member, paymentPassword: PAYMENT_PASSWORD })
  await sandbox.post('points', { member, points: '1000' })
  await player.open('/pointMall')
  const redeem = page
    .getByRole('main')
    .getByRole('button', { name: say('Redeem'), exact: true })
    .first()
  await expect(redeem).toBeEnabled()
  await redeem.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Continue') })
    .click()
  const check = page.getByRole('dialog', { name: say('Check your request') })
  await check.getByLabel(say('Payment password')).fill(PAYMENT_PASSWORD)
  await check.getByRole('button', { name: say('Redeem'), exact: true }).dblclick()
  await expect(check).toHaveCount(0)
  await page.getByRole('tab', { name: say('Redeem history') }).click()
  await expect(page.getByRole('tabpanel').getByRole('rowheader')).toHaveCount(1)
})
