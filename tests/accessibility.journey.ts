/** What a checker can find of WCAG 2.2 AA, on every kind of page and with menus, dialogs and errors open. */
import { bringAxe, expectAccessible } from './support/axe.ts'
import { expect, test } from './support/journey.ts'
import { readDown } from './support/scroll.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme })
    test.beforeEach(({ page }) => bringAxe(page))

    test('home, help, a placeholder and a missing page', async ({ page, player, say }) => {
      await player.open('/index')
      // The lower sections come when one is near them.
      await readDown(page)
      await expectAccessible(page, '/index')
      await player.open('/help')
      await page.locator('details summary').first().click()
      await page.getByRole('button', { name: say('Send'), exact: true }).click()
      await expectAccessible(page, '/help with an answer and errors open')
      await player.open('/vip')
      await expectAccessible(page, '/vip')
      await player.open('/nowhere')
      await expectAccessible(page, '/nowhere')
      await player.open('/helpmc')
      await expectAccessible(page, '/helpmc')
    })

    test('the login with its errors and a captcha', async ({ page, player, sandbox, say }) => {
      await sandbox.scenario({ kind: 'captcha' })
      await player.open('/index')
      const form = await player.loginForm()
      await player.send(form).click()
      await expectAccessible(page, 'missing fields')
      await player.fill(form, await sandbox.member('player'))
      await player.send(form).click()
      await expect(form.getByRole('img', { name: say('Letters to type') })).toBeVisible()
      await expectAccessible(page, 'captcha')
      await player.open('/register')
      await expect(page.getByRole('dialog', { name: say('Open an account') })).toBeVisible()
      await expectAccessible(page, '/register')
    })

    test('menus and dialogs of a member', async ({ page, player, say, device }) => {
      await player.enter('trial')
      await expectAccessible(page, 'member')
      const menu = await player.menu()
      await expectAccessible(page, 'member menu')
      await menu.getByRole('button', { name: say('Sign out') }).click()
      await expect(page.getByRole('dialog', { name: say('Sign out?') })).toBeVisible()
      await expectAccessible(page, 'sign-out question')
      await page.keyboard.press('Escape')
      await player.deposit.click()
      await expect(page.getByRole('dialog', { name: say('Trial account') })).toBeVisible()
      await expectAccessible(page, 'warning')
      if (device === 'desktop') return
      await page.keyboard.press('Escape')
      await page
        .getByRole('navigation', { name: say('Quick access') })
        .getByRole('link', { name: say('Games') })
        .click()
      await expect(page.getByRole('dialog', { name: say('Games') })).toBeVisible()
      await expectAccessible(page, 'games sheet')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: say('Menu'), exact: true }).click()
      await expect(page.getByRole('navigation', { name: say('Side menu') })).toBeVisible()
      await expectAccessible(page, 'side menu')
    })

    test('maintenance, restriction and a failing gateway', async ({ page, player, sandbox, faults, say }) => {
      faults.expect(/Failed to load resource/)
      await sandbox.scenario({ kind: 'maintenance', ends: '2h' })
      await player.open('/index')
      await expect(page.getByRole('heading', { name: say('System maintenance') })).toBeVisible()
      await expectAccessible(page, 'maintenance')
      await sandbox.clear()
      await sandbox.scenario({ kind: 'region' })
      await player.open('/index')
      await expect(page.getByRole('heading', { name: say('Not available where you are') })).toBeVisible()
      await expectAccessible(page, 'restriction')
      await sandbox.clear()
      await sandbox.scenario({ kind: 'failing', how: 'html' })
      await player.open('/help')
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
      await expectAccessible(page, 'failing gateway')
    })

    test('the language menu', { tag: '@pampas' }, async ({ page, player, say }) => {
      await player.open('/index')
      await player.openLanguages(/^Idioma:/)
      await expect(page.getByRole('group', { name: say('Language') })).toBeVisible()
      await expectAccessible(page, 'language menu')
    })
  })
}

test.describe('a club’s login page', { tag: '@wireframe' }, () => {
  test.use({ brand: 'club' })

  test('has nothing to object to', async ({ page, player, say }) => {
    await bringAxe(page)
    await player.open('/')
    await player.send(page.getByRole('main')).click()
    await expect(page.getByText(say('Enter your password'))).toBeVisible()
    await expectAccessible(page, 'login page')
  })
})

test(
  'the checker sees targets that are too small, also where a bar lies over them',
  { tag: '@wireframe' },
  async ({ page, player }) => {
    await bringAxe(page)
    await player.open('/help')
    await page.evaluate(() => {
      for (const name of ['one', 'two']) {
        const button = document.createElement('button')
        button.textContent = name
        button.className = 'too-small'
        document.querySelector('main')?.prepend(button)
      }
      for (const button of document.querySelectorAll<HTMLElement>('.too-small')) {
        Object.assign(button.style, { width: '14px', height: '14px', overflow: 'hidden', padding: '0', border: '0' })
      }
    })
    await expect(expectAccessible(page, '/help')).rejects.toThrow(/target-size: \.too-small/)
  },
)
