/** Games that are played from the home page: from their cards, from live tables and from the winners' board. */
import type { Locator, Page } from 'playwright/test'
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { openWithFailing } from '../support/servers/failing-call.ts'
import { gameIn } from '../support/pages/games.ts'
import { playing, reach } from '../support/pages/home.ts'
import { gameOf } from '../support/pages/lobby.ts'
import { expect, test } from '../support/journey.ts'
import { sidewaysScroll } from '../support/pages/layout.ts'
import { watchShift } from '../support/servers/shift.ts'
import type { Say } from '../support/words.ts'

/** The first card of the hot games. */
async function hotGames(page: Page, say: Say): Promise<Locator> {
  const section = await reach(page, say('Hot games'))
  await expect(section.getByRole('listitem').first().getByRole('button').first()).toBeAttached()
  return section
}

/** Plays: on a phone by one tap on the card, elsewhere by the button that comes up under the pointer. */
async function press(list: Locator, place: number, device: 'phone' | 'desktop', say: Say): Promise<void> {
  const card = list.getByRole('listitem').nth(place)
  if (device === 'phone') await card.tap()
  else await card.getByRole('button', { name: playing(say) }).click()
}

test.describe('a game’s card', () => {
  test(
    'asks a guest to log in, and then leads to the game',
    { tag: '@pairs' },
    async ({ page, player, sandbox, device, say }) => {
      const member = await sandbox.member('player')
      await player.open('/index')
      const hot = await hotGames(page, say)
      await press(hot, 0, device, say)
      await player.logInHere(member)
      await expect(page).toHaveURL(/\/game\?.*vendor=[A-Z0-9]+/)
      await expect(page).toHaveURL(/game=[A-Z]+-\d+/)
    },
  )

  test('warns a trial account', { tag: '@pairs' }, async ({ page, player, device, say }) => {
    await player.enter('trial')
    const hot = await hotGames(page, say)
    await press(hot, 1, device, say)
    await expect(page.getByRole('dialog', { name: say('Trial account') })).toBeVisible()
    await expect(page).toHaveURL(/\/index/)
  })

  test('opens for a member, by keyboard too', { tag: '@pairs' }, async ({ page, player, say }) => {
    await player.enter('player')
    const hot = await hotGames(page, say)
    await hot
      .getByRole('button', { name: playing(say) })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/game\?.*vendor=/)
  })

  test(
    'offers a free trial where there is one, to guests as well',
    { tag: '@pairs' },
    async ({ page, player, say }) => {
      await player.open('/index')
      const hot = await hotGames(page, say)
      const free = page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(`^${say('Try free')}`) })
        .first()
      await hot.hover()
      await free.scrollIntoViewIfNeeded()
      await free.focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/game\?.*trial=1/)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
  )

  test(
    'shows the game’s name where its picture does not come',
    { tag: '@desktop' },
    async ({ page, player, faults, say }) => {
      faults.expect(/Failed to load resource|ERR_FAILED/)
      await page.route('**/img/covers/**', (route) => route.abort())
      await page.clock.install()
      await player.open('/index')
      const hot = await hotGames(page, say)
      const first = hot.getByRole('listitem').first()
      const name = await gameOf(first, say)
      await expect(async () => {
        await page.clock.runFor(5000)
        await expect(first.locator('img[src*="/covers/"]')).toHaveCount(0, { timeout: 200 })
        await expect(first.getByText(name, { exact: true }).first()).toBeVisible({ timeout: 200 })
      }).toPass()
      await page.clock.runFor(30_000)
      await expect(first.locator('img[src*="/covers/"]'), 'it is asked for three times more, not for ever').toHaveCount(
        0,
      )
      await expect(hot.getByRole('button', { name: playing(say) }).first()).toBeAttached()
    },
  )
})

