/** The footer, the right-hand bar, the side menu and the phone's bars, by the lines of spec 2. */
import { askAgain } from '../support/servers/failing-call.ts'
import { expect, test } from '../support/journey.ts'

const DESKTOP = { tag: '@desktop' }
const PHONE = { tag: '@phone' }

/** The about links in the spec's order, and the page that each leads to. */
const ABOUT = [
  ['About company', 'about'],
  ['Contact us', 'contact'],
  ['General terms and conditions', 'terms'],
  ['Responsible gaming', 'responsible-gaming'],
  ['Privacy policy', 'privacy'],
  ['Affiliates', 'affiliates'],
  ['Refund policy', 'refund'],
] as const

test('the footer is not loaded before one comes near it', PHONE, async ({ page, player }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await player.open('/index')
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((url) => /\/footer-[^/]*\.js$/.test(url))).toEqual([])
  await player.footer()
  expect(scripts.filter((url) => /\/footer-[^/]*\.js$/.test(url))).toHaveLength(1)
})

test(
  'the footer lists each vendor once, the about links, the licence line and the age',
  { tag: '@pairs' },
  async ({ page, player, say }) => {
    await player.open('/help')
    const footer = await player.footer()
    const vendors = footer.getByRole('list', { name: say('Game providers') }).getByRole('link')
    await expect(vendors).not.toHaveCount(0)
    const places = await vendors.evaluateAll((links) => links.map((link) => link.textContent + link.innerHTML))
    expect(new Set(places).size).toBe(places.length)
    for (const [name, path] of ABOUT) {
      const link = footer
        .getByRole('navigation', { name: say('About'), exact: true })
        .getByRole('link', { name: say(name) })
      await expect(link).toHaveAttribute('href', `/${path}`)
    }
    await expect(footer).toContainText(say('Over-{age}s only', { age: 18 }))
    await expect(footer).toContainText('©')
    await page.getByRole('banner').scrollIntoViewIfNeeded()
  },
)

/** Spec 2, "Footer shortcuts": what a click on each leads to. */
const SHORTCUTS = [
  { name: 'Sports', leads: /^\/game\?vendor=[A-Z0-9_]+$/ },
  { name: 'Lottery', leads: /^\/game\?vendor=TCG_SEA$/ },
  { name: 'Slots', leads: /^\/rng\?page=[A-Z0-9_]+$/ },
] as const

test(
  'the footer’s shortcuts launch a vendor, and slots open at the first of theirs',
  { tag: '@pairs' },
  async ({ player, say }) => {
    await player.open('/help')
    const games = (await player.footer()).getByRole('navigation', { name: say('Games'), exact: true })
    for (const { name, leads } of SHORTCUTS) {
      await expect(games.getByRole('link', { name: say(name), exact: true })).toHaveAttribute('href', leads)
    }
    const addresses = await games
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(
      addresses.filter((href) => /^\/game\?vendor=\w+&game=/.test(href ?? '')),
      'items of type game launch it',
    ).not.toEqual([])
  },
)

test(
  'a guest who takes a shortcut to a game logs in first, and is led on',
  { tag: '@pairs' },
  async ({ page, player, sandbox, say }) => {
    await player.open('/help')
    const games = (await player.footer()).getByRole('navigation', { name: say('Games'), exact: true })
    await games.getByRole('link', { name: say('Sports'), exact: true }).click()
    await player.logInHere(await sandbox.member('player'))
    await expect(page).toHaveURL(/\/game\?vendor=[A-Z0-9_]+$/)
  },
)

test.describe('the right-hand bar', DESKTOP, () => {
  test(
    'is one button in the margin that opens service, social page, e-mail, the app and its QR codes',
    { tag: '@pairs' },
    async ({ page, player, say }) => {
      await player.open('/help')
      const bar = page.getByRole('complementary', { name: say('Contact') })
      const opener = bar.getByRole('button', { name: say('Contact'), exact: true })
      const main = await page.getByRole('main').getByRole('heading', { level: 1 }).boundingBox()
      const box = await opener.boundingBox()
      expect([box?.width, box?.height]).toEqual([46, 46])
      const margin = (await page.evaluate(() => document.documentElement.clientWidth)) - 64
      expect(box?.x, 'beside the grid, not over it').toBeGreaterThanOrEqual(margin)
      expect(main).not.toBeNull()
      await opener.press('Enter')
      await expect(bar.getByRole('button', { name: say('Customer service') })).toBeVisible()
      await expect(bar.locator('a[href^="mailto:"]')).toBeVisible()
      await expect(bar.locator('a[target="_blank"]')).toHaveAttribute('rel', 'noopener noreferrer')
      const codes = bar.getByRole('img')
      await expect(codes).toHaveCount(3)
      const code = await codes.first().boundingBox()
      expect([code?.width, code?.height]).toEqual([200, 200])
      await page.keyboard.press('Escape')
      await expect(codes.first()).toBeHidden()
      await expect(opener).toBeFocused()
      await opener.press('Enter')
      await bar.getByRole('link', { name: say('App download') }).click()
      await expect(page.getByRole('heading', { level: 1, name: say('Download the app') })).toBeVisible()
    },
  )
})

