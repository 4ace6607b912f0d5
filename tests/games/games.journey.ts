/** The pages of the game categories: finding a game, and coming back to the place. */
import type { Locator } from 'playwright/test'
import { bringAxe, expectAccessible, expectAccessibleInBoth } from '../support/axe.ts'
import { playing } from '../support/pages/home.ts'
import { holdScript } from '../support/servers/hold.ts'
import { askAgain } from '../support/servers/failing-call.ts'
import { expect, test } from '../support/journey.ts'
import { filter, gameOf, games, providers } from '../support/pages/lobby.ts'
import { sidewaysScroll } from '../support/pages/layout.ts'
import { watchShift } from '../support/servers/shift.ts'

const COUNT = '{total, plural, =0 {No games} one {# game} other {# games}}'
/** What a list may hold at any depth. */
const MOST_IN_GRID = 1000

const elements = (within: Locator): Promise<number> => within.evaluate((it) => it.querySelectorAll('*').length)
test(
  'a game is found by vendor, words and filters, which the address keeps',
  { tag: '@pairs' },
  async ({ page, player, say, device }) => {
    test.slow()
    await bringAxe(page)
    const shift = await watchShift(page)
    await player.open('/rng')
    const grid = await games(page, say('Slots'))
    const count = page.getByRole('main').getByRole('status').first()
    await expect(count).toContainText(/\d{3}/)
    const whole = await count.innerText()
    expect(await shift(), 'nothing moves while it comes').toBe(0)
    await expectAccessibleInBoth(page, 'slots')

    const vendors = providers(page, say)
    const vendor = vendors.getByRole('button').nth(1)
    // How many games it has stands below.
    const [vendorName = ''] = (await vendor.innerText()).split('\n')
    await vendor.click()
    await expect(page).toHaveURL(/[?&]page=[A-Z]/)
    await expect(vendor).toHaveAttribute('aria-pressed', 'true')
    await expect(count).not.toHaveText(whole)
    await expect(grid.getByRole('gridcell').first()).toContainText(vendorName)

    // The address changes before the list does: what fits is known once the count is another one.
    const ofVendor = await count.innerText()
    await filter(page, say('Hot')).click()
    await expect(page).toHaveURL(/[?&]hot=1/)
    await expect(count).not.toHaveText(ofVendor)
    const hot = await count.innerText()
    await filter(page, say('{lines} lines or more', { lines: 25 })).click()
    await expect(page).toHaveURL(/[?&]lines=25/)
    await expect(count).not.toHaveText(hot)
    await games(page, say('Slots'))
    const narrowed = await count.innerText()
    await page.reload()
    await expect(count).toHaveText(narrowed)
    await expect(filter(page, say('Hot'))).toHaveAttribute('aria-pressed', 'true')

    if (device === 'phone') await page.getByRole('button', { name: say('Search games') }).click()
    await page.getByRole('searchbox', { name: say('Search games') }).fill('qqqq')
    await expect(page.getByText(say('No games match all filters'))).toBeVisible()
    await expect(count).toHaveText(say(COUNT, { total: 0 }))
    await expectAccessible(page, 'nothing fits')
    await page
      .getByRole('button', { name: say('Remove filter: {name}', { name: say('“{words}”', { words: 'qqqq' }) }) })
      .click()
    await expect(count).toHaveText(narrowed)
    await expect(page.getByRole('searchbox', { name: say('Search games') })).toHaveValue('')
    await filter(page, say('Clear all')).click()
    await expect(count).toHaveText(whole)
    await expect(page).toHaveURL(/\/rng$/)
  },
)

test('each game has a cover of its own, and nothing stands in a reader’s way', async ({
  page,
  player,
  sandbox,
  say,
}) => {
  await bringAxe(page)
  await sandbox.covers()
  await player.open('/rng')
  const grid = await games(page, say('Slots'))
  const covers = grid.locator('img[src*="/covers/"]')
  const drawn = (index: number): Promise<number> =>
    covers
      .nth(index)
      .evaluate((cover: HTMLImageElement) => (cover.currentSrc.endsWith('.avif') ? cover.naturalWidth : 0))
  for (const index of [0, 1]) await expect.poll(() => drawn(index)).toBeGreaterThan(0)
  expect(await covers.nth(0).getAttribute('src')).not.toBe(await covers.nth(1).getAttribute('src'))
  await expectAccessible(page, 'slots')
})

