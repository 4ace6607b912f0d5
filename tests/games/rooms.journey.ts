/** Fishing and card rooms: choosing a room, who is let in, and coming back to the place. */
import type { Locator, Page } from 'playwright/test'
import { bringAxe, expectAccessible, expectAccessibleInBoth } from '../support/axe.ts'
import { gameIn } from '../support/pages/games.ts'
import { askAgain } from '../support/servers/failing-call.ts'
import { expect, test } from '../support/journey.ts'
import { sidewaysScroll } from '../support/pages/layout.ts'
import { beginning } from '../support/player.ts'
import { watchShift } from '../support/servers/shift.ts'
import type { Say } from '../support/words.ts'

const ROOMS = '{found, plural, =0 {No rooms} one {# room} other {# rooms}}'

const status = (page: Page): Locator => page.getByRole('main').getByRole('status').first()
/** The games of the page that is open, each with its rooms, once there are some. */
async function feed(page: Page): Promise<Locator> {
  const list = page.getByRole('feed')
  await expect(list.getByRole('article').first()).toBeVisible()
  return list
}
/** The buttons of rooms that let one in. */
const ways = (page: Page, say: Say): Locator =>
  page
    .getByRole('feed')
    .getByRole('button')
    .filter({ hasText: say('Enter') })

test('a guest chooses a room, logs in at it, plays, and comes back to the place', async ({
  page,
  player,
  sandbox,
  device,
  say,
}) => {
  test.slow()
  await bringAxe(page)
  const member = await sandbox.member('rich')
  const shift = await watchShift(page)
  await player.open('/fish')
  const vendors = page.getByRole('navigation', { name: say('Providers') })
  await expect(vendors.getByRole('button', { name: say('All'), exact: true })).toHaveCount(0)
  // Garnet Gulf has rooms with every brand.
  await vendors.getByRole('button', { name: 'Garnet Gulf' }).click()
  await expect(page).toHaveURL(/[?&]page=GG/)
  const list = await feed(page)
  await expect(status(page)).toContainText(/\d{2}/)
  const whole = await status(page).innerText()
  // The bar on the edge of a wide window has a shift of its own.
  if (device === 'phone') expect(await shift(), 'nothing moves while it comes').toBe(0)
  expect(await sidewaysScroll(page)).toBe(0)
  await expectAccessibleInBoth(page, 'rooms')

  const levels = page.getByRole('search', { name: say('Find rooms') }).getByRole('group', { name: say('Filters') })
  const level = levels.getByRole('button').nth(3)
  const levelName = await level.innerText()
  await level.click()
  await expect(page).toHaveURL(/[?&]level=/)
  await expect(list.getByRole('article').first().getByRole('listitem')).toHaveCount(1)
  await expect(list.getByRole('article').first().getByRole('listitem')).toContainText(levelName)
  await expect(status(page)).not.toHaveText(whole)
  await level.click()
  await expect(status(page)).toHaveText(whole)

  await expect(async () => {
    await page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }))
    const place = await list.getByRole('article').last().getAttribute('aria-posinset')
    expect(Number(place), 'games so far').toBeGreaterThan(6)
  }).toPass()
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1500)
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
  const at = await ways(page, say).evaluateAll((all) =>
    all.findIndex((way) => way.getBoundingClientRect().top > innerHeight / 3),
  )
  const name = (await ways(page, say).nth(at).getAttribute('aria-label')) ?? ''
  const room = page.getByRole('button', { name, exact: true })
  await room.focus()
  await page.keyboard.press('Enter')
  await player.logInHere(member)

  await expect(page).toHaveURL(/\/game\?.*room=.*category=FISH/)
  const { element } = await gameIn(page)
  await expect(element).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/fish\?page=GG/)
  await expect(room).toBeInViewport()
})

