/** The header's drop-down of vendors and games, under a mouse (spec 2, "Header"; spec 9). */
import type { Locator } from 'playwright/test'
import { bringAxe, expectAccessible } from '../../support/axe.ts'
import {
  bar,
  cards,
  holdTime,
  item,
  middle,
  opener,
  panelOf,
  panels,
  restOn,
  trials,
  vendors,
} from '../../support/pages/header.ts'
import { askAgain } from '../../support/servers/failing-call.ts'
import { expect, test } from '../../support/journey.ts'
import { cutOff, sidewaysScroll } from '../../support/pages/layout.ts'

/** Of a pointer that moves by hand. */
const STEPS = 60

test.describe('the panel of a category', { tag: '@desktop' }, () => {
  test(
    'opens where a mouse rests, holds 21 games first and 18 on each further page',
    { tag: '@pairs' },
    async ({ page, player, say }) => {
      await player.open('/index')
      const asked: string[] = []
      page.on('request', (request) => {
        const url = new URL(request.url())
        if (url.pathname.endsWith('GCSGAME_gameList')) asked.push(url.search)
      })
      const panel = await restOn(page, say, 'Slots')
      await expect(cards(panel, say)).toHaveCount(21)
      await panel.getByRole('button', { name: say('More games') }).click()
      await expect(cards(panel, say)).toHaveCount(36)
      const inPanel = asked.map((search) => new URLSearchParams(search)).filter((it) => it.get('pageSize') !== '24')
      expect(inPanel.slice(-2).map((it) => [it.get('pageNo'), it.get('pageSize')])).toEqual([
        ['1', '21'],
        ['2', '18'],
      ])
      await page.mouse.move(700, 895)
      await expect(panel).toHaveCount(0)
    },
  )

  test('one is open at a time; a pointer on its way into it does not open the neighbour’s', async ({
    page,
    player,
    say,
  }) => {
    await player.open('/index')
    const slots = await restOn(page, say, 'Slots')
    await expect(cards(slots, say).first()).toBeVisible()
    const start = await middle(item(page, say, say('Slots')))
    const to = await middle(cards(slots, say).nth(6))
    await page.mouse.move(start.x, start.y)
    // A slow hand: it is longer over each neighbour than one that rests would need.
    await holdTime(page)
    for (let step = 1; step <= STEPS; step += 1) {
      const part = step / STEPS
      await page.mouse.move(start.x + (to.x - start.x) * part, start.y + (to.y - start.y) * part)
      await page.clock.runFor(40)
    }
    await expect(slots).toBeVisible()
    await page.clock.resume()
    await restOn(page, say, 'Live casino')
    await expect(slots).toHaveCount(0)
  })

  test(
    'crossing the bar opens nothing, and a rest at its end does',
    { tag: '@pairs' },
    async ({ page, player, say }) => {
      await player.open('/index')
      await expect(opener(page, say, say('Fishing'))).toHaveCount(1)
      const end = await middle(item(page, say, say('Fishing')))
      const boxes = await Promise.all((await bar(page, say).getByRole('link').all()).map((link) => link.boundingBox()))
      await holdTime(page)
      for (const box of boxes) {
        if (!box) throw new Error('every item is on the page')
        // Shorter on each than a rest, and longer on all of them together.
        await page.mouse.move(box.x + box.width / 2, end.y)
        await page.clock.runFor(60)
      }
      expect(await panels(page).count(), 'while it crosses').toBe(0)
      await page.mouse.move(end.x, 600)
      await page.clock.runFor(1000)
      expect(await panels(page).count(), 'once it is gone').toBe(0)
      await page.mouse.move(end.x, end.y)
      await page.clock.runFor(150)
      await expect(panelOf(page, say('Fishing'))).toBeVisible()
    },
  )

  test(
    'a vendor of slots leads to /rng?page=, and its games come when it is pointed at',
    { tag: '@pairs' },
    async ({ page, player, say }) => {
      await player.open('/index')
      const panel = await restOn(page, say, 'Slots')
      await expect(cards(panel, say)).toHaveCount(21)
      const vendor = vendors(panel).nth(1)
      const name = await vendor.innerText()
      await vendor.hover()
      await expect(panel.getByRole('heading')).toContainText(name)
      await vendor.click()
      await expect(page).toHaveURL(/\/rng\?page=[A-Z0-9_]+$/)
      await expect(panel).toHaveCount(0)
    },
  )

  test(
    'a vendor of sports starts at once: for a guest after the login',
    { tag: '@pairs' },
    async ({ page, player, say }) => {
      await player.open('/index')
      await vendors(await restOn(page, say, 'Sports'))
        .first()
        .click()
      await expect(page.getByRole('dialog', { name: say('Log in') })).toBeVisible()
      expect(new URL(page.url()).searchParams.get('next')).toMatch(/^\/game\?vendor=/)
    },
  )

  test(
    'a card plays after the login check; a free trial is there where the game offers one, and needs none',
    { tag: '@pairs' },
    async ({ page, player, say }) => {
      await player.open('/index')
      const asked = page.waitForRequest(/GCSGAME_gameList\?.*pageSize=21/)
      const panel = await restOn(page, say, 'Slots')
      const request = await asked
      // Asked once more, since the browser may have let go of the first answer's text.
      const answer: unknown = await page.evaluate(async ([url, headers]) => (await fetch(url, { headers })).json(), [
        request.url(),
        request.headers(),
      ] as const)
      // The sandbox's own answer, which the page's schema has checked.
      const { value } = answer as { value: { games: { gameName: string; supportPlay: number }[] } }
      const labels = (buttons: Locator) => buttons.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel))
      await expect(cards(panel, say)).toHaveCount(21)
      expect(await labels(cards(panel, say))).toEqual(
        value.games.map(({ gameName: name }) => say('Play {name}', { name })),
      )
      const offered = value.games.filter(({ supportPlay }) => supportPlay === 0)
      expect(offered.length, 'some games offer a trial').toBeGreaterThan(0)
      expect(offered.length, 'others offer none').toBeLessThan(21)
      expect(await labels(trials(panel, say))).toEqual(
        offered.map(({ gameName: name }) => say('Try free: {name}', { name })),
      )
      await cards(panel, say).first().click()
      const login = page.getByRole('dialog', { name: say('Log in') })
      await expect(login).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(login).toHaveCount(0)
      await item(page, say, say('Slots')).hover()
      await trials(panel, say).first().click()
      await expect(page).toHaveURL(/\/game\?.*trial=1/)
    },
  )

  test(
    'closes over each game that it starts, also where one is open',
    { tag: '@pairs' },
    async ({ page, player, say }) => {
      await player.open('/index')
      const panel = await restOn(page, say, 'Slots')
      await trials(panel, say).first().click()
      await expect(page).toHaveURL(/\/game\?.*trial=1/)
      await expect(panel).toHaveCount(0)
      // While one page fades into the next, nothing below is under the pointer.
      await expect(page.locator('main iframe')).toBeVisible()
      const first = page.url()
      await restOn(page, say, 'Slots')
      await trials(panel, say).nth(1).click()
      await expect(page).not.toHaveURL(first)
      await expect(page).toHaveURL(/\/game\?.*trial=1/)
      await expect(panel).toHaveCount(0)
      await expect(page.locator('main iframe')).toBeVisible()
      const second = page.url()
      await restOn(page, say, 'Slots')
      await trials(panel, say).nth(1).click()
      await expect(panel, 'the game that is open already').toHaveCount(0)
      expect(page.url()).toBe(second)
    },
  )

  test(
    'stays below the login popup, which gives the focus back to the game',
    { tag: '@pairs' },
    async ({ page, player, say }) => {
      await player.open('/index')
      const panel = await restOn(page, say, 'Slots')
      const card = cards(panel, say).nth(3)
      await card.click()
      const login = page.getByRole('dialog', { name: say('Log in') })
      await expect(login).toBeVisible()
      await expect(panel).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(login).toHaveCount(0)
      await expect(card).toBeFocused()
    },
  )

  test(
    'says that there are no games, and what failed can be asked for again',
    { tag: '@pairs' },
    async ({ page, player, sandbox, faults, say }) => {
      faults.expect(/status of 503/)
      await player.open('/index')
      const none = { games: [], pageNum: 1, totalPages: 0 }
      await sandbox.scenario({ kind: 'answering', endpoint: 'listGames', value: none })
      await expect(await restOn(page, say, 'Slots')).toContainText(say('No games here yet'))
      await sandbox.scenario({ kind: 'failing', how: 'status', status: 503, endpoint: 'listGames' })
      const live = await restOn(page, say, 'Live casino')
      await expect(live.getByRole('alert')).toBeVisible()
      await askAgain({ sandbox, say }, live)
      await expect(cards(live, say).first()).toBeVisible()
    },
  )

  test('comes with its code when it is wanted, and has nothing to object to, by axe and by eye', async ({
    page,
    player,
    say,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const code = (): string[] => asked.filter((url) => url.includes('/game-panel-'))
    await bringAxe(page)
    await player.open('/index')
    await page.waitForLoadState('networkidle')
    expect(code(), 'before it is wanted').toEqual([])
    await expect(cards(await restOn(page, say, 'Slots'), say)).toHaveCount(21)
    expect(code().length).toBeGreaterThan(0)
    await expectAccessible(page, 'panel')
    for (const width of [1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => sidewaysScroll(page), `${width}: no sideways scroll`).toBeLessThanOrEqual(0)
      await expect.poll(() => cutOff(page), `${width}: no words are cut off`).toEqual([])
    }
  })
})
