/** The header, line by line of the specification (spec 2, "Header"; spec 4, "Free play login"; spec 9). */
import type { Locator, Page } from 'playwright/test'
import { bringAxe, expectAccessible } from './support/axe.ts'
import { expect, test } from './support/journey.ts'
import { cutOff, sidewaysScroll } from './support/layout.ts'
import { beginning } from './support/player.ts'
import type { Say } from './support/words.ts'

const bar = (page: Page, say: Say): Locator => page.getByRole('navigation', { name: say('Main') })
const item = (page: Page, say: Say, name: string): Locator => bar(page, say).getByRole('link', { name })
const panelOf = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('group', { name, exact: true })
const cards = (panel: Locator, say: Say): Locator =>
  panel.getByRole('button', { name: beginning(say('Play {name}', { name: '' })) })

/** Of a pointer that moves by hand. */
const STEPS = 60

test.describe('the bottom bar', { tag: '@desktop' }, () => {
  for (const [name, path] of [
    ['Home', '/index'],
    ['Slots', '/rng'],
    ['Live casino', '/live'],
    ['Sports', '/sports'],
    ['E-sports', '/esports'],
    ['Fishing', '/fish'],
    ['Card rooms', '/pvp'],
    ['Electronic lottery', '/elott'],
    ['Promotions', '/promotions'],
  ] as const) {
    test(`${name} leads to ${path}`, async ({ page, player, say }) => {
      await player.open(name === 'Home' ? '/help' : '/index')
      await item(page, say, say(name)).first().click()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
    })
  }

  test('the logo leads to /index, and promotions are counted', async ({ page, player, say }) => {
    await player.open('/help')
    await expect(item(page, say, say('Promotions'))).toContainText(/[1-9]/)
    await page.getByRole('banner').getByRole('img').first().click()
    await expect(page).toHaveURL(/\/index$/)
  })

  test('only categories with a vendor appear', async ({ page, player, say, brand }) => {
    await player.open('/index')
    await expect(item(page, say, say('Live casino'))).toBeVisible()
    // Pampas has no vendor of it, and its order leaves it out.
    await expect(item(page, say, say('Cockfight'))).toHaveCount(brand === 'pampas' ? 0 : 1)
  })

  test(
    'the sports vendor that stands alone comes after Live, starts at once and is none among Sports',
    {
      tag: '@pampas',
    },
    async ({ page, player, say }) => {
      await player.open('/index')
      const links = bar(page, say).getByRole('link')
      await expect(item(page, say, 'Seven Bells Turf')).toBeVisible()
      const names = await links.allInnerTexts()
      const live = names.findIndex((name) => name.startsWith(say('Live casino')))
      expect(names[live + 1]).toContain('Seven Bells Turf')
      await item(page, say, say('Sports')).first().hover()
      const panel = panelOf(page, say('Sports'))
      await expect(panel.getByRole('link').first()).toBeVisible()
      await expect(panel.getByRole('link', { name: 'Seven Bells Turf' })).toHaveCount(0)
      await page.mouse.move(700, 850)
      await expect(panel).toHaveCount(0)
      await item(page, say, 'Seven Bells Turf').click()
      await expect(page.getByRole('dialog', { name: say('Log in') })).toBeVisible()
    },
  )

  test('points by category show where the brand says so', async ({ page, player, say, brand }) => {
    await player.open('/index')
    await expect(item(page, say, say('Live casino'))).toBeVisible()
    const slots = await item(page, say, say('Slots')).first().innerText()
    if (brand === 'pampas') {
      expect(slots).toContain(say('{points} points', { points: '1.20' }))
      await expect(item(page, say, say('Live casino'))).toContainText('0.70')
    } else expect(slots).not.toMatch(/\d/)
  })
})