test(
  'a room says whether it lets one in, and what to do where it does not',
  { tag: '@pairs' },
  async ({ page, player, sandbox, faults, say }) => {
    test.slow()
    await bringAxe(page)
    await player.become('player', '30.00')
    await player.open('/pvp?page=KY')
    const list = await feed(page)
    const rooms = list.getByRole('listitem')
    const button = (word: string): Locator => list.getByRole('button').filter({ hasText: say(word) })
    await button('Deposit').first().click()
    const notice = page.getByRole('dialog')
    await expect(notice).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(notice).toHaveCount(0)
    await expect(button('Deposit').first()).toBeFocused()

    await expect(async () => {
      if ((await button('Full').count()) === 0) {
        await page.evaluate(() => scrollBy({ top: innerHeight / 2, behavior: 'instant' }))
      }
      await expect(button('Full').first()).toHaveAttribute('aria-disabled', 'true', { timeout: 300 })
    }).toPass()
    await expectAccessible(page, 'rooms that let nobody in')
    await button('Full').first().press('Enter')
    await expect(
      page.getByText(say('This room is full at the moment. Choose another one, or come back in a minute.')),
    ).toBeVisible()
    await expect(page).toHaveURL(/\/pvp/)

    await page.getByRole('button', { name: say('Open to me'), exact: true }).click()
    await expect(page).toHaveURL(/[?&]open=1/)
    await expect(button('Full')).toHaveCount(0)
    await expect(button('Deposit')).toHaveCount(0)
    await expect(rooms.first()).toBeVisible()

    await test.step('a room that fills up at the last moment', async () => {
      await sandbox.scenario({ kind: 'refusing', endpoint: 'launchGame', message: 'room full' })
      await ways(page, say).first().click()
      await expect(page).toHaveURL(/\/game\?.*category=PVP/)
      await page
        .getByRole('main')
        .getByRole('button', { name: say('Other games') })
        .click()
      await expect(page).toHaveURL(/\/pvp\?page=KY&open=1/)
      await sandbox.clear()
      await ways(page, say).first().click()
      await gameIn(page)
      await page.goBack()
    })

    await test.step('words that nothing fits', async () => {
      await page.getByRole('searchbox', { name: say('Search games') }).fill('qqqq')
      await expect(page.getByText(say('No rooms match all filters'))).toBeVisible()
      await expect(status(page)).toHaveText(say(ROOMS, { found: 0 }))
      await page.getByRole('button', { name: say('See all rooms') }).click()
      await expect(page).toHaveURL(/\/pvp\?page=KY$/)
      await expect(page.getByRole('searchbox', { name: say('Search games') })).toHaveValue('')
      await feed(page)
    })

    await test.step('rooms that do not come are asked for again', async () => {
      faults.expect(/Failed to load resource/)
      await sandbox.scenario({ kind: 'failing', how: 'status', status: 503, endpoint: 'listRooms' })
      await page
        .getByRole('navigation', { name: say('Providers') })
        .getByRole('button', { name: 'Xylo Yard' })
        .click()
      const again = page.getByRole('main').getByRole('button', { name: say('Try again') })
      await expect(again).toBeVisible()
      await askAgain({ sandbox, say }, page.getByRole('main'))
      await feed(page)
    })
  },
)

test(
  'a vendor without rooms shows its games, and all games of the category are a tab away',
  { tag: '@pairs' },
  async ({ page, player, say }) => {
    await bringAxe(page)
    await player.open('/fish?page=BG')
    const grid = page.getByRole('grid', { name: say('Fishing') })
    await expect(grid.getByRole('gridcell').first()).toContainText('Blue Grove')
    await expect(page.getByText(say('This provider seats you inside its games. Choose one to play.'))).toBeVisible()
    await expectAccessible(page, 'games in the place of rooms')

    const views = page.getByRole('tablist', { name: say('What is shown') })
    await views.getByRole('tab', { name: say('Rooms') }).press('ArrowRight')
    await expect(views.getByRole('tab', { name: say('All games') })).toBeFocused()
    await expect(page).toHaveURL(/view=games/)
    const vendors = page.getByRole('navigation', { name: say('Providers') })
    await vendors.getByRole('button', { name: say('All'), exact: true }).click()
    await expect(page).toHaveURL(/\/fish\?view=games$/)
    const hot = page.getByRole('main').getByRole('button', { name: say('Hot'), exact: true })
    await hot.click()
    await expect(page).toHaveURL(/hot=1/)
    await expect(grid.getByRole('gridcell').first()).toBeVisible()
    await page.reload()
    await expect(hot).toHaveAttribute('aria-pressed', 'true')
    await expect(views.getByRole('tab', { name: say('All games') })).toHaveAttribute('aria-selected', 'true')

    await views.getByRole('tab', { name: say('Rooms') }).click()
    const card = (await feed(page)).getByRole('article').first()
    const title = await card.getByRole('heading', { level: 2 }).innerText()
    await card.getByRole('button', { name: beginning(say('About {name}', { name: '' })) }).click()
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
)
