/** A members' club in ink and ivory: its door, a home page that greets by name, and the invitation to ask. */
import type { Page } from 'playwright/test'
import { partOfDay } from '../../../src/screens/home/greeting/part-of-day.ts'
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

const greeting = (page: Page, say: Say) => page.getByRole('region', { name: say('Welcome'), exact: true })
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
    'greets a member by name and by their own clock, with what there is to know',
    { tag: '@pairs' },
    async ({ page, player, say }) => {
      await player.enterByDoor('player', '1234567.8')
      const hour = await page.evaluate(() => new Date().getHours())
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      const title = greeting(page, say).getByRole('heading')
      await expect(title).toHaveText(beginning(say(GREETINGS[partOfDay(hour)], { name: '' })))
      const facts = greeting(page, say).getByRole('definition')
      await expect(facts.first()).toHaveText('$1,234,567.80')
      await expect(facts.nth(1)).toHaveText(/^\d+$/)
      await expect(facts.nth(2)).toHaveText(/^\d+$/)
    },
  )

  test(
    'hides the balance in the greeting where the header hides it',
    { tag: '@pairs' },
    async ({ page, player, say }) => {
      await player.enterByDoor('player', '1234567.8')
      await page
        .getByRole('banner')
        .getByRole('button', { name: say('Hide balance') })
        .first()
        .click()
      await expect(greeting(page, say).getByRole('definition').first()).toHaveText('***')
      await expect(page.getByText('1,234,567')).toHaveCount(0)
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