test(
  'the download page has the three apps with their steps, and the guide',
  { tag: '@pairs' },
  async ({ page, player, say }) => {
    await player.open('/down')
    for (const app of ['iOS', 'iOS lite', 'Android']) {
      const card = page.getByRole('region', { name: say(app), exact: true })
      await expect(card.getByRole('img', { name: say('QR code: {app}', { app: say(app) }) })).toBeVisible()
      await expect(card.getByRole('link', { name: say('Download') })).toHaveAttribute('href', /\/sandbox\/app\//)
      await expect(card.getByRole('listitem')).toHaveCount(4)
    }
    await page.getByText(say('Android warns of an unknown source')).click()
    await expect(
      page.getByText(
        say(
          'Android asks this for every app from outside its store. Allow it for your browser, install the app, and take the permission back afterwards if you like.',
        ),
      ),
    ).toBeVisible()
  },
)

test(
  'the download page says what is wrong, and tries again',
  { tag: '@pairs' },
  async ({ page, player, sandbox, faults, say }) => {
    faults.expect(/Failed to load resource/)
    await sandbox.scenario({ kind: 'failing', how: 'status', status: 500, endpoint: 'getDomainRoute' })
    await player.open('/down')
    const retry = page.getByRole('main').getByRole('button', { name: say('Try again') })
    await expect(retry).toBeVisible({ timeout: 12_000 })
    await askAgain({ sandbox, say }, page.getByRole('main'))
    await expect(page.getByRole('region', { name: say('Android'), exact: true })).toBeVisible()
  },
)

test(
  'the side menu leads to every page, and counts a member’s messages',
  { tag: '@pairs' },
  async ({ page, player, device, say }) => {
    await player.enter('player')
    await page.getByRole('button', { name: say('Menu'), exact: true }).click()
    const menu = page.getByRole('navigation', { name: say('Side menu') })
    const bar = device === 'phone' ? (['Home', 'Slots', 'Promotions'] as const) : []
    const own = ['Recently played', 'Favourites', 'Live now'] as const
    for (const name of [...bar, ...own, 'VIP', 'Points mall', 'Notices', 'Help centre', 'App download'] as const) {
      await expect(menu.getByRole('link', { name: say(name) }).first()).toBeVisible()
    }
    await expect(menu.getByRole('button', { name: say('Messages') })).toContainText('3')
    if (device === 'desktop') return
    await expect(menu.getByRole('button', { name: say('Customer service') })).toBeVisible()
    await expect(menu.locator('a[href^="mailto:"]')).toBeVisible()
  },
)

test.describe('the bar at the thumb', PHONE, () => {
  test('opens the games as a sheet, which Back closes', async ({ page, player, say }) => {
    await player.open('/help')
    const bar = page.getByRole('navigation', { name: say('Quick access') })
    await expect(bar.locator('a, button')).toHaveCount(5)
    await bar.getByRole('link', { name: say('Games') }).click()
    const sheet = page.getByRole('dialog', { name: say('Games') })
    await expect(sheet.getByRole('link', { name: say('Slots'), exact: true })).toBeVisible()
    await page.goBack()
    await expect(sheet).toHaveCount(0)
    await expect(page).toHaveURL(/\/help$/)
    await page.goForward()
    await sheet.locator('a[href^="/rng?page="]').first().click()
    await expect(page).toHaveURL(/\/rng\?page=\w+$/)
    await expect(sheet).toHaveCount(0)
  })

  test('opens the account of a member, and the login for a guest', { tag: '@pairs' }, async ({ page, player, say }) => {
    await player.open('/help')
    const account = page
      .getByRole('navigation', { name: say('Quick access') })
      .getByRole('link', { name: say('Account'), exact: true })
    await account.click()
    await expect(page.getByRole('dialog', { name: say('Log in') })).toBeVisible()
    await player.enter('player', '4321.09')
    await account.click()
    const sheet = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: say('Sign out') }) })
    await expect(sheet).toContainText('321')
    await sheet.getByRole('button', { name: say('Betting record') }).click()
    await expect(page.getByRole('heading', { name: say('Betting record') })).toBeVisible()
    await page.keyboard.press('Escape')
    await account.click()
    await sheet.getByRole('button', { name: say('Sign out') }).click()
    const question = page.getByRole('dialog', { name: say('Sign out?') })
    await question.getByRole('button', { name: say('Sign out') }).click()
    await expect(player.account).toHaveCount(0)
    await account.click()
    await expect(page.getByRole('dialog', { name: say('Log in') })).toBeVisible()
  })
})

test('a page fades into the next; within a page nothing does', async ({ page, player, say }) => {
  await page.addInitScript(() => {
    const original = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      document.documentElement.dataset['fades'] = String(Number(document.documentElement.dataset['fades'] ?? 0) + 1)
      return original(update)
    }
  })
  await player.open('/help')
  const fades = () => page.evaluate(() => document.documentElement.dataset['fades'] ?? '0')
  await page.getByRole('searchbox').fill('zzzz')
  await expect(page.getByText(say('Nothing found'))).toBeVisible()
  expect(await fades()).toBe('0')
  await (await player.footer()).getByRole('link', { name: say('Notices') }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('Notices') })).toBeVisible()
  expect(await fades()).toBe('1')
})
