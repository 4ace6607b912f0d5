/** The home page: the brand's sections in its order, the carousel, and games that are played from their cards. */
import type { Locator, Page } from 'playwright/test'
import { HOME_SECTIONS, type HomeSection } from '../src/brand/layout-schema.ts'
import { brandFile } from './support/brand.ts'
import { expect, test } from './support/journey.ts'
import { sidewaysScroll } from './support/layout.ts'
import type { Say } from './support/words.ts'

/** What each section is called; the hero is told by its headline, and what comes with the games by nothing yet. */
const NAMES: Readonly<Partial<Record<HomeSection, string>>> = {
  categories: 'Games',
  hot: 'Hot games',
  lotteries: 'Popular lotteries',
  draws: 'Next draws',
  tables: 'Live tables',
  slots: 'Slots',
  sports: 'Sports',
  notices: 'Notices',
  promotions: 'Promotions',
  vendors: 'Game vendors',
  download: 'Take it with you',
  help: 'Need a hand?',
}
/** What a brand that says nothing shows. */
const USUAL = ['hero', 'categories', 'hot', 'promotions', 'notices', 'vendors', 'download', 'help'] as const

const sections = (page: Page): Locator => page.getByRole('main').getByRole('region')

/** Scrolls to a section, past those that come only when one is near. */
async function reach(page: Page, name: string): Promise<Locator> {
  const section = page.getByRole('main').getByRole('region', { name, exact: true })
  await expect(async () => {
    if ((await section.count()) === 0) await page.mouse.wheel(0, 400)
    await expect(section).toBeAttached({ timeout: 300 })
  }).toPass()
  await section.scrollIntoViewIfNeeded()
  // A section that failed keeps what waited there, unseen, for its size.
  await expect(section.locator('[aria-busy="true"]:not([aria-hidden="true"] *)')).toHaveCount(0)
  return section
}

/** The first card of the hot games. */
async function hotGames(page: Page, say: Say): Promise<Locator> {
  const section = await reach(page, say('Hot games'))
  await expect(section.getByRole('listitem').first().getByRole('button').first()).toBeAttached()
  return section
}
/** A pattern for the name of a card's button. */
const playing = (say: Say): RegExp => new RegExp(`^${RegExp.escape(say('Play {name}', { name: '' }).trim())}`)

/** Plays: on a phone by one tap on the card, elsewhere by the button that comes up under the pointer. */
async function press(list: Locator, place: number, device: 'phone' | 'desktop', say: Say): Promise<void> {
  const card = list.getByRole('listitem').nth(place)
  if (device === 'phone') await card.tap()
  else await card.getByRole('button', { name: playing(say) }).click()
}

test('the sections stand in the brand’s order, and the page never moves under the reader', async ({
  page,
  player,
  brand,
  say,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Only this type of entry is observed.
        const { value } = entry as PerformanceEntry & { readonly value: number }
        document.documentElement.dataset['shift'] = String(
          Number(document.documentElement.dataset['shift'] ?? 0) + value,
        )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await player.open('/index')
  const order: readonly string[] = brandFile(brand).layout?.home ?? USUAL
  const names = HOME_SECTIONS.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)).flatMap((name) =>
    order.includes(name) ? (NAMES[name] ?? []) : [],
  )
  for (const name of names) await reach(page, say(name))
  const shown = await sections(page).evaluateAll((found) =>
    found.map((it) => {
      const labelled = it.getAttribute('aria-labelledby')
      return it.getAttribute('aria-label') ?? (labelled && document.getElementById(labelled)?.textContent)
    }),
  )
  expect(shown).toEqual(names.map((name) => say(name)))
  await expect(page.getByRole('main').getByText(say('There is nothing here at the moment.'))).toHaveCount(0)
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
  const shift = Number((await page.locator('html').getAttribute('data-shift')) ?? 0)
  // What web fonts are wider or narrower than their fallback, and nothing else.
  expect(shift).toBeLessThan(0.005)
})

