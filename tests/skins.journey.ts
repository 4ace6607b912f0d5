/** The skins that other journeys do not run in: what a checker can find, with everything open that opens. */
import { bringAxe, expectAccessible } from './support/axe.ts'
import { bar, item, panels } from './support/header.ts'
import { expect, test } from './support/journey.ts'
import { sidewaysScroll } from './support/layout.ts'
import { beginning } from './support/player.ts'
import { readDown } from './support/scroll.ts'

const SKINS = [
  { brand: 'hoasen', membersOnly: false, modes: ['light'] },
  { brand: 'atrium', membersOnly: true, modes: ['light', 'dark'] },
] as const

// The brand is fixed here, so one run a device is enough.
for (const { brand, membersOnly, modes } of SKINS)
  for (const colorScheme of modes)
    test.describe(`${brand} in ${colorScheme} colours`, { tag: '@wireframe' }, () => {
      test.use({ brand, colorScheme })
      test.beforeEach(({ page }) => bringAxe(page))

      test('as a guest sees it, with errors open', async ({ page, player, say, sandbox }) => {
        await sandbox.scenario({ kind: 'captcha' })
        await player.open('/index')
        await readDown(page)
        await expectAccessible(page, '/index')
        expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        const form = membersOnly ? page.getByRole('main') : await player.loginForm()
        await player.send(form).click()
        await expect(page.getByText(say('Enter your password'))).toBeVisible()
        await expectAccessible(page, 'missing fields')
        await player.open('/help')
        await expectAccessible(page, '/help')
        await player.open('/nowhere')
        await expectAccessible(page, '/nowhere')
      })

      test('as a member sees it, with every menu, panel and dialog open', async ({ page, player, say, device }) => {
        await (membersOnly ? player.enterByDoor('trial', '1234567') : player.enter('trial', '1234567'))
        await readDown(page)
        await expectAccessible(page, 'home')
        expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        const menu = await player.menu()
        await expectAccessible(page, 'member menu')
        await menu.getByRole('button', { name: say('Sign out') }).click()
        await expect(page.getByRole('dialog', { name: say('Sign out?') })).toBeVisible()
        await expectAccessible(page, 'question')
        await page.keyboard.press('Escape')
        await player.openLanguages(beginning(say('Language: {0}', { 0: '' })))
        await expect(page.getByRole('group', { name: say('Language') })).toBeVisible()
        await expectAccessible(page, 'languages')
        await page.keyboard.press('Escape')
        if (device === 'desktop') {
          if (membersOnly)
            await bar(page, say)
              .getByRole('button', { name: say('Games'), exact: true })
              .click()
          else await item(page, say, say('Slots')).hover()
          await expect(panels(page)).toBeVisible()
          await expect(panels(page).getByRole('listitem').first()).toBeVisible()
          await expectAccessible(page, 'panel')
          return
        }
        await page.keyboard.press('Escape')
        await page
          .getByRole('navigation', { name: say('Quick access') })
          .getByRole('link', { name: say('Games') })
          .click()
        await expect(page.getByRole('dialog', { name: say('Games') })).toBeVisible()
        await expectAccessible(page, 'games sheet')
      })
    })
