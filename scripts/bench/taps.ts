/** How soon what is tapped stands there, on a slow phone with 100 ms to the server: fetched on its way, and not. */
import { join } from 'node:path'
import type { CDPSession, Page } from 'playwright'
import { ROOT } from '../tools/root.ts'
import { median, type Figure } from './figure.ts'
import { openPhone } from './paint/visit.ts'
import { benchHome, withSite, type Site } from './site.ts'

const PORT = 4195
const BRAND = 'wireframe'
const AIM_MS = 150
/** A tenth of what a visit costs. */
const AIM_SHARE = 10
const TIMES = 7
/** How long a finger lies on what it taps; hands measured are between 60 and 120. */
const PRESS_MS = 90
/** How long somebody looks at a page before tapping; what waits for leisure has come by then. */
const LOOK_MS = 4000
/** What has been scrolled to has come to rest. */
const SETTLE_MS = 600
const PATIENCE_MS = 20_000
const NETWORK = {
  offline: false,
  latency: 100,
  downloadThroughput: (10 * 1024 * 1024) / 8,
  uploadThroughput: (5 * 1024 * 1024) / 8,
}

interface Phone {
  readonly page: Page
  readonly cdp: CDPSession
  /** Bytes that came over the network so far. */
  readonly bytes: () => number
  readonly close: () => Promise<void>
}

/** What is tapped, and what stands there then, as selectors. */
interface Tap {
  readonly name: string
  readonly from: string
  readonly target: string
  readonly shows: string
}

const TAPS: readonly Tap[] = [
  {
    name: 'a category',
    from: '/index',
    target: 'main li a[href="/rng"]:has-text("Slots")',
    shows: '[role="gridcell"]',
  },
  {
    name: "a game's sheet",
    from: '/rng',
    target: '[role="gridcell"] [data-leads]',
    shows: 'dialog[open] dd',
  },
]

declare global {
  // Resolves with the milliseconds from the finger's leaving to the frame that shows what was tapped.
  var tapAnswer: Promise<number> | undefined
}

/** Figures: from a tap to its content, and what was fetched in vain. */
export async function benchTaps(): Promise<Figure[]> {
  const options = { port: PORT, brandsDir: join(ROOT, 'brands'), outDir: benchHome('taps'), only: [BRAND] }
  return withSite({ ...options, scenarios: ['no-popup', 'no-stream'] }, async (site) => {
    const figures: Figure[] = []
    for (const tap of TAPS) {
      const taken: Record<'ours' | 'none', number[]> = { ours: [], none: [] }
      for (let time = 0; time < TIMES; time += 1)
        // In turns, so that what the machine does meanwhile falls on both.
        for (const way of ['ours', 'none'] as const) taken[way].push(await timeTap(site, tap, way === 'ours'))
      const [ours, none] = [median(taken.ours), median(taken.none)]
      figures.push({
        name: `${BRAND}: from a tap on ${tap.name} to its content`,
        measured: `${Math.round(ours)} ms`,
        aim: `${AIM_MS} ms or less`,
        reference: `the median of ${TIMES}, ${Math.round(Math.max(...taken.ours))} ms at worst; ${Math.round(none)} ms where nothing is fetched on its way, ${Math.round(Math.max(...taken.none))} ms at worst`,
        met: ours <= AIM_MS,
      })
    }
    const [ours, none] = [await visitBytes(site, true), await visitBytes(site, false)]
    const share = (100 * Math.max(0, ours - none)) / none
    figures.push({
      name: `${BRAND}: fetched on its way and not used`,
      measured: `${share.toFixed(1)} %`,
      aim: `${AIM_SHARE} % of a visit's bytes or less`,
      reference: `${Math.round(ours / 1024)} KiB a visit with some taps and swipes over links, ${Math.round(none / 1024)} KiB where nothing is fetched on its way`,
      met: share <= AIM_SHARE,
    })
    return figures
  })
}