test.describe('the carousel', () => {
  const dots = (page: Page): Locator => page.locator('fieldset button[aria-current]')
  const current = (page: Page): Locator => page.locator('fieldset button[aria-current="true"]')
  const slide = (page: Page, place: number): Locator =>
    page.getByRole('main').locator('section').first().locator('> div').first().locator('> div').nth(place)

  /** Opens the page, and gives the sign of life after which the banners come. */
  async function openCarousel(page: Page, open: () => Promise<void>): Promise<void> {
    await open()
    await expect(dots(page), 'nothing but the brand’s own picture before somebody is there').toHaveCount(0)
    await page.mouse.move(4, 4)
    await page.keyboard.press('Shift')
    await expect(dots(page).nth(1)).toBeVisible()
    await expect(dots(page).first()).toHaveAttribute('aria-current', 'true')
  }

  test('moves by its dots with the keyboard, and what is out of sight is out of reach', async ({
    page,
    player,
    say,
  }) => {
    await openCarousel(page, () => player.open('/index'))
    const count = await dots(page).count()
    await expect(slide(page, 1)).toHaveAttribute('inert', '')
    await dots(page).nth(1).focus()
    await page.keyboard.press('Enter')
    await expect(dots(page).nth(1)).toHaveAttribute('aria-current', 'true')
    await expect(slide(page, 1)).not.toHaveAttribute('inert')
    await expect(slide(page, 1).getByRole('link', { name: say('Find out more') })).toBeInViewport()
    await expect(slide(page, 2)).toHaveAttribute('inert', '')
    await page.keyboard.press('Tab')
    await expect(dots(page).nth(2)).toBeFocused()
    await dots(page)
      .nth(count - 1)
      .click()
    await expect(dots(page).nth(count - 1)).toHaveAttribute('aria-current', 'true')
  })

  test('a banner leads where the server says, without a new page', async ({ page, player, say }) => {
    await openCarousel(page, () => player.open('/index'))
    await dots(page).nth(1).click()
    await expect(slide(page, 1)).not.toHaveAttribute('inert')
    await page.evaluate(() => (document.documentElement.dataset['same'] = ''))
    await slide(page, 1)
      .getByRole('link', { name: say('Find out more') })
      .click()
    await expect(page).not.toHaveURL(/\/index/)
    await expect(page.locator('html')).toHaveAttribute('data-same', '')
  })

  test('is swiped', { tag: '@phone' }, async ({ page, player, context }) => {
    await openCarousel(page, () => player.open('/index'))
    const devtools = await context.newCDPSession(page)
    await devtools.send('Input.synthesizeScrollGesture', {
      x: 300,
      y: 300,
      xDistance: -260,
      yDistance: 0,
      gestureSourceType: 'touch',
    })
    await expect(dots(page).nth(1)).toHaveAttribute('aria-current', 'true')
  })

  test('moves by itself, but not when it was stopped', async ({ page, player, say }) => {
    await page.clock.install()
    await openCarousel(page, () => player.open('/index'))
    await page.clock.runFor(7500)
    await expect(dots(page).nth(1)).toHaveAttribute('aria-current', 'true')
    await page.getByRole('button', { name: say('Stop the slides') }).click()
    const stands = await current(page).getAttribute('aria-label')
    await page.mouse.move(4, 4)
    await page.clock.runFor(30_000)
    await expect(current(page)).toHaveAttribute('aria-label', stands ?? '')
    await expect(page.getByRole('button', { name: say('Let the slides move') })).toBeVisible()
  })

  test('stands still while a pointer rests on it', { tag: '@desktop' }, async ({ page, player }) => {
    await page.clock.install()
    await openCarousel(page, () => player.open('/index'))
    await page.mouse.move(700, 400)
    await page.clock.runFor(30_000)
    await expect(dots(page).first()).toHaveAttribute('aria-current', 'true')
  })

  test.describe('where less motion is asked for', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('nothing moves by itself', async ({ page, player, say }) => {
      await page.clock.install()
      await openCarousel(page, () => player.open('/index'))
      await expect(page.getByRole('button', { name: say('Stop the slides') })).toHaveCount(0)
      await page.clock.runFor(30_000)
      await expect(dots(page).first()).toHaveAttribute('aria-current', 'true')
      await dots(page).nth(1).click()
      await expect(dots(page).nth(1)).toHaveAttribute('aria-current', 'true')
      await expect(page.getByRole('button', { name: say('Stop the notices') })).toHaveCount(0)
    })
  })
})

