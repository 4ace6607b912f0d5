/** Room for every width, every length of text and both directions of writing. */
import type { Page } from 'playwright/test'
import { expect, test } from '../support/journey.ts'
import { barsHeight, cutOff, overlaps, sidewaysScroll } from '../support/pages/layout.ts'

const WIDTHS = [320, 390, 768, 1024, 1440, 2560] as const
const PAGES = ['/index', '/help', '/vip', '/nowhere'] as const

async function expectRoom(page: Page, where: string): Promise<void> {
  await expect.poll(() => sidewaysScroll(page), `${where}: no sideways scroll`).toBeLessThanOrEqual(0)
  expect(await overlaps(page), `${where}: nothing lies over another`).toEqual([])
  expect(await cutOff(page), `${where}: no words are cut off`).toEqual([])
}

/** Pixels of the header's logo; none for a moment where another width has another header. */
async function logoWidth(page: Page): Promise<number> {
  const box = await page.getByRole('banner').getByRole('img').first().boundingBox()
  return box?.width ?? 0
}

// One browser window of any width: what makes a phone a phone besides plays no part here.
test.describe('from 320 to 2560 pixels, which includes 400 % zoom on a laptop', { tag: '@desktop' }, () => {
  test('every kind of page fits for a guest', async ({ page, player }) => {
    test.slow()
    for (const path of PAGES) {
      await player.open(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        await expectRoom(page, `${path} at ${width}`)
        await expect.poll(() => logoWidth(page), `${path} at ${width}: a logo that can be read`).toBeGreaterThan(90)
      }
      expect(await barsHeight(page), 'bars stay where there is room').toBeGreaterThan(40)
      await page.setViewportSize({ width: 320, height: 225 })
      await expect.poll(() => barsHeight(page), 'a low window is the page’s').toBe(0)
    }
  })

  test('a member’s header fits, with a large balance', async ({ page, player }) => {
    await player.enter('rich', '1234567890.12')
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await expectRoom(page, `member at ${width}`)
      await expect.poll(() => logoWidth(page), `member at ${width}: a logo that can be read`).toBeGreaterThan(55)
      await expect(player.account).toBeVisible()
      await expect(player.account).toBeInViewport()
    }
  })

  test('letters twice as large on a small phone leave every way in and out', async ({ page, player, say }) => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } })
    await page.setViewportSize({ width: 360, height: 640 })
    await player.open('/index')
    const header = page.getByRole('banner')
    for (const way of ['Register', 'Log in'])
      await expect(header.getByRole('link', { name: say(way) }).filter({ visible: true })).toBeInViewport({ ratio: 1 })
    await expectRoom(page, 'twice as large')
    await header.getByRole('button', { name: say('Menu') }).click()
    const close = page.getByRole('button', { name: say('Close menu') })
    await expect(close).toBeInViewport({ ratio: 1 })
    await close.click()
    await player.open('/index?modal=login')
    expect(await cutOff(page), 'no word of the popup is cut off').toEqual([])
  })

  test('the login popup with its errors fits', { tag: '@pairs' }, async ({ page, player, say }) => {
    await player.open('/index?modal=login')
    const popup = page.getByRole('dialog', { name: say('Log in') })
    await player.send(popup).click()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 480 })
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
      await player.send(popup).scrollIntoViewIfNeeded()
      await expect(player.send(popup)).toBeInViewport()
    }
  })
})

test.describe('with pseudo languages', { tag: ['@wireframe', '@desktop'] }, () => {
  test.use({ brand: 'pseudo' })

  for (const [code, direction] of [
    ['XA', 'ltr'],
    ['XB', 'rtl'],
  ] as const) {
    // One of them is enough for a change: both are as long, and the second is the harder one.
    const tag = code === 'XA' ? ['@pairs'] : []
    test(`${code}: every page fits and is written ${direction}`, { tag }, async ({ page, player, say }) => {
      test.slow()
      await page.addInitScript((language) => localStorage.setItem('lang', language), code)
      for (const path of PAGES) {
        await player.open(path)
        await expect(page.locator('html')).toHaveAttribute('dir', direction)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        for (const width of [320, 390, 768, 1440]) {
          await page.setViewportSize({ width, height: 800 })
          await expectRoom(page, `${path} at ${width}`)
        }
      }
      expect(say('Need a hand?', {}, code)).not.toBe(say('Need a hand?', {}, 'EN'))
    })
  }

  test('right to left, the side menu stands on the right', async ({ page, player, say }) => {
    await page.addInitScript(() => localStorage.setItem('lang', 'XB'))
    await player.open('/index')
    await page.locator('#wide-menu-open').click()
    const menu = await page.getByRole('navigation', { name: say('Side menu', {}, 'XB') }).boundingBox()
    expect(menu?.x).toBeGreaterThan(720)
  })

  test('the language menu opens inside the page', async ({ page, player }) => {
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await player.open('/index')
      // A phone's header has no room for it; the side menu has it as a row.
      const list = width < 1024 ? 'menu-languages' : 'languages'
      if (width < 1024) await page.locator('#menu-open').click()
      await page.locator(`#${list}-open`).click()
      await expect(page.locator(`#${list}`)).toBeVisible()
      const box = await page.locator(`#${list}`).boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    }
  })
})