test.describe('a lane of games', { tag: '@pampas' }, () => {
  test('is moved by a finger, and leads to all of its games', async ({ page, player, say }) => {
    await player.open('/index')
    const lane = await reach(page, say('Free to try'))
    const cards = lane.getByRole('list').getByRole('listitem')
    await expect(cards).toHaveCount(24)
    await lane.getByRole('list').evaluate((list) => list.scrollBy({ left: 900 }))
    await cards.last().scrollIntoViewIfNeeded()
    await expect(cards.last().getByRole('button', { name: playing(say) })).toBeInViewport()
    await lane.getByRole('link', { name: /\d/ }).first().click()
    await expect(page).toHaveURL(/\/rng\?trial=1$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('the winners’ board', () => {
  test(
    'ranks a day, a week and a month by keyboard, and opens the game of a win',
    { tag: '@pairs' },
    async ({ page, player, say }) => {
      await bringAxe(page)
      await player.open('/index')
      const winners = await reach(page, say('Winners'))
      const board = (caption: string): Locator => winners.getByRole('table', { name: say(caption), exact: true })
      const said = async (table: Locator): Promise<string> => {
        await expect(table).toHaveAttribute('aria-busy', 'false')
        await expect(table.getByRole('row')).toHaveCount(11)
        await expect(winners.getByRole('status')).toContainText('10')
        return table.innerText()
      }
      const day = board('The largest wins of the day')
      const ofDay = await said(day)
      await expect(day.getByRole('columnheader')).toHaveCount(5)
      const cells = day.getByRole('row').nth(1).getByRole('cell')
      await expect(cells).toHaveText([/^1$/, /\S/, /^.{1,2}\*{3}.?$/, /\d/, /^[P$]\s?\d{1,3}([.,]\d{3})*[.,]\d\d$/])
      await expectAccessible(page, 'home with its winners')

      await winners.getByRole('tab', { name: say('Day') }).focus()
      await page.keyboard.press('ArrowRight')
      await expect(winners.getByRole('tab', { name: say('Week') })).toBeFocused()
      await expect(winners.getByRole('tab', { name: say('Week') })).toHaveAttribute('aria-selected', 'true')
      const ofWeek = await said(board('The largest wins of the week'))
      expect(ofWeek).not.toBe(ofDay)
      await page.keyboard.press('End')
      await expect(winners.getByRole('tabpanel', { name: say('Month') })).toBeVisible()
      const month = board('The largest wins of the month')
      expect(await said(month)).not.toBe(ofWeek)
      await page.setViewportSize({ width: 320, height: 700 })
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)

      // A press in the middle of the line, which is no word of the link; playing is for members.
      await month.getByRole('row').nth(5).click()
      await expect(page.getByRole('dialog', { name: say('Log in') })).toBeVisible()
      await expect(page).toHaveURL(/next=%2F(game%3Fvendor|\w+ottery)/)
    },
  )

  test(
    'that fails leaves the other sections, keeps its place, and comes when it is asked again',
    { tag: '@pairs' },
    async ({ page, player, sandbox, faults, say }) => {
      const askAgain = await openWithFailing({ player, sandbox, faults, say }, '/index', 'listWinners')
      const winners = await reach(page, say('Winners'))
      await expect(winners.getByText(say('This part of the page did not load'))).toBeVisible()
      const before = await winners.boundingBox()
      const tables = await reach(page, say('Live tables'))
      await expect(tables.getByRole('button', { name: playing(say) }).first()).toBeAttached()
      await winners.scrollIntoViewIfNeeded()
      await askAgain(winners)
      await expect(winners.getByRole('row')).toHaveCount(11)
      const after = await winners.boundingBox()
      expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0)), 'the page keeps its length').toBeLessThan(2)
    },
  )
})

test(
  'live tables are narrowed to what is played; the one that was played comes first the next time',
  { tag: '@pairs' },
  async ({ page, player, device, say }) => {
    const shift = await watchShift(page)
    await player.enter('player')
    const tables = await reach(page, say('Live tables'))
    const recent = page.getByRole('region', { name: say('Recently played'), exact: true })
    await expect(recent, 'who has played nothing has no gap for it').toHaveCount(0)

    const cards = tables.getByRole('list').getByRole('listitem')
    const all = await cards.first().innerText()
    const kinds = tables.getByRole('group', { name: say('Game type') })
    await kinds.getByRole('button', { name: say('Roulette'), exact: true }).focus()
    await page.keyboard.press('Space')
    await expect(kinds.getByRole('button', { name: say('Roulette'), exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(cards.filter({ hasNotText: say('Roulette') })).toHaveCount(0)
    await expect(cards.first()).not.toHaveText(all)
    const count = await cards.count()
    expect(count).toBeGreaterThan(3)
    // From the smallest stake to the largest, in the brand's currency.
    await expect(cards.filter({ hasText: /[P$]\s?[\d.,]+ – [P$]\s?[\d.,]+/ })).toHaveCount(count)
    await expect(tables.getByRole('status')).toHaveText(/\d/)
    await expect(tables.getByRole('link', { name: say('See all') })).toHaveAttribute('href', '/live?class=ROULETTE')

    const play = cards.first().getByRole('button', { name: playing(say) })
    const name = await play.getAttribute('aria-label')
    if (device === 'phone') await cards.first().tap()
    else await play.click()
    await expect(page).toHaveURL(/\/game\?.*vendor=/)
    await gameIn(page)
    const game = new URL(page.url()).search

    await page.goBack()
    await expect(recent).toHaveCount(1)
    await page.reload()
    // The header makes room for the balance by itself.
    await expect(
      page
        .getByRole('banner')
        .getByRole('status')
        .filter({ hasText: /[P$]\s?\d/ })
        .first(),
    ).toBeVisible()
    // What has moved in a frame is told after it.
    await page.evaluate(() => new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(told))))
    const before = await shift()
    await reach(page, say('Recently played'))
    const last = recent.getByRole('listitem')
    await expect(last).toHaveCount(1)
    expect((await shift()) - before).toBeLessThan(0.005)
    const again = last.getByRole('button', { name: name ?? '', exact: true })
    if (device === 'phone') await last.tap()
    else await again.click()
    await expect(page).toHaveURL(new RegExp(`/game${RegExp.escape(game)}$`))
  },
)