test.describe('a game’s card', () => {
  test('asks a guest to log in, and then leads to the game', async ({ page, player, sandbox, device, say }) => {
    const member = await sandbox.member('player')
    await player.open('/index')
    const hot = await hotGames(page, say)
    await press(hot, 0, device, say)
    const popup = page.getByRole('dialog', { name: say('Log in') })
    await expect(popup).toBeVisible()
    await player.fill(popup, member)
    await player.send(popup).click()
    await expect(page).toHaveURL(/\/game\?.*vendor=[A-Z0-9]+/)
    await expect(page).toHaveURL(/game=[A-Z]+-\d+/)
  })

  test('warns a trial account', async ({ page, player, device, say }) => {
    await player.enter('trial')
    const hot = await hotGames(page, say)
    await press(hot, 1, device, say)
    await expect(page.getByRole('dialog', { name: say('Trial account') })).toBeVisible()
    await expect(page).toHaveURL(/\/index/)
  })

  test('opens for a member, by keyboard too', async ({ page, player, say }) => {
    await player.enter('player')
    const hot = await hotGames(page, say)
    await hot
      .getByRole('button', { name: playing(say) })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/game\?.*vendor=/)
  })

  test('offers a free trial where there is one, to guests as well', async ({ page, player, say }) => {
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
  })

  test(
    'shows the vendor’s mark where its picture does not come',
    { tag: '@desktop' },
    async ({ page, player, faults, say }) => {
      faults.expect(/Failed to load resource|ERR_FAILED/)
      await page.route('**/img/covers/**', (route) => route.abort())
      await page.clock.install()
      await player.open('/index')
      const hot = await hotGames(page, say)
      const first = hot.getByRole('listitem').first()
      await expect(async () => {
        await page.clock.runFor(5000)
        await expect(first.locator('img[src*="/covers/"]')).toHaveCount(0, { timeout: 200 })
        await expect(first.locator('img[src*="VENDOR_ICON_SMALL"]')).toBeVisible({ timeout: 200 })
      }).toPass()
      await page.clock.runFor(30_000)
      await expect(first.locator('img[src*="/covers/"]'), 'it is asked for three times more, not for ever').toHaveCount(
        0,
      )
      await expect(hot.getByRole('button', { name: playing(say) }).first()).toBeAttached()
    },
  )
})

test('a section that fails says so quietly, keeps its place, and comes when it is asked again', async ({
  page,
  player,
  sandbox,
  faults,
  say,
}) => {
  faults.expect(/Failed to load resource/)
  await sandbox.scenario({ kind: 'failing', how: 'status', status: 500, endpoint: 'listHotGames' })
  await player.open('/index')
  const hot = await reach(page, say('Hot games'))
  const line = hot.getByText(say('This part of the page did not load'))
  await expect(line).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  const before = await hot.boundingBox()
  await sandbox.clear()
  await hot.getByRole('button', { name: say('Try again') }).click()
  await expect(hot.getByRole('button', { name: playing(say) }).first()).toBeAttached()
  await expect(line).toHaveCount(0)
  const after = await hot.boundingBox()
  expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0)), 'the page keeps its length').toBeLessThan(2)
})

test.describe('one line of notices', { tag: '@pampas' }, () => {
  test('can be stopped, and opens the notice on its page', async ({ page, player, say }) => {
    await player.open('/index')
    const line = await reach(page, say('Notices'))
    await line.getByRole('button', { name: say('Stop the notices') }).click()
    await expect(line.getByRole('button', { name: say('Let the notices run') })).toBeVisible()
    const first = line.getByRole('link').first()
    const title = (await first.textContent()) ?? ''
    await first.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/noticePage/)
    await expect(page.getByRole('main')).toContainText(title)
  })
})

test.describe('lotteries', { tag: '@pampas' }, () => {
  test('show their last balls and a running clock, and open their lobby', async ({ page, player, say }) => {
    await player.open('/index')
    const lotteries = await reach(page, say('Popular lotteries'))
    const first = lotteries.getByRole('listitem').first()
    await expect(
      lotteries
        .getByRole('list', { name: say('Last result') })
        .first()
        .getByRole('listitem')
        .first(),
    ).toBeVisible()
    const clock = lotteries.getByRole('timer').first()
    const before = await clock.textContent()
    await expect(clock).not.toHaveText(before ?? '')
    await first.getByRole('link').click()
    await expect(page).toHaveURL(/ottery\?.*gameCode=/)
  })
})