/** @param fetches whether what a finger goes for is fetched on its way: not for who saves data */
async function openSlowPhone(site: Site, fetches: boolean): Promise<Phone> {
  const { page, cdp, close } = await openPhone(site.browser)
  if (!fetches)
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    )
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', NETWORK)
  let bytes = 0
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  return { page, cdp, bytes: () => bytes, close }
}

async function open(site: Site, { page }: Phone, path: string): Promise<void> {
  await page.goto(site.addressOf(BRAND, path), { waitUntil: 'load' })
  // Draws and news keep a page's network from ever being idle.
  await page.waitForTimeout(LOOK_MS)
}

async function timeTap(site: Site, { from, target, shows }: Tap, fetches: boolean): Promise<number> {
  const phone = await openSlowPhone(site, fetches)
  await open(site, phone, from)
  const answer = await tapAndWait(phone, target, shows)
  await phone.close()
  return answer
}

/** Presses as a finger does, and waits for what it shows. */
async function tapAndWait({ page, cdp }: Phone, target: string, shows: string): Promise<number> {
  const place = page.locator(target).filter({ visible: true }).first()
  // Clear of the bars at the window's edges.
  await place.evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }))
  await page.waitForTimeout(SETTLE_MS)
  const box = await place.boundingBox()
  if (!box) throw new Error(`there is no ${target} to tap`)
  await page.evaluate(
    ({ looked, patience }) => {
      globalThis.tapAnswer = new Promise((resolve, reject) => {
        setTimeout(reject, patience, new Error(`a tap has not shown ${looked}`))
        const begin = async ({ timeStamp }: Event): Promise<void> => {
          const shown = (): boolean => (document.querySelector(looked)?.textContent ?? '') !== ''
          do await new Promise((next) => requestAnimationFrame(next))
          while (!shown())
          // The next task of all comes once that frame is drawn.
          const now = await scheduler.postTask(() => performance.now(), { priority: 'user-blocking' })
          resolve(now - timeStamp)
        }
        addEventListener('pointerup', (event) => void begin(event), { once: true, capture: true })
      })
    },
    { looked: shows, patience: PATIENCE_MS },
  )
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await page.waitForTimeout(PRESS_MS)
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  const answer = await page.evaluate(() => globalThis.tapAnswer)
  if (answer === undefined) throw new Error(`nothing answers a tap on ${target}`)
  return answer
}

/** A finger that scrolls, and begins on a link. */
async function swipe({ page, cdp }: Phone, target: string): Promise<void> {
  const box = await page.locator(target).filter({ visible: true }).first().boundingBox()
  if (!box) return
  const point = { x: box.x + box.width / 2, y: Math.min(box.y + box.height / 2, 780) }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  for (let step = 1; step <= 10; step += 1)
    await cdp.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ ...point, y: point.y - 30 * step }],
    })
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  // The page runs on after the finger has left it, and what comes near it meanwhile is fetched.
  await page.waitForTimeout(SETTLE_MS)
}

/** A visit as many are: the home page, some scrolling over links, a lobby, a game's sheet, and back. */
async function visitBytes(site: Site, fetches: boolean): Promise<number> {
  const phone = await openSlowPhone(site, fetches)
  const { page } = phone
  await open(site, phone, '/index')
  for (const path of ['/live', '/sports', '/fish']) await swipe(phone, `main a[href="${path}"]`)
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForTimeout(SETTLE_MS)
  await tapAndWait(phone, 'main li a[href="/rng"]:has-text("Slots")', '[role="gridcell"]')
  await page.waitForTimeout(LOOK_MS)
  await swipe(phone, '[role="gridcell"] [data-leads]')
  await tapAndWait(phone, '[role="gridcell"] [data-leads]', 'dialog[open] dd')
  await page.waitForTimeout(LOOK_MS)
  await page.goBack()
  // What the page asks for once it is back belongs to the visit.
  await page.waitForTimeout(SETTLE_MS)
  const bytes = phone.bytes()
  await phone.close()
  return bytes
}
