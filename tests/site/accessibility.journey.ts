/** What a checker can find of WCAG 2.2 AA, on every kind of page and with menus, dialogs and errors open. */
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { checkHome, checkMissingFields, walkAsTrialMember } from '../support/pages/walk.ts'

// A change sees each walk in one of the colours: what differs between them is the theme, which `skins` sees as well.
for (const colorScheme of ['light', 'dark'] as const) {
  const inLight = { tag: colorScheme === 'light' ? [] : ['@pairs'] }
  const inDark = { tag: colorScheme === 'dark' ? [] : ['@pairs'] }
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme })
    test.beforeEach(({ page }) => bringAxe(page))

    test('home, help, a placeholder and a missing page', inDark, async ({ page, player, say }) => {
      await player.open('/index')
      await checkHome(page)
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

    test('the login with its errors and a captcha', inLight, async ({ page, player, sandbox, say }) => {
      await sandbox.scenario({ kind: 'captcha' })
      await player.open('/index')
      const form = await player.loginForm()
      await checkMissingFields({ page, player, say }, form)
      await player.fill(form, await sandbox.member('player'))
      await player.send(form).click()
      await expect(form.getByRole('img', { name: say('Letters to type') })).toBeVisible()
      await expectAccessible(page, 'captcha')
      await player.open('/register')
      await expect(page.getByRole('dialog', { name: say('Open an account') })).toBeVisible()
      await expectAccessible(page, '/register')
    })

    test('menus and dialogs of a member', inDark, async ({ page, player, say, brand, device }) => {
      await player.enter('trial')
      await expectAccessible(page, 'member')
      await walkAsTrialMember({ page, player, say, brand, device })
    })

    test('maintenance, restriction and a failing gateway', inLight, async ({ page, player, sandbox, faults, say }) => {
      faults.expect(/Failed to load resource/)
      await sandbox.scenario({ kind: 'maintenance', ends: '2h' })
      await player.open('/index')
      await expect(page.getByRole('heading', { name: say('System maintenance') })).toBeVisible()
      await expectAccessible(page, 'maintenance')
      await sandbox.clear()
      await sandbox.scenario({ kind: 'region' })
      await player.open('/index')
      await expect(page.getByRole('heading', { name: say('Restriction of visit') })).toBeVisible()
      await expectAccessible(page, 'restriction')
      await sandbox.clear()
      await sandbox.scenario({ kind: 'failing', how: 'html' })
      await player.open('/help')
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
      await expectAccessible(page, 'failing gateway')
    })

    test('the language menu', { tag: ['@pampas', '@pairs'] }, async ({ page, player, say }) => {
      await player.open('/index')
      await player.openLanguages(/^Idioma:/)
      await expect(page.getByRole('group', { name: say('Language') })).toBeVisible()
      await expectAccessible(page, 'language menu')
    })
  })
}

test.describe('a club’s login page', { tag: ['@wireframe', '@pairs'] }, () => {
  test.use({ brand: 'club' })

  test('has nothing to object to', async ({ page, player, say }) => {
    await bringAxe(page)
    await player.open('/')
    await checkMissingFields({ page, player, say }, page.getByRole('main'))
  })
})

test(
  'the checker sees targets that are too small, also where a bar lies over them',
  { tag: ['@wireframe', '@pairs'] },
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
