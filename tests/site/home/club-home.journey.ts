/** A members' club in ink and ivory: its door, a home page that greets by name, and the invitation to ask. */
import type { Page } from 'playwright/test'
import { partOfDay } from '../../../src/rules/site/part-of-day.ts'
import { bringAxe, expectAccessible } from '../../support/axe.ts'
import { brandFile } from '../../support/servers/brand.ts'
import { expect, test } from '../../support/journey.ts'
import { sidewaysScroll } from '../../support/pages/layout.ts'
import { beginning } from '../../support/player.ts'
import type { Say } from '../../support/words.ts'

const GREETINGS = {
  morning: 'Good morning, {name}',
  afternoon: 'Good afternoon, {name}',
  evening: 'Good evening, {name}',
} as const

const greeting = (page: Page, say: Say) => page.getByRole('region', { name: say('What is next'), exact: true })
const concierge = (page: Page, say: Say) => page.getByRole('region', { name: say('At your service'), exact: true })

/** Sections come when one comes near. */
async function goDown(page: Page, say: Say): Promise<void> {
  await expect(async () => {
    await concierge(page, say).scrollIntoViewIfNeeded()
    await expect(concierge(page, say).getByRole('link').nth(1)).toBeVisible({ timeout: 500 })
  }).toPass()
}

test.describe('a members’ club', { tag: '@wireframe' }, () => {
  test.use({ brand: 'atrium' })

  test('meets a guest at the door with its headline', { tag: '@pairs' }, async ({ page, player, brand }) => {
    await player.open('/')
    await expect(page.getByText(brandFile(brand).hero?.headline ?? '')).toBeVisible()
  })

  test(
    'greets a member by name and by their own clock, with what could be done next',
    { tag: '@pairs' },
    async ({ page, player, say }) => {
      await player.enterByDoor('player', '1234567.8')
      const hour = await page.evaluate(() => new Date().getHours())
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      const title = greeting(page, say).getByRole('heading')
      await expect(title).toHaveText(beginning(say(GREETINGS[partOfDay(hour)], { name: '' })))
      await expect(greeting(page, say).getByRole('listitem').first()).toBeVisible()
    },
  )

  test('leads from the invitation to a topic of the help centre', { tag: '@pairs' }, async ({ page, player, say }) => {
    await player.enterByDoor('player', '10')
    await goDown(page, say)
    await expect(concierge(page, say).getByRole('button', { name: say('Customer service') })).toBeVisible()
    await concierge(page, say).getByRole('link').nth(1).click()
    await expect(page).toHaveURL(/\/help#topic-/)
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    // The dark pages are seen by `skins`.
    test.describe(`on ${colorScheme} pages`, { tag: colorScheme === 'dark' ? ['@pairs'] : [] }, () => {
      test.use({ colorScheme })

      test('has nothing to object to, and no sideways scroll on a narrow phone', async ({ page, player, say }) => {
        await bringAxe(page)
        await player.open('/')
        await expectAccessible(page, 'the door')
        await player.enterByDoor('player', '9876543210.12')
        await goDown(page, say)
        await expectAccessible(page, 'home')
        await page.setViewportSize({ width: 320, height: 700 })
        await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0)
      })
    })
  }
})