test.describe('the panel of a category', { tag: '@desktop' }, () => {
  test('opens where a mouse rests, holds 21 games first and 18 on each further page', async ({ page, player, say }) => {
    await player.open('/index')
    const asked: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.pathname.endsWith('GCSGAME_gameList')) asked.push(url.search)
    })
    await item(page, say, say('Slots')).first().hover()
    const panel = panelOf(page, say('Slots'))
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
  })

  test('one is open at a time; a pointer on its way into it does not open the neighbour’s', async ({
    page,
    player,
    say,
  }) => {
    await player.open('/index')
    await item(page, say, say('Slots')).first().hover()
    const slots = panelOf(page, say('Slots'))
    await expect(cards(slots, say).first()).toBeVisible()
    const from = await item(page, say, say('Slots')).first().boundingBox()
    const to = await cards(slots, say).nth(6).boundingBox()
    if (!from || !to) throw new Error('both are on the page')
    const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 }
    await page.mouse.move(start.x, start.y)
    // A slow hand, whatever the machine: it is longer over each neighbour than one that rests would need.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    for (let step = 1; step <= STEPS; step += 1) {
      const part = step / STEPS
      await page.mouse.move(start.x + (to.x - start.x) * part, start.y + (to.y - start.y) * part)
      await page.clock.runFor(40)
    }
    await expect(slots).toBeVisible()
    await page.clock.resume()
    await item(page, say, say('Live casino')).hover()
    await expect(panelOf(page, say('Live casino'))).toBeVisible()
    await expect(slots).toHaveCount(0)
  })

  test('crossing the bar opens nothing', async ({ page, player, say }) => {
    await player.open('/index')
    const [first, last] = [item(page, say, say('Slots')).first(), item(page, say, say('Fishing'))]
    const [a, b] = [await first.boundingBox(), await last.boundingBox()]
    if (!a || !b) throw new Error('both are on the page')
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.mouse.move(a.x + 5, a.y + 20)
    await page.mouse.move(b.x + 5, b.y + 20, { steps: 8 })
    await page.clock.runFor(100)
    await page.mouse.move(b.x, 600)
    await page.clock.runFor(1000)
    await expect(page.getByRole('banner').locator('[popover="manual"]')).toHaveCount(0)
  })

  test('a vendor of slots leads to /rng?page=, and its games come when it is pointed at', async ({
    page,
    player,
    say,
  }) => {
    await player.open('/index')
    await item(page, say, say('Slots')).first().hover()
    const panel = panelOf(page, say('Slots'))
    await expect(cards(panel, say)).toHaveCount(21)
    const vendor = panel.getByRole('list').first().getByRole('link').nth(1)
    const name = await vendor.innerText()
    await vendor.hover()
    await expect(panel.getByRole('heading')).toContainText(name)
    await vendor.click()
    await expect(page).toHaveURL(/\/rng\?page=[A-Z0-9_]+$/)
    await expect(panel).toHaveCount(0)
  })

  test('a vendor of sports starts at once: for a guest after the login', async ({ page, player, say }) => {
    await player.open('/index')
    await item(page, say, say('Sports')).first().hover()
    await panelOf(page, say('Sports')).getByRole('list').first().getByRole('link').first().click()
    await expect(page.getByRole('dialog', { name: say('Log in') })).toBeVisible()
    expect(new URL(page.url()).searchParams.get('next')).toMatch(/^\/game\?vendor=/)
  })

  test('a card plays after the login check; a free trial is there where it is offered, and needs none', async ({
    page,
    player,
    say,
  }) => {
    await player.open('/index')
    await item(page, say, say('Slots')).first().hover()
    const panel = panelOf(page, say('Slots'))
    await cards(panel, say).first().click()
    const login = page.getByRole('dialog', { name: say('Log in') })
    await expect(login).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(login).toHaveCount(0)
    await item(page, say, say('Slots')).first().hover()
    const trials = panel.getByRole('button', {
      name: beginning(say('Try free: {name}', { name: '' })),
    })
    expect(await trials.count()).toBeLessThanOrEqual(21)
    await trials.first().click()
    await expect(page).toHaveURL(/\/game\?.*trial=1/)
  })

  test('says that there are no games, and what failed can be asked for again', async ({
    page,
    player,
    sandbox,
    faults,
    say,
  }) => {
    faults.expect(/status of 503/)
    await player.open('/index')
    await page.route(/GCSGAME_gameList\?.*pageSize=21/, async (route) => {
      const value = { games: [], pageNum: 1, totalPages: 0 }
      await route.fulfill({ json: { success: true, message: '', value } })
    })
    await item(page, say, say('Slots')).first().hover()
    await expect(panelOf(page, say('Slots'))).toContainText(say('No games here yet'))
    await page.unroute(/GCSGAME_gameList\?.*pageSize=21/)
    await sandbox.scenario({ kind: 'failing', how: 'status', status: 503, endpoint: 'listGames' })
    await item(page, say, say('Live casino')).hover()
    const live = panelOf(page, say('Live casino'))
    await expect(live.getByRole('alert')).toBeVisible()
    await sandbox.clear()
    await live.getByRole('button', { name: say('Try again') }).click()
    await expect(cards(live, say).first()).toBeVisible()
  })

  test('has nothing to object to, by axe and by eye', async ({ page, player, say }) => {
    await bringAxe(page)
    await player.open('/index')
    await item(page, say, say('Slots')).first().hover()
    await expect(cards(panelOf(page, say('Slots')), say)).toHaveCount(21)
    await expectAccessible(page, 'panel')
    for (const width of [1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await sidewaysScroll(page), `${width}: no sideways scroll`).toBeLessThanOrEqual(0)
      expect(await cutOff(page), `${width}: no words are cut off`).toEqual([])
    }
  })

  test('its code comes when it is wanted', async ({ page, player, say }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await player.open('/index')
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => url.includes('/game-panel-'))).toEqual([])
    await item(page, say, say('Slots')).first().hover()
    await expect(panelOf(page, say('Slots'))).toBeVisible()
    await expect.poll(() => asked.filter((url) => url.includes('/game-panel-')).length).toBeGreaterThan(0)
  })
})

