/** VIP, the points mall and feedback, as a browser alone can show them (spec 2, "Routes"). */
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { sidewaysScroll } from '../support/pages/layout.ts'

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