test('a list scrolls on, and Back returns to the place with its filters', async ({ page, player, say }) => {
  await player.become('player')
  await player.open('/rng?hot=1&sort=name')
  const grid = await games(page, say('Slots'))
  let most = 0
  await expect(async () => {
    await page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }))
    most = Math.max(most, await elements(grid))
    const row = await grid.getByRole('row').last().getAttribute('aria-rowindex')
    const columns = await grid.getAttribute('aria-colcount')
    expect(Number(row) * Number(columns), 'games so far').toBeGreaterThan(72)
  }).toPass({ intervals: [100], timeout: 30_000 })
  expect(most).toBeLessThan(MOST_IN_GRID)
  expect(await sidewaysScroll(page)).toBe(0)
  // What is seen in the middle of the window once it rests.
  await page.waitForFunction(
    () => {
      const held = document.documentElement.dataset['y']
      document.documentElement.dataset['y'] = String(scrollY)
      return held === String(scrollY)
    },
    undefined,
    { polling: 400 },
  )
  const place = await page.evaluate(() => scrollY)
  const cells = grid.getByRole('gridcell')
  const seen = await cells.evaluateAll((all) =>
    all.findIndex((cell) => cell.getBoundingClientRect().top > innerHeight / 3),
  )
  const name = await gameOf(cells.nth(seen), say)
  const play = page.getByRole('button', { name: say('Play {name}', { name }), exact: true })
  // Back again before the game's page has come, while the window shows a page cut short.
  const release = await holdScript(page, 'game-screen')
  await play.press('Enter')
  await expect(page).toHaveURL(/\/game\?/)
  await expect(grid).toHaveCount(0)
  await page.goBack()
  await expect(play).toBeInViewport()
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(60)
  release()

  await play.press('Enter')
  await expect(page).toHaveURL(/\/game\?/)
  await expect(page.locator('iframe'), 'the game is there').toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/rng\?hot=1&sort=name/)
  await expect(play).toBeInViewport()
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(60)
})

test(
  'the keyboard goes through the grid, of which one card is a stop',
  { tag: '@desktop' },
  async ({ page, player, say }) => {
    await player.open('/rng')
    const grid = await games(page, say('Slots'))
    const place = (): Promise<number> =>
      page.evaluate(() => Number(document.activeElement?.closest<HTMLElement>('[data-cell]')?.dataset['cell'] ?? -1))
    const columns = Number(await grid.getAttribute('aria-colcount'))
    await grid
      .getByRole('gridcell')
      .first()
      .getByRole('button', { name: playing(say) })
      .focus()
    await page.keyboard.press('ArrowRight')
    expect(await place()).toBe(1)
    await page.keyboard.press('ArrowDown')
    expect(await place()).toBe(1 + columns)
    await page.keyboard.press('End')
    expect(await place()).toBe(2 * columns - 1)
    await page.keyboard.press('PageDown')
    await expect.poll(place, 'rows that were not there come').toBeGreaterThan(2 * columns)
    await page.keyboard.press('Control+Home')
    await expect.poll(place).toBe(0)
    // Play, the free trial, the sheet and the heart of the one card: then the way leads out.
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('Tab')
    expect(await place()).toBe(-1)
  },
)

test(
  'live tables are chosen by what is played, and a page that does not come is asked for again',
  { tag: '@pairs' },
  async ({ page, player, sandbox, faults, device, say }) => {
    await bringAxe(page)
    await player.open('/live')
    const grid = await games(page, say('Live casino'))
    await page
      .getByRole('group', { name: say('Game type') })
      .getByRole('button', { name: say('Roulette') })
      .click()
    await expect(page).toHaveURL(/class=ROULETTE/)
    await games(page, say('Live casino'))
    await expectAccessible(page, 'roulette tables')
    if (device === 'phone') {
      await page.getByRole('button', { name: new RegExp(`^${say('Filters')}`) }).click()
      const sheet = page.getByRole('dialog', { name: say('Filters') })
      await sheet.getByRole('button', { name: say('Hot'), exact: true }).click()
      await expectAccessible(page, 'the sheet of filters')
      await page.goBack()
      await expect(sheet).toHaveCount(0)
      await expect(page, 'what was chosen in the sheet stays').toHaveURL(/class=ROULETTE.*hot=1|hot=1.*class=ROULETTE/)
    }

    faults.expect(/Failed to load resource/)
    await sandbox.scenario({ kind: 'failing', how: 'status', status: 503, endpoint: 'listGames' })
    await page
      .getByRole('group', { name: say('Game type') })
      .getByRole('button', { name: say('Baccarat') })
      .click()
    const again = page.getByRole('main').getByRole('button', { name: say('Try again') })
    await expect(again).toBeVisible()
    await askAgain({ sandbox, say }, page.getByRole('main'))
    await expect(grid.getByRole('gridcell').first()).toBeVisible()
  },
)
