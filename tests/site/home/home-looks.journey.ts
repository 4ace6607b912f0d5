/** How the home page and its frame stand: what fits, what is in line, and what runs without a jump. */
import type { Locator } from 'playwright/test'
import { reach } from '../../support/pages/home.ts'
import { expect, test } from '../../support/journey.ts'

test.describe('the frame of wide windows', { tag: '@desktop' }, () => {
  test('shows every category beside the logo, none behind arrows', async ({ page, player, say }) => {
    await player.open('/index')
    const main = page.getByRole('navigation', { name: say('Main'), exact: true })
    await expect(main.getByRole('link', { name: say('Mini games') })).toBeVisible()
    expect(await main.getByRole('listitem').count()).toBeGreaterThan(9)
    const behind = await main
      .getByRole('list')
      .evaluateAll((lists) => lists.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    expect(behind).toEqual(behind.map(() => 0))
    await expect(main.getByRole('button', { name: say('Next'), exact: true })).toHaveCount(0)
  })
})

test.describe('a framed carousel', { tag: ['@wireframe', '@desktop'] }, () => {
  test.use({ viewport: { width: 1920, height: 1000 } })

  test('stands above the sections, also beside banners', async ({ page, player, say }) => {
    await player.open('/index')
    await page.mouse.move(4, 4)
    await page.keyboard.press('Shift')
    await expect(page.getByRole('group', { name: say('Slides') })).toBeVisible()
    const left = async (of: Locator): Promise<number> =>
      of.first().evaluate((found) => Math.round(found.getBoundingClientRect().left))
    const main = page.getByRole('main')
    const slides = await left(main.locator('[data-slides]'))
    const title = await left(main.getByRole('heading', { level: 2, name: say('Hot games'), exact: true }))
    expect(Math.abs(slides - title), 'but for the frame’s own line').toBeLessThanOrEqual(1)
  })
})

test.describe('the running line of notices', { tag: ['@pampas', '@desktop'] }, () => {
  test('has two equal halves, each as wide as what is seen of them', async ({ page, player, say }) => {
    await player.enter('player')
    const line = await reach(page, say('Notices'))
    await line.getByRole('button', { name: say('Stop the notices') }).click()
    const [first = 0, second = 0] = await line
      .locator('ul')
      .evaluateAll((halves) => halves.map((half) => half.getBoundingClientRect().width))
    const [run, seen] = await line
      .locator('ul')
      .first()
      .evaluate(({ parentElement: both }) => [both?.getBoundingClientRect().width, both?.parentElement?.clientWidth])
    expect(first).toBeCloseTo(second, 2)
    expect(run).toBeCloseTo(first + second, 2)
    expect(first).toBeGreaterThanOrEqual(seen ?? Infinity)
  })

  test(
    'leaves this tab alone when a title opens another',
    { tag: '@pairs' },
    async ({ page, player, say, context }) => {
      await player.enter('player')
      const line = await reach(page, say('Notices'))
      await line.getByRole('button', { name: say('Stop the notices') }).click()
      const opened = context.waitForEvent('page')
      await line
        .getByRole('link')
        .nth(1)
        .click({ modifiers: ['Control'] })
      await (await opened).close()
      await expect(page).toHaveURL(/\/index/)
      expect(await page.evaluate(() => sessionStorage.getItem('index_notice'))).toBeNull()
    },
  )
})
