/** The home page: the brand's sections in its order, each whole, or saying what it has not. */
import type { Locator, Page } from 'playwright/test'
import { HOME_SECTIONS, USUAL_HOME, type HomeSection } from '../../../src/brand/layout-schema.ts'
import { listVendors } from '../../../src/api/games/vendors.ts'
import { brandFile } from '../../support/servers/brand.ts'
import { openWithFailing } from '../../support/servers/failing-call.ts'
import { holdCall } from '../../support/servers/hold.ts'
import { playing, reach } from '../../support/pages/home.ts'
import { expect, test } from '../../support/journey.ts'
import { sidewaysScroll } from '../../support/pages/layout.ts'
import { awaited } from '../../support/pages/scroll.ts'
import { watchShift } from '../../support/servers/shift.ts'

/** What each section is called to a guest; the hero is told by its headline, and a guest has played nothing. */
const NAMES: Readonly<Partial<Record<HomeSection, string>>> = {
  payouts: 'Largest payouts, 24 h',
  categories: 'Games',
  hot: 'Hot games',
  lotteries: 'Popular lotteries',
  draws: 'Next draws',
  tables: 'Live tables',
  new: 'New games',
  free: 'Free to try',
  'small-stakes': 'Small stakes',
  seats: 'Seats free now',
  jackpots: 'Jackpots',
  slots: 'Slots',
  sports: 'Sports',
  winners: 'Winners',
  notices: 'Notices',
  promotions: 'Promotions',
  vendors: 'Game providers',
  download: 'Take it with you',
  help: 'Need a hand?',
}
const sections = (page: Page): Locator => page.getByRole('main').getByRole('region')

test('the sections stand in the brand’s order, and the page never moves under the reader', async ({
  page,
  player,
  brand,
  say,
}) => {
  const shift = await watchShift(page)
  await player.open('/index')
  const order: readonly string[] = brandFile(brand).layout?.home?.guest ?? USUAL_HOME.guest
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
  // What web fonts are wider or narrower than their fallback, and nothing else.
  expect(await shift()).toBeLessThan(0.005)
})

test(
  'a page that is busy, and hears of several changes at once, misses no section',
  { tag: '@pairs' },
  async ({ page, player, say }) => {
    await page.addInitScript(() => {
      const HELD_MS = 1500
      // The browser's own, which tells late: that something was far and that it is near come together then.
      globalThis.IntersectionObserver = class extends IntersectionObserver {
        constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          let held: IntersectionObserverEntry[] = []
          super((entries, observer) => {
            if (held.length === 0)
              setTimeout(() => {
                const all = held
                held = []
                tell(all, observer)
              }, HELD_MS)
            held.push(...entries)
          }, options)
        }
      }
    })
    await player.open('/index')
    // Near enough for the sections to come, and far from this one.
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    const vendors = page.getByRole('region', { name: say('Game providers') })
    await expect(awaited(vendors)).not.toHaveCount(0)
    // With the first sign of life it begins to look anew.
    await page.mouse.move(100, 100)
    // That it is far and that it is near are now told at once, and nothing is told after that.
    await vendors.evaluate(async (it) => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      it.scrollIntoView({ behavior: 'instant', block: 'center' })
    })
    await expect(awaited(vendors)).toHaveCount(0)
  },
)

test('a section that fails says so quietly, keeps its place, and comes when it is asked again', async ({
  page,
  player,
  sandbox,
  faults,
  say,
}) => {
  const askAgain = await openWithFailing({ player, sandbox, faults, say }, '/index', 'listHotGames', 500)
  const hot = await reach(page, say('Hot games'))
  const line = hot.getByText(say('This part of the page did not load'))
  await expect(line).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  const before = await hot.boundingBox()
  await askAgain(hot)
  await expect(hot.getByRole('button', { name: playing(say) }).first()).toBeAttached()
  await expect(line).toHaveCount(0)
  const after = await hot.boundingBox()
  expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0)), 'the page keeps its length').toBeLessThan(2)
})

test.describe('the merchant’s vendors', { tag: ['@pampas', '@pairs'] }, () => {
  test('their sections say when they can’t be read, and come on request', async ({
    page,
    player,
    sandbox,
    faults,
    say,
  }) => {
    const askAgain = await openWithFailing({ player, sandbox, faults, say }, '/index', 'listVendors')
    for (const name of ['Sports', 'Game providers']) {
      const section = await reach(page, say(name))
      await expect(section.getByText(say('This part of the page did not load'))).toBeVisible()
    }
    const vendors = await reach(page, say('Game providers'))
    await askAgain(vendors)
    await expect(vendors.getByRole('link').first()).toBeVisible()
    const sports = await reach(page, say('Sports'))
    await expect(sports.getByRole('link', { name: /Inside Bend/ })).toBeVisible()
  })

  test('the way to try again stays while they are asked for once more', async ({
    page,
    player,
    sandbox,
    faults,
    say,
  }) => {
    await openWithFailing({ player, sandbox, faults, say }, '/index', 'listVendors')
    const vendors = await reach(page, say('Game providers'))
    const again = vendors.getByRole('button', { name: say('Try again') })
    await expect(again).toBeEnabled()
    const before = await again.boundingBox()
    const release = await holdCall(page, listVendors.path)
    // They are asked for by themselves every few seconds.
    await expect(again).toHaveAttribute('aria-busy', 'true', { timeout: 30_000 })
    expect(await again.boundingBox()).toEqual(before)
    release()
    await expect(again).not.toHaveAttribute('aria-busy')
  })

  test('what they don’t offer has no section', async ({ page, player, sandbox, say }) => {
    const lane = (gameCategory: string, vassalage: string) => ({ gameCategory, vendors: [{ vassalage }] })
    // No sports, no live games, and of the lotteries the electronic ones alone.
    const value = [lane('RNG', 'PT'), lane('ELOTT', 'TCG_SEA')]
    await sandbox.scenario({ kind: 'answering', endpoint: 'listVendors', value })
    await player.open('/index')
    await reach(page, say('Slots'))
    await reach(page, say('Game providers'))
    const shown = await sections(page).evaluateAll((found) =>
      found.map((it) => document.getElementById(it.getAttribute('aria-labelledby') ?? '')?.textContent),
    )
    expect(shown).not.toContain(say('Sports'))
    expect(shown).not.toContain(say('Live tables'))
    expect(shown).toContain(say('Popular lotteries'))
  })
})

test.describe('one line of notices', { tag: ['@pampas', '@pairs'] }, () => {
  test('can be stopped, and opens the notice on its page', async ({ page, player, say }) => {
    await player.enter('player')
    const line = await reach(page, say('Notices'))
    await line.getByRole('button', { name: say('Stop the notices') }).click()
    await expect(line.getByRole('button', { name: say('Start the notices') })).toBeVisible()
    const first = line.getByRole('link').first()
    const title = (await first.textContent()) ?? ''
    await first.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/noticePage/)
    await expect(page.getByRole('main')).toContainText(title)
  })
})
