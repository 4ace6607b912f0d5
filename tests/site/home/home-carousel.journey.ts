/** The home page's carousel: what is sold, a thing a slide, then the server's banners. */
import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../../support/journey.ts'
import type { Say } from '../../support/words.ts'

test.describe('the carousel', { tag: '@pampas' }, () => {
  /** Which of how many is seen: more than a handful have no dots. */
  const counter = (page: Page): Locator => page.locator('fieldset span[aria-hidden="true"]')
  const at = (place: number): RegExp => new RegExp(`^${place} / \\d+$`)
  const countOf = async (page: Page): Promise<number> => Number((await counter(page).innerText()).split(' / ')[1])
  const next = (page: Page, say: Say): Locator => page.getByRole('button', { name: say('Next slide'), exact: true })
  const slide = (page: Page, place: number): Locator => page.locator('[data-slides] > div').nth(place)

  /** Waits until a slide stands where the track begins. */
  const arrived = (one: Locator): Promise<void> =>
    expect
      .poll(() =>
        one.evaluate((it) => {
          const track = it.parentElement! // by the locator
          const begin = track.firstElementChild!.getBoundingClientRect().left
          return Math.abs(it.getBoundingClientRect().left - begin - track.scrollLeft)
        }),
      )
      .toBeLessThan(1)

  /** Opens the page, and gives the sign of life after which the banners come. */
  async function openCarousel(page: Page, open: () => Promise<void>): Promise<void> {
    await open()
    await expect(counter(page), 'nothing but the brand’s own picture before somebody is there').toHaveCount(0)
    await page.mouse.move(4, 4)
    await page.keyboard.press('Shift')
    await expect(counter(page)).toHaveText(at(1))
  }

  test('moves by its arrows with the keyboard, and what is out of sight is out of reach', async ({
    page,
    player,
    say,
    device,
  }) => {
    await openCarousel(page, () => player.open('/index'))
    const count = await countOf(page)
    await expect(slide(page, 1)).toHaveAttribute('inert', '')
    await next(page, say).focus()
    await page.keyboard.press('Enter')
    await expect(counter(page)).toHaveText(at(2))
    await expect(slide(page, 1)).not.toHaveAttribute('inert')
    await expect(slide(page, 1).getByRole('link').first()).toBeInViewport()
    await expect(slide(page, 2)).toHaveAttribute('inert', '')
    await expect(slide(page, 0).getByRole('link', { includeHidden: true }).first()).toHaveAttribute('inert', '')
    await expect(page.getByRole('heading', { level: 1 }), 'the page keeps its heading').toBeAttached()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: say('Pause slideshow') })).toBeFocused()
    // A phone is swiped: one way is enough.
    if (device === 'phone') return
    const back = page.getByRole('button', { name: say('Previous slide'), exact: true })
    await back.click()
    await expect(counter(page)).toHaveText(at(1))
    await back.click()
    await expect(counter(page)).toHaveText(at(count))
  })

  test('a banner leads where the server says, without a new page', { tag: '@pairs' }, async ({ page, player, say }) => {
    await openCarousel(page, () => player.open('/index'))
    // Banners stand behind what is sold.
    const last = (await countOf(page)) - 1
    for (let place = 1; place <= last; place += 1) {
      await next(page, say).click()
      await expect(counter(page)).toHaveText(at(place + 1))
    }
    await expect(slide(page, last)).not.toHaveAttribute('inert')
    // A click scrolls to what it is meant for, which would lead a carousel astray that is on its way.
    await arrived(slide(page, last))
    await page.evaluate(() => (document.documentElement.dataset['same'] = ''))
    await slide(page, last)
      .getByRole('link', { name: say('Find out more') })
      .click()
    await expect(page).not.toHaveURL(/\/index/)
    await expect(page.locator('html')).toHaveAttribute('data-same', '')
  })

  test('is swiped', { tag: '@phone' }, async ({ page, player, context }) => {
    await openCarousel(page, () => player.open('/index'))
    const box = (await slide(page, 0).boundingBox())! // it is seen
    const [from, y] = [box.x + box.width * 0.8, box.y + box.height / 2]
    const devtools = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: number[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((x) => ({ x, y })) })
    await touch('touchStart', from)
    for (let step = 1; step <= 10; step += 1) await touch('touchMove', from - 24 * step)
    await touch('touchEnd')
    // Before it has moved by itself.
    await expect(counter(page)).toHaveText(at(2), { timeout: 5000 })
  })

  test('moves by itself, but not when it was stopped', { tag: '@pairs' }, async ({ page, player, say }) => {
    await page.clock.install()
    await openCarousel(page, () => player.open('/index'))
    await page.clock.runFor(7500)
    await expect(counter(page)).toHaveText(at(2))
    await page.getByRole('button', { name: say('Pause slideshow') }).click()
    const stands = await counter(page).innerText()
    await page.mouse.move(4, 4)
    await page.clock.runFor(30_000)
    await expect(counter(page)).toHaveText(stands)
    await expect(page.getByRole('button', { name: say('Resume slideshow') })).toBeVisible()
  })

  test('stands still while a pointer rests on it', { tag: ['@desktop', '@pairs'] }, async ({ page, player }) => {
    await page.clock.install()
    await openCarousel(page, () => player.open('/index'))
    await page.mouse.move(700, 400)
    // It hears of the pointer before time passes.
    await page.evaluate(() => new Promise((heard) => requestAnimationFrame(() => requestAnimationFrame(heard))))
    await page.clock.runFor(30_000)
    await expect(counter(page)).toHaveText(at(1))
  })

  test.describe('where less motion is asked for', { tag: '@pairs' }, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('nothing moves by itself', async ({ page, player, say }) => {
      await page.clock.install()
      await openCarousel(page, () => player.open('/index'))
      await expect(page.getByRole('button', { name: say('Pause slideshow') })).toHaveCount(0)
      await page.clock.runFor(30_000)
      await expect(counter(page)).toHaveText(at(1))
      await next(page, say).click()
      await expect(counter(page)).toHaveText(at(2))
      await expect(page.getByRole('button', { name: say('Stop the notices') })).toHaveCount(0)
    })
  })
})
