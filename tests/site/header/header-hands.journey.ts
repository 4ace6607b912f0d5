/** The header's navigation by keyboard, by finger, and by whoever is there before its vendors (spec 2, "Header"). */
import type { Page } from 'playwright/test'
import { bar, cards, item, middle, opener, panelOf, panels, vendors } from '../../support/pages/header.ts'
import { expect, test } from '../../support/journey.ts'

test.describe('the panel by keyboard', { tag: '@desktop' }, () => {
  test('the arrow down opens it and goes in; arrows walk the vendors; Tab leads to the games and out', async ({
    page,
    player,
    say,
  }) => {
    await player.open('/index')
    await expect(opener(page, say, say('Slots'))).toHaveCount(1)
    const slots = item(page, say, say('Slots'))
    await slots.focus()
    await page.keyboard.press('ArrowDown')
    const panel = panelOf(page, say('Slots'))
    await expect(vendors(panel).first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(vendors(panel).nth(1)).toBeFocused()
    await expect(panel.getByRole('heading')).toContainText(await vendors(panel).nth(1).innerText())
    await expect(cards(panel, say).first()).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(cards(panel, say).first()).toBeFocused()
    await panel.getByRole('button', { name: say('More games') }).focus()
    await page.keyboard.press('Tab')
    await expect(panel).toHaveCount(0)
    await expect(bar(page, say).getByRole('link', { name: say('Live casino') })).toBeFocused()
  })

  test('Escape closes it and gives the focus back', { tag: '@pairs' }, async ({ page, player, say }) => {
    await player.open('/index')
    await expect(opener(page, say, say('Slots'))).toHaveCount(1)
    const slots = item(page, say, say('Slots'))
    await slots.focus()
    await page.keyboard.press(' ')
    const panel = panelOf(page, say('Slots'))
    await expect(panel.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(slots).toBeFocused()
  })

  test(
    'the button behind the link says what it opens, and whether it is open',
    { tag: '@pairs' },
    async ({ page, player, say }) => {
      await player.open('/index')
      const button = opener(page, say, say('Slots'))
      await expect(button).toHaveCount(1)
      await item(page, say, say('Slots')).focus()
      await page.keyboard.press('Tab')
      await expect(button).toBeFocused()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await page.keyboard.press('Enter')
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      const id = await button.getAttribute('aria-controls')
      await expect(page.locator(`[id="${id}"]`)).toBeVisible()
      await page.keyboard.press(' ')
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    },
  )
})

test.describe('with a finger on a wide screen', { tag: '@desktop' }, () => {
  test.use({ hasTouch: true })

  test('the first tap opens the panel, the second goes to the page', async ({ page, player, say }) => {
    await player.open('/index')
    await expect(opener(page, say, say('Slots'))).toHaveCount(1)
    const slots = item(page, say, say('Slots'))
    await slots.tap()
    await expect(panelOf(page, say('Slots'))).toBeVisible()
    await expect(page).toHaveURL(/\/index$/)
    await slots.tap()
    await expect(page).toHaveURL(/\/rng$/)
    await expect(panels(page)).toHaveCount(0)
  })

  test(
    'the first tap on a vendor shows its games, the second goes to them',
    { tag: '@pairs' },
    async ({ page, player, say }) => {
      await player.open('/index')
      await expect(opener(page, say, say('Slots'))).toHaveCount(1)
      await item(page, say, say('Slots')).tap()
      const panel = panelOf(page, say('Slots'))
      await expect(cards(panel, say)).toHaveCount(21)
      const second = vendors(panel).nth(1)
      const name = await second.innerText()
      await expect(panel.getByRole('heading')).not.toContainText(name)
      await second.tap()
      await expect(panel.getByRole('heading')).toContainText(name)
      await expect(page).toHaveURL(/\/index$/)
      await second.tap()
      await expect(page).toHaveURL(/\/rng\?page=[A-Z0-9_]+$/)
      await expect(panel).toHaveCount(0)
    },
  )

  test('after a tap the keys are a keyboard’s again', { tag: '@pairs' }, async ({ page, player, say }) => {
    await player.open('/index')
    await expect(opener(page, say, say('Slots'))).toHaveCount(1)
    await item(page, say, say('Slots')).tap()
    const panel = panelOf(page, say('Slots'))
    await vendors(panel).nth(1).tap()
    await page.keyboard.press('ArrowDown')
    const third = vendors(panel).nth(2)
    await expect(third).toBeFocused()
    await expect(panel.getByRole('heading')).toContainText(await third.innerText())
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(item(page, say, say('Slots'))).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/rng$/)
  })
})

test.describe('before the vendors are there', { tag: '@desktop' }, () => {
  /** Holds them back until they are let go. */
  async function holdVendors(page: Page): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route(/GCSGAME_gameVendor/, async (route) => {
      await promise
      await route.continue()
    })
    return resolve
  }

  test('the focus stays where it is when they come', { tag: '@pairs' }, async ({ page, player, say }) => {
    const letGo = await holdVendors(page)
    await player.open('/index')
    const slots = item(page, say, say('Slots'))
    await slots.focus()
    letGo()
    await expect(opener(page, say, say('Slots'))).toHaveCount(1)
    await expect(slots).toBeFocused()
  })

  test('a press that is under way when they come leads on', { tag: '@pairs' }, async ({ page, player, say }) => {
    const letGo = await holdVendors(page)
    await player.open('/index')
    const { x, y } = await middle(item(page, say, say('Slots')))
    await page.mouse.move(x, y)
    await page.mouse.down()
    letGo()
    await expect(opener(page, say, say('Slots'))).toHaveCount(1)
    await page.mouse.up()
    await expect(page).toHaveURL(/\/rng$/)
  })

  test(
    'a mouse that rests on a category has its panel when they come',
    { tag: '@pairs' },
    async ({ page, player, say }) => {
      const letGo = await holdVendors(page)
      await player.open('/index')
      await item(page, say, say('Slots')).hover()
      letGo()
      await expect(panelOf(page, say('Slots'))).toBeVisible()
      await page.mouse.move(700, 895)
      await expect(panels(page)).toHaveCount(0)
    },
  )

  test('where all of it fits, nothing says that there is more once they have come', async ({ page, player, say }) => {
    await page.setViewportSize({ width: 2560, height: 900 })
    const letGo = await holdVendors(page)
    await player.open('/index')
    await expect(item(page, say, say('Slots'))).toBeVisible()
    letGo()
    await expect(opener(page, say, say('Electronic lottery'))).toHaveCount(1)
    // The watcher speaks after the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    await expect(bar(page, say).getByRole('button', { name: say('Next') })).toHaveCount(0)
  })
})
