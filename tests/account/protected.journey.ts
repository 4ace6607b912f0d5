/** Protected actions, where a login leads, and a session that has ended (spec 4 and 5). */
import { expect, test } from '../support/journey.ts'

/** What a guest may not do so far stands in the bar of phones alone. */
const ON_PHONES = { tag: '@phone' }

test(
  'a guest’s protected action opens the login popup, and Back closes it',
  { tag: ['@phone', '@pairs'] },
  async ({ page, player, say }) => {
    await player.open('/index')
    await player.deposit.click()
    const popup = page.getByRole('dialog', { name: say('Log in') })
    await expect(popup).toBeVisible()
    await expect(popup.getByLabel(say('Username'), { exact: true })).toBeFocused()
    await page.goBack()
    await expect(popup).toHaveCount(0)
    await expect(page).toHaveURL(/\/index$/)
  },
)

test('a trial account is warned and stays where it is', { tag: '@pairs' }, async ({ page, player, say }) => {
  await player.enter('trial')
  await player.deposit.click()
  const warning = page.getByRole('dialog', { name: say('Trial account') })
  await expect(warning).toContainText(say('in_need_true_account'))
  await expect(warning).toHaveCount(1)
  await warning.getByRole('button', { name: say('in_increase_submit'), exact: true }).click()
  await expect(warning).toHaveCount(0)
  await expect(player.deposit).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a member’s deposit opens', { tag: '@pairs' }, async ({ page, player, say }) => {
  await player.enter('player')
  await player.deposit.click()
  const centre = page.getByRole('dialog', { name: say('Personal centre') })
  await expect(centre.getByRole('heading', { name: say('Deposit'), exact: true })).toBeVisible()
})

test('a guest’s deposit opens after the login', ON_PHONES, async ({ page, player, sandbox, say }) => {
  const member = await sandbox.member('player')
  await player.open('/vip')
  await player.deposit.click()
  await player.logInHere(member)
  await expect(page).toHaveURL(/\/vip\?member=depositv2$/)
  const centre = page.getByRole('dialog', { name: say('Personal centre') })
  await expect(centre.getByRole('heading', { name: say('Deposit'), exact: true })).toBeVisible()
})

test('a login leads to where the player meant to go', { tag: '@pairs' }, async ({ page, player, sandbox }) => {
  const member = await sandbox.member('player')
  await player.open('/vip?modal=login&next=%2Fhelp%3Fq%3Dbonus')
  await player.logInHere(member)
  await expect(page).toHaveURL(/\/help\?q=bonus$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(player.account).toBeVisible()
})

test('a login leads nowhere else, whatever the address says', { tag: '@pairs' }, async ({ page, player, sandbox }) => {
  const hostile = [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/login',
  ]
  const member = await sandbox.member('player')
  const host = new URL((await page.goto('/index'))?.url() ?? '').host
  for (const next of hostile) {
    await test.step(next, async () => {
      await player.open(`/help?modal=login&next=${encodeURIComponent(next)}`)
      await player.logInHere(member)
      await expect(player.account).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(new URL(page.url()).host).toBe(host)
      await expect(page).toHaveURL(/\/(?:help|index)/)
      await page.evaluate(() => sessionStorage.clear())
    })
  }
})

test(
  'a session that the server has ended is told once, and all of it is gone',
  { tag: '@pairs' },
  async ({ page, player, sandbox, brand, say }) => {
    const member = await player.enter('player', '777.77')
    // No page is open while the session ends: one that still asks for something would be told first, and a reload
    // would then rightly find a guest.
    await page.goto('about:blank')
    await sandbox.endSessions(member.username)
    await player.open('/index')
    const dialog = page.getByRole('dialog', { name: say('You were signed out') })
    await expect(dialog).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(page.getByText('777.77')).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
    expect(await page.evaluate(() => sessionStorage.getItem('merchant'))).toBe(brand)
    await dialog.getByRole('button', { name: say('Log in'), exact: true }).click()
    await player.logInHere(member)
    await expect(player.account).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
)

test('what is no token at all ends the session the same way', { tag: '@pairs' }, async ({ page, player, say }) => {
  await player.enter('player')
  for (const token of ['no token', 'short', 'mañana-mañana']) {
    await page.evaluate((text) => sessionStorage.setItem('token', text), token)
    await page.reload()
    const dialog = page.getByRole('dialog', { name: say('You were signed out') })
    await expect(dialog).toBeVisible()
    await expect(player.account).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
    await page.evaluate(() => sessionStorage.setItem('username', 'somebody'))
  }
})
