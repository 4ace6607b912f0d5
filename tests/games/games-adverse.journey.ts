/** The pages of games where something is amiss: no network, answers out of order, addresses by hand, another tab. */
import { providers } from '../support/pages/lobby.ts'
import type { Locator, Page } from 'playwright/test'
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { playing } from '../support/pages/home.ts'
import { askAgain } from '../support/servers/failing-call.ts'
import { expect, test } from '../support/journey.ts'
import { cutOff, overlaps, sidewaysScroll } from '../support/pages/layout.ts'
import { openSecondTab } from '../support/pages/twin.ts'

const COUNT = '{total, plural, =0 {No games} one {# game} other {# games}}'

const filter = (page: Page, name: string): Locator => page.getByRole('main').getByRole('button', { name, exact: true })
const cards = (page: Page): Locator => page.getByRole('grid').getByRole('gridcell')

test(
  'whatever an address says, the page stands and says what it is narrowed to',
  { tag: '@pairs' },
  async ({ page, player, faults, say }) => {
    await bringAxe(page)
    const long = 'W'.repeat(300)
    await player.open(`/rng?page=${long}&q=${'z'.repeat(90)}&class=NONE&sort=nonsense&list=nobody&hot=yes&lines=7`)
    await expect(page.getByText(say('No games match all filters'))).toBeVisible()
    await expect(page.getByRole('button', { name: say('Remove filter: {name}', { name: long }) })).toBeVisible()
    expect(await sidewaysScroll(page), 'nothing goes over the edge').toBe(0)
    expect(await cutOff(page)).toEqual([])
    await expectAccessible(page, 'narrowed to nonsense')

    await player.open('/live?class=constructor&page=__proto__')
    await expect(page.getByText(say('No games match all filters'))).toBeVisible()

    // A refusal is no fault of the page's; the browser writes a line about its status where it has one.
    faults.expect(/Failed to load resource/)
    await player.open('/rng?game=NOBODY/1/')
    const sheet = page.getByRole('dialog', { name: say('Game'), exact: true })
    await expect(sheet.getByText(say('There is no such game'))).toBeVisible()
    await sheet.getByRole('button', { name: say('Other games') }).click()
    await expect(page).toHaveURL(/\/rng$/)
    await expect(cards(page).first()).toBeVisible()
  },
)

test(
  'without a network what was asked for waits, says so, and comes by itself',
  { tag: ['@phone', '@pampas'] },
  async ({ page, context, player, faults, say }) => {
    faults.expect(/ERR_INTERNET_DISCONNECTED|error occurred when fetching the script/)
    const word = say('You are offline. Games and payments will resume when you reconnect.')
    await player.open('/rng')
    await expect(cards(page).first()).toBeVisible()
    const first = cards(page).first()
    const name = (await first.getByRole('button', { name: playing(say) }).getAttribute('aria-label')) ?? ''

    // The sheet's own script has not come yet: what was pressed must not do nothing.
    await context.setOffline(true)
    await first.getByRole('button').nth(-2).click()
    const failed = page.getByRole('dialog', { name: say('Couldn’t open') })
    await expect(failed).toBeVisible()
    await context.setOffline(false)
    await failed.getByRole('button', { name: say('Try again') }).click()
    const sheet = page.getByRole('dialog').filter({ hasText: say('Rules') })
    await expect(sheet).toBeVisible()
    await page.goBack()
    await expect(sheet).toHaveCount(0)

    // Another one: its figures wait, and the dialog says why.
    await context.setOffline(true)
    await cards(page).nth(1).getByRole('button').nth(-2).click()
    await expect(sheet.getByText(word)).toBeVisible()
    await context.setOffline(false)
    await expect(sheet.getByText(say('Return to player'), { exact: true })).toBeVisible()
    await expect(sheet.getByText(word)).toHaveCount(0)
    await page.goBack()

    // Filters: what was there stays until the answer comes.
    await context.setOffline(true)
    await filter(page, say('Hot')).click()
    await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
    await expect(page.getByRole('button', { name, exact: true })).toBeAttached()
    await context.setOffline(false)
    await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false')

    await player.open('/index?modal=search')
    const search = page.getByRole('dialog', { name: say('Search'), exact: true })
    await expect(search.getByRole('option').first()).toBeVisible()
    await context.setOffline(true)
    await search.getByRole('combobox').fill('dragon')
    await expect(search.getByText(word)).toBeVisible()
    await context.setOffline(false)
    await expect(search.getByRole('option').first()).toContainText(/dragon/i)
    await expect(search.getByText(word)).toHaveCount(0)
  },
)

test(
  'answers that come late change nothing',
  { tag: ['@desktop', '@wireframe', '@pairs'] },
  async ({ page, player, say }) => {
    const held: (() => void)[] = []
    await page.route(/GCSGAME_gameList.*isHot=1/, async (route) => {
      if (!route.request().url().includes('isNew')) await new Promise<void>((resolve) => held.push(resolve))
      await route.continue()
    })
    await player.open('/rng')
    const count = page.getByRole('main').getByRole('status').first()
    await expect(count).toContainText(/\d/)
    const whole = await count.innerText()
    await filter(page, say('Hot')).click()
    await expect(page).toHaveURL(/hot=1/)
    await filter(page, say('New')).click()
    await expect(page).toHaveURL(/hot=1&new=1|new=1&hot=1/)
    await expect(count).not.toHaveText(whole)
    const both = await count.innerText()
    await filter(page, say('Hot')).click()
    await expect(page).toHaveURL(/\/rng\?new=1$/)
    // The address changes before the list does.
    await expect(count).not.toHaveText(both)
    await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false')
    const said = await count.innerText()
    expect(held.length, 'the first question is still under way').toBeGreaterThan(0)
    for (const letGo of held) letGo()
    await filter(page, say('New')).focus()
    await expect(count).toHaveText(said)
    await expect(filter(page, say('Hot'))).toHaveAttribute('aria-pressed', 'false')
    await expect(cards(page).first()).toBeVisible()
  },
)

