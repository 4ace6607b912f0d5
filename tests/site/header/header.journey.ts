/** The header's bottom bar, line by line of the specification (spec 2, "Header"; spec 9). */
import { bar, holdTime, item, middle, opener, panels, restOn } from '../../support/pages/header.ts'
import { expect, test } from '../../support/journey.ts'
import { overlaps } from '../../support/pages/layout.ts'

test.describe('the bottom bar', { tag: '@desktop' }, () => {
  for (const [name, path, holds] of [
    ['Home', '/index', 'nothing'],
    ['Slots', '/rng', 'a panel'],
    ['Live casino', '/live', 'a panel'],
    ['Sports', '/sports', 'a panel'],
    ['E-sports', '/esports', 'a panel'],
    ['Fishing', '/fish', 'a panel'],
    ['Card rooms', '/pvp', 'a panel'],
    ['Electronic lottery', '/elott', 'a panel'],
    ['Promotions', '/promotions', 'nothing'],
  ] as const) {
    // One of them shows what the pointer does; where the others lead, component tests show.
    const tag = name === 'Slots' ? {} : { tag: '@pairs' }
    test(
      `${name} leads to ${path} with one quick click, and no panel opens over it`,
      tag,
      async ({ page, player, say }) => {
        await player.open(name === 'Home' ? '/help' : '/index')
        await expect(opener(page, say, say(name))).toHaveCount(holds === 'a panel' ? 1 : 0)
        const { x, y } = await middle(item(page, say, say(name)))
        await holdTime(page)
        await page.mouse.move(x, y)
        await page.clock.runFor(100)
        await page.mouse.click(x, y)
        await page.clock.runFor(150)
        expect(await panels(page).count(), 'what the pointer had begun').toBe(0)
        await page.clock.resume()
        await expect(page).toHaveURL(new RegExp(`${path}$`))
        // Also through the page's fade, which takes the pointer from the header for a moment.
        for (const by of [1, 0, 1, 0]) {
          await page.mouse.move(x + by, y)
          await page.clock.runFor(300)
        }
        expect(await panels(page).count(), 'a hand that trembles').toBe(0)
      },
    )
  }

  test(
    'a slower click closes its panel, which opens again once the pointer has been elsewhere',
    { tag: '@pairs' },
    async ({ page, player, say }) => {
      await player.open('/index')
      const slots = item(page, say, say('Slots'))
      const panel = await restOn(page, say, 'Slots')
      const { x, y } = await middle(slots)
      await page.clock.install()
      await page.mouse.click(x, y)
      await expect(page).toHaveURL(/\/rng$/)
      await expect(panel).toHaveCount(0)
      await page.mouse.move(x + 1, y)
      await page.clock.runFor(1000)
      expect(await panels(page).count()).toBe(0)
      await page.mouse.move(x, 880)
      await slots.hover()
      await expect(panel).toBeVisible()
    },
  )

  test('the logo leads to /index, and promotions are counted', { tag: '@pairs' }, async ({ page, player, say }) => {
    await player.open('/help')
    await expect(item(page, say, say('Promotions'))).toContainText(/[1-9]/)
    await page.getByRole('banner').getByRole('img').first().click()
    await expect(page).toHaveURL(/\/index$/)
  })

  test('only categories with a vendor appear', { tag: '@pairs' }, async ({ page, player, say, brand }) => {
    await player.open('/index')
    await expect(item(page, say, say('Live casino'))).toBeVisible()
    // Hoa Sen alone has vendors of it.
    await expect(bar(page, say).getByRole('link', { name: say('Cockfight') })).toHaveCount(brand === 'hoasen' ? 1 : 0)
  })

  test(
    'the sports vendor that stands alone comes after Live, starts at once and is none among Sports',
    { tag: ['@pampas', '@pairs'] },
    async ({ page, player, say }) => {
      await player.open('/index')
      const links = bar(page, say).getByRole('link')
      await expect(item(page, say, 'Turf')).toBeVisible()
      const names = await links.allInnerTexts()
      const live = names.findIndex((name) => name.startsWith(say('Live casino')))
      expect(names[live + 1]).toContain('Turf')
      const panel = await restOn(page, say, 'Sports')
      await expect(panel.getByRole('link').first()).toBeVisible()
      await expect(panel.getByRole('link', { name: 'Turf' })).toHaveCount(0)
      await page.mouse.move(700, 850)
      await expect(panel).toHaveCount(0)
      await item(page, say, 'Turf').click()
      await expect(page.getByRole('dialog', { name: say('Log in') })).toBeVisible()
    },
  )

  test('points by category show where the brand says so', { tag: '@pairs' }, async ({ page, player, say, brand }) => {
    await player.open('/index')
    await expect(item(page, say, say('Live casino'))).toBeVisible()
    const panel = await restOn(page, say, 'Slots')
    await expect(panel.getByRole('link').first()).toBeVisible()
    const points = panel.getByText(say('{points} points', { points: '1,20' }))
    await expect(points).toHaveCount(brand === 'pampas' ? 1 : 0)
  })
})

test('letters twice as large lay no control over another', { tag: '@desktop' }, async ({ page, player }) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    }),
  )
  await player.open('/help')
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
  expect(await overlaps(page)).toEqual([])
})