test.describe('the panel by keyboard', { tag: '@desktop' }, () => {
  test('the arrow down opens it and goes in; arrows walk the vendors; Tab leads to the games and out', async ({
    page,
    player,
    say,
  }) => {
    await player.open('/index')
    const slots = item(page, say, say('Slots')).first()
    await slots.focus()
    await page.keyboard.press('ArrowDown')
    const panel = panelOf(page, say('Slots'))
    const vendors = panel.getByRole('list').first().getByRole('link')
    await expect(vendors.first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(vendors.nth(1)).toBeFocused()
    await expect(panel.getByRole('heading')).toContainText(await vendors.nth(1).innerText())
    await expect(cards(panel, say).first()).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(cards(panel, say).first()).toBeFocused()
    await panel.getByRole('button', { name: say('More games') }).focus()
    await page.keyboard.press('Tab')
    await expect(panel).toHaveCount(0)
    await expect(bar(page, say).getByRole('link', { name: say('Live casino') })).toBeFocused()
  })

  test('Escape closes it and gives the focus back', async ({ page, player, say }) => {
    await player.open('/index')
    const slots = item(page, say, say('Slots')).first()
    await slots.focus()
    await page.keyboard.press(' ')
    const panel = panelOf(page, say('Slots'))
    await expect(panel.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(slots).toBeFocused()
  })

  test('the button behind the link says what it opens, and whether it is open', async ({ page, player, say }) => {
    await player.open('/index')
    await item(page, say, say('Slots')).first().focus()
    await page.keyboard.press('Tab')
    const opener = bar(page, say).getByRole('button', { name: say('Games: {name}', { name: say('Slots') }) })
    await expect(opener).toBeFocused()
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Enter')
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    const id = await opener.getAttribute('aria-controls')
    await expect(page.locator(`[id="${id}"]`)).toBeVisible()
    await page.keyboard.press(' ')
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
  })
})

test.describe('with a finger on a wide screen', { tag: '@desktop' }, () => {
  test.use({ hasTouch: true })

  test('the first tap opens the panel, the second goes to the page', async ({ page, player, say }) => {
    await player.open('/index')
    const slots = item(page, say, say('Slots')).first()
    await slots.tap()
    await expect(panelOf(page, say('Slots'))).toBeVisible()
    await expect(page).toHaveURL(/\/index$/)
    await slots.tap()
    await expect(page).toHaveURL(/\/rng$/)
  })
})

test.describe('the top bar of a guest', () => {
  test(
    'a free demo is one click: logged in as a trial, at home, with no modal left',
    { tag: '@pampas' },
    async ({ page, player, say, device }) => {
      await player.open('/help')
      await page.evaluate(() => sessionStorage.setItem('cpw', 'true'))
      const asked = page.waitForRequest(/session\/login\/freeplay/)
      if (device === 'phone') await player.loginForm()
      await page.getByRole('button', { name: say('Free demo') }).click()
      expect((await asked).method()).toBe('POST')
      expect((await asked).postData(), 'sealed').not.toContain('gatewayVersion')
      await expect(player.account).toBeVisible()
      await expect(page).toHaveURL(/\/index$/)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(await page.evaluate(() => [sessionStorage['isAgent'], sessionStorage['cpw']])).toEqual(['4', undefined])
      await player.deposit.click()
      await expect(page.getByRole('dialog', { name: say('Trial account') })).toBeVisible()
    },
  )

  test(
    'a free demo that fails says so and leaves a guest',
    { tag: '@pampas' },
    async ({ page, player, sandbox, faults, say, device }) => {
      faults.expect(/status of 503/)
      await player.open('/index')
      await sandbox.scenario({ kind: 'failing', how: 'status', status: 503, endpoint: 'startFreePlay', times: 1 })
      if (device === 'phone') await player.loginForm()
      await page.getByRole('button', { name: say('Free demo') }).click()
      await expect(page.getByText(say('The server has a problem'))).toBeVisible()
      await expect(player.account).toHaveCount(0)
      await page.getByRole('button', { name: say('Free demo') }).click()
      await expect(player.account).toBeVisible()
    },
  )

  test(
    'where the merchant has no free play, there is none',
    { tag: '@wireframe' },
    async ({ page, player, say, device }) => {
      await player.open('/index')
      await expect(page.getByRole('banner').getByRole('link', { name: say('Register') })).toBeVisible()
      if (device === 'phone') await player.loginForm()
      await expect(page.getByRole('button', { name: say('Free demo') })).toHaveCount(0)
    },
  )

  test('registering is there with direct registration', async ({ page, player, say }) => {
    await player.open('/index')
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('Register') })
      .click()
    await expect(page).toHaveURL(/\/register$/)
  })
})

