/** The first window of the home page sells: for guest and member, on a phone, a tablet and a desktop, in every brand. */
import { brandFile } from '../../support/servers/brand.ts'
import { expect, test } from '../../support/journey.ts'
import { picturesAreSeen, shareOnSale } from '../../support/pages/first-window.ts'
import { awaited } from '../../support/pages/scroll.ts'

const WINDOWS = [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const
/** Of the window's area. */
const LEAST = 0.4

test.describe('the first window', { tag: '@wireframe' }, () => {
  for (const brand of ['pampas', 'hoasen', 'atrium', 'wireframe']) {
    test.describe(brand, () => {
      test.use({ brand })
      for (const [width, height] of WINDOWS) {
        test(`is for the larger part on sale at ${width} x ${height}`, async ({ page, player }) => {
          const roles = brandFile(brand).loginedToHomePage ? (['member'] as const) : (['guest', 'member'] as const)
          await page.setViewportSize({ width, height })
          for (const role of roles) {
            if (role === 'member') await player.become('player', '250')
            await player.open('/index')
            // Somebody is there: then all that the window shows comes.
            await page.mouse.move(width / 2, height - 200)
            await page.keyboard.press('Shift')
            await expect(awaited(page.getByRole('main')).filter({ visible: true }).first()).not.toBeInViewport()
            await expect.poll(() => shareOnSale(page), { message: `${brand}, ${role}` }).toBeGreaterThanOrEqual(LEAST)
            expect(await picturesAreSeen(page), 'no picture lies below the ground that it stands on').toBe(true)
          }
        })
      }
    })
  }
})
