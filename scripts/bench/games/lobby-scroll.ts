/** Scrolling through ten thousand games to the end and back on a slow phone, beside sixty of the same cards that stand still. */
import type { Page } from 'playwright'
import { serveBundle } from '../../serve/bundle.ts'
import type { Figure } from '../figure.ts'
import { droppedShare, framesDuring, together, type Frames } from '../frames.ts'
import { isList, LOBBY_BUNDLE, openLobby, STATIC_HOME } from './lobby.ts'
import type { Site } from '../site.ts'
import { writeStaticCards } from '../paint/static-cards.ts'
import { openPhone } from '../paint/visit.ts'
import { scroll, SPEED, type Phone } from '../scroll.ts'

/** Pixels at a stretch, between which it is looked where the page is. */
const STRETCH = 24_000
/** How often a stretch may lead nowhere, while a page of games is on its way. */
const PATIENCE = 3
/** Up and down the static page at a time. */
const SWEEPS = 12
const POINTS_AIM = 2
const ELEMENTS_AIM = 1500
const STATIC = 'static'
/** What a heavy card keeps the processor busy for, in milliseconds, to prove that it would be seen. */
const HEAVY_MS = 12

/** Figures: list requests until the first cards; frames dropped and elements held on the way to the end and back. */
export async function benchLobbyScroll(site: Site): Promise<Figure[]> {
  const first = await prepare(site)
  const still: Frames[] = [await sweepStatic(site)]
  const phone = await openPhone(site.browser)
  await openLobby(phone.page, site)
  const down = await framesDuring(phone.page, () => scrollToEnd(phone))
  const games = await reached(phone.page)
  still.push(await sweepStatic(site))
  const up = await framesDuring(phone.page, () => scrollToStart(phone))
  const { nodes } = await phone.cdp.send('Memory.getDOMCounters')
  await phone.close()
  still.push(await sweepStatic(site))
  const heavy = await scrollHeavy(site)

  const [ours, theirs] = [together([down, up]), together(still)]
  const points = droppedShare(ours) - droppedShare(theirs)
  const heavyPoints = droppedShare(heavy) - droppedShare(theirs)
  return [
    {
      name: 'ten thousand games, requests until the first cards',
      measured: String(first.requests),
      aim: '1',
      reference: `lists of games asked for by /rng, cold; ${first.cards} cards of ${first.total}`,
      met: first.requests === 1,
    },
    {
      name: 'ten thousand games to the end and back, frames dropped',
      measured: `${signed(points)} points`,
      aim: `${POINTS_AIM} more or less`,
      reference: `${share(ours)} of ${ours.expected} at ${SPEED} pixels a second over ${games} games (${share(down)} down, ${share(up)} up) beside ${share(theirs)} of ${theirs.expected} on a static page of 60 of the cards`,
      met: points <= POINTS_AIM,
    },
    {
      name: 'ten thousand games, most elements at a time',
      measured: String(ours.mostElements),
      aim: `fewer than ${ELEMENTS_AIM}`,
      reference: `the static page has ${theirs.mostElements}; ${nodes} nodes of every kind afterwards, with what the browser holds`,
      met: ours.mostElements < ELEMENTS_AIM,
    },
    {
      name: 'a heavy card would be seen',
      measured: `${signed(heavyPoints)} points`,
      aim: `more than ${POINTS_AIM}`,
      reference: `the first ${STRETCH} pixels, with ${HEAVY_MS} ms of work for each row that comes`,
      met: heavyPoints > POINTS_AIM,
    },
  ]
}

const share = (frames: Frames): string => `${droppedShare(frames).toFixed(1)} %`
const signed = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`

/** A first, cold visit: counts what the first cards ask for, and takes sixty of them for the static page. */
async function prepare(site: Site): Promise<{ requests: number; cards: number; total: string }> {
  const phone = await openPhone(site.browser)
  const { page } = phone
  let requests = 0
  page.on('request', (request) => {
    if (isList(request.url())) requests += 1
  })
  await openLobby(page, site)
  const cards = await page.getByRole('gridcell').count()
  const total = await page.getByRole('main').getByRole('status').first().innerText()
  const first = { requests, cards, total }
  await writeStaticCards(page, LOBBY_BUNDLE, STATIC_HOME)
  await phone.close()
  site.bundles.set(STATIC, serveBundle(STATIC_HOME, []))
  return first
}

/** The same gesture, as often as it takes to have as many frames as matter. */
async function sweepStatic(site: Site): Promise<Frames> {
  const phone = await openPhone(site.browser)
  await phone.page.goto(site.addressOf(STATIC, '/'), { waitUntil: 'networkidle' })
  const way = await phone.page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  const frames = await framesDuring(phone.page, async () => {
    for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
      await scroll(phone, way)
      await scroll(phone, -way)
    }
  })
  await phone.close()
  return frames
}

/** Scrolls until the page ends, and makes sure that the last game is there: below the list stands more than a window holds. */
async function scrollToEnd(phone: Phone): Promise<void> {
  const place = (): Promise<number> => phone.page.evaluate(() => scrollY)
  for (let stuck = 0; stuck < PATIENCE;) {
    const before = await place()
    await scroll(phone, STRETCH)
    stuck = (await place()) === before ? stuck + 1 : 0
  }
  await phone.page.evaluate(() =>
    document.querySelector('[role="grid"]')?.scrollIntoView({ block: 'end', behavior: 'instant' }),
  )
  await phone.page.getByRole('row').last().waitFor()
  if (!(await isWhole(phone.page)))
    throw new Error(`the lobby comes no further than ${await reached(phone.page)} games`)
}

async function scrollToStart(phone: Phone): Promise<void> {
  while ((await phone.page.evaluate(() => scrollY)) > 0) await scroll(phone, -STRETCH)
}

const isWhole = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const grid = document.querySelector('[role="grid"]')
    const last = [...document.querySelectorAll('[role="row"]')].at(-1)
    return grid !== null && last?.ariaRowIndex === grid.getAttribute('aria-rowcount')
  })

/** How many games there are above the place where the page is. */
const reached = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const last = [...document.querySelectorAll<HTMLElement>('[data-cell]')].at(-1)
    return Number(last?.dataset['cell']) + 1
  })

async function scrollHeavy(site: Site): Promise<Frames> {
  const phone = await openPhone(site.browser)
  await openLobby(phone.page, site)
  await phone.page.evaluate((busy) => {
    const grid = document.querySelector('[role="grid"]')
    if (!grid) throw new Error('the lobby has no grid')
    new MutationObserver((changes) => {
      const rows = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof HTMLElement)
      const until = performance.now() + busy * rows.filter((row) => row.querySelector('[role="row"]')).length
      while (performance.now() < until);
    }).observe(grid, { childList: true, subtree: true })
  }, HEAVY_MS)
  const frames = await framesDuring(phone.page, () => scroll(phone, STRETCH))
  await phone.close()
  return frames
}