test.describe('the top bar of a member', () => {
  for (const name of ['Deposit', 'Withdrawal', 'Personal centre', 'Betting record'] as const) {
    test(`${name} is in the account’s menu`, async ({ page, player, say }) => {
      await player.enter('player')
      const menu = await player.menu()
      await menu.getByRole('button', { name: say(name), exact: true }).click()
      await expect(menu).toBeHidden()
      await expect(page.getByRole('dialog', { name: say(name), exact: true })).toBeVisible()
    })
  }

  test('cashback is there with manual rebate alone', async ({ player, say, brand }) => {
    await player.enter('player')
    const menu = await player.menu()
    await expect(menu.getByRole('button', { name: say('Cashback') })).toHaveCount(brand === 'pampas' ? 1 : 0)
  })

  test('the user name opens the member centre', { tag: '@desktop' }, async ({ page, player, say }) => {
    await player.enter('player')
    const name = page.getByRole('button', {
      name: beginning(say('Member centre: {name}', { name: '' })),
    })
    await name.click()
    await expect(page.getByRole('dialog', { name: say('Personal centre') })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(name).toBeFocused()
  })

  test('a trial account is warned instead', { tag: '@desktop' }, async ({ page, player, say }) => {
    await player.enter('trial')
    const name = page.getByRole('button', { name: beginning(say('Member centre: {name}', { name: '' })) })
    await name.click()
    await expect(page.getByRole('dialog', { name: say('Trial account') })).toBeVisible()
  })
})
