/** The skins that other journeys do not run in: what a checker can find, with everything open that opens. */
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { test } from '../support/journey.ts'
import { checkHome, checkMissingFields, walkAsTrialMember } from '../support/pages/walk.ts'

const SKINS = [
  { brand: 'hoasen', membersOnly: false, modes: ['light'] },
  { brand: 'atrium', membersOnly: true, modes: ['light', 'dark'] },
] as const

/** What a change sees: a walk in each skin, one of them dark; the light pages of the club are seen by `club-home`. */
const OFTEN = ['hoasen in light colours as a member', 'atrium in dark colours as a guest']
const often = (skin: string, who: string): { tag: string[] } => ({
  tag: OFTEN.includes(`${skin} as a ${who}`) ? [] : ['@pairs'],
})

// The brand is fixed here, so one run a device is enough.
for (const { brand, membersOnly, modes } of SKINS)
  for (const colorScheme of modes) {
    const skin = `${brand} in ${colorScheme} colours`
    test.describe(skin, { tag: '@wireframe' }, () => {
      test.use({ brand, colorScheme })
      test.beforeEach(({ page }) => bringAxe(page))

      test('as a guest sees it, with errors open', often(skin, 'guest'), async ({ page, player, say, sandbox }) => {
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

      test(
        'as a member sees it, with every menu, panel and dialog open',
        often(skin, 'member'),
        async ({ page, player, say, device }) => {
          await (membersOnly ? player.enterByDoor('trial', '1234567') : player.enter('trial', '1234567'))
          await checkHome(page)
          await walkAsTrialMember({ page, player, say, brand, device })
        },
      )
    })
  }
