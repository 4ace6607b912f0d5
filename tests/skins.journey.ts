/** The skins that other journeys do not run in: what a checker can find, with everything open that opens. */
import { bringAxe, expectAccessible } from './support/axe.ts'
import { test } from './support/journey.ts'
import { checkHome, checkMissingFields, walkAsTrialMember } from './support/walk.ts'

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
        await checkHome(page)
        const form = membersOnly ? page.getByRole('main') : await player.loginForm()
        await checkMissingFields({ page, player, say }, form)
        await player.open('/help')
        await expectAccessible(page, '/help')
        await player.open('/nowhere')
        await expectAccessible(page, '/nowhere')
      })

      test('as a member sees it, with every menu, panel and dialog open', async ({ page, player, say, device }) => {
        await (membersOnly ? player.enterByDoor('trial', '1234567') : player.enter('trial', '1234567'))
        await checkHome(page)
        await walkAsTrialMember({ page, player, say, brand, device })
      })
    })