test(
  'a favourite that was marked in another tab is one here, once one comes back',
  { tag: ['@desktop', '@wireframe'] },
  async ({ page, player }) => {
    await player.become('player')
    await player.open('/mini')
    const heart = (of: Page): Locator => cards(of).first().locator('button[aria-pressed]')
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
    const other = await openSecondTab(page, '/mini')
    const told = other.waitForResponse(/setFavoriteGame/)
    // Under a mouse it stands in what a card shows more of; the keyboard finds it on the card.
    await heart(other).press('Enter')
    await expect(heart(other)).toHaveAttribute('aria-pressed', 'true')
    await told
    await page.bringToFront()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  },
)

test.describe('on the narrowest phones', { tag: ['@phone', '@pampas'] }, () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('names are whole words, and a category that the merchant does not have leads on', async ({
    page,
    player,
    say,
  }) => {
    await player.open('/rng')
    await expect(cards(page).first()).toBeVisible()
    const title = page.getByRole('heading', { level: 1 })
    const lines = await title.evaluate(
      (it) => it.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(it).lineHeight),
    )
    expect(Math.round(lines), 'a word is never broken').toBe(1)

    await player.open('/cockfight')
    await expect(page.getByText(say('No games here yet'))).toBeVisible()
    await expect(page.getByRole('search')).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: say('Providers') })).toHaveCount(0)
    await page.getByRole('link', { name: say('See all categories') }).click()
    const all = page.getByRole('dialog', { name: say('Games'), exact: true })
    await expect(all.getByRole('link').first()).toBeVisible()
    await page.goBack()
    await expect(all).toHaveCount(0)

    // Letters twice as large, as a browser can be told.
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%'
      }),
    )
    await player.open('/seaLottery?gameCode=K3_5M')
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: say('Play') })
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
    expect(await sidewaysScroll(page), 'a lottery keeps within the page').toBe(0)
    expect(await overlaps(page)).toEqual([])
    expect(await cutOff(page)).toEqual([])
    await player.open('/rng')
    await expect(cards(page).first()).toBeAttached()
    expect(await sidewaysScroll(page), 'nothing goes over the edge').toBe(0)
    expect(await overlaps(page)).toEqual([])
    await cards(page).first().getByRole('button').nth(-2).click()
    const sheet = page.getByRole('dialog').filter({ hasText: say('Rules') })
    await expect(sheet.getByRole('button', { name: say('Play'), exact: true })).toBeVisible()
    expect(await cutOff(page)).toEqual([])
  })
})

test(
  'the games of a vendor as a popup: their count is said, and a page that fails is asked for again',
  { tag: ['@phone', '@wireframe', '@pairs'] },
  async ({ page, player, sandbox, faults, say }) => {
    await player.open('/rng')
    const vendor = providers(page, say).getByRole('button').nth(1)
    const name = await vendor.innerText()
    await vendor.click()
    await expect(page).toHaveURL(/page=/)
    await page.goto(`/index?modal=games&of=${new URL(page.url()).searchParams.get('page')}`)
    const list = page.getByRole('dialog', { name, exact: true })
    await expect(list.getByRole('listitem')).toHaveCount(24)
    const count = list.getByRole('status')
    await expect(count).toHaveText(/\d/)
    expect(await count.innerText()).not.toBe(say(COUNT, { total: 24 }))
    faults.expect(/Failed to load resource/)
    await sandbox.scenario({ kind: 'failing', how: 'status', status: 503, endpoint: 'listGames' })
    await list.getByRole('button', { name: say('Show more') }).click()
    await expect(list.getByRole('button', { name: say('Try again') })).toBeVisible()
    await expect(list.getByRole('listitem'), 'what had come stays').toHaveCount(24)
    const answered: string[] = []
    page.on('response', (response) => {
      const { searchParams } = new URL(response.url())
      // The home page below has lists of its own, of no vendor.
      if (response.ok() && response.url().includes('GCSGAME_gameList') && searchParams.has('vassalage'))
        answered.push(searchParams.get('pageNo') ?? '')
    })
    await askAgain({ sandbox, say }, list)
    await expect.poll(() => list.getByRole('listitem').count()).toBeGreaterThan(24)
    await expect.poll(() => answered, { message: 'nothing is asked for twice' }).toEqual(['2'])
  },
)

test.describe('names on the narrowest phones', { tag: ['@phone', '@wireframe'] }, () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('a name takes a second line before it is cut', async ({ page, player }) => {
    await player.open('/rng')
    await expect(cards(page).first()).toBeVisible()
    // Whichever style file came last on the page.
    const names = await cards(page).evaluateAll((all) =>
      all
        .flatMap((cell) => [...cell.querySelectorAll('span')])
        .filter((it) => getComputedStyle(it).webkitLineClamp === '2')
        .map((it) => ({ name: it.textContent, cut: it.scrollWidth > it.clientWidth })),
    )
    expect(names.length).toBeGreaterThan(3)
    expect(
      names.filter(({ cut }) => cut),
      'cut',
    ).toEqual([])
  })
})
