/** VIP, the points mall, the raffle, the daily sign-in and feedback, as a browser alone can show them (spec 2, "Routes"). */
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { ledgerOf } from '../support/pages/games.ts'
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

test('a raffle ticket is drawn once, and its wheel stops at what was won', async ({
  page,
  player,
  sandbox,
  say,
  brand,
}) => {
  await bringAxe(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { username: member } = await player.become('empty')
  await sandbox.post('raffles', { member, tickets: 1, prize: 'twenty' })
  await player.open('/index?member=raffle')
  const centre = page.getByRole('dialog', { name: say('Personal centre') })
  const draw = centre.getByRole('button', {
    name: brand === 'hoasen' ? say('Open ticket {number}', { number: '1' }) : say('Spin the wheel'),
  })
  await expect(draw).toBeEnabled()
  await expectAccessible(page, 'raffle')
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
  await draw.dblclick()
  await expect(centre.getByText(say('You have not opened a ticket yet.'))).toHaveCount(0)
  await expect(draw).toBeDisabled()
  const { transactions } = await ledgerOf(sandbox, brand, member)
  expect(transactions.filter(({ reason }) => reason === 'raffle')).toHaveLength(1)
  await expectAccessible(page, 'a drawn ticket')
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
