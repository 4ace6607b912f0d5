/** One visit of a page on a phone with slow 4G and a quarter of the processor, and what it cost. */
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright'

/** Lighthouse's mobile profile, applied by the browser itself. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
export const CPU_SLOWDOWN = 4

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

export interface Visit {
  /** Milliseconds. */
  readonly lcp: number
  readonly shift: number
  /** Gzip bytes by address. */
  readonly scripts: ReadonlyMap<string, number>
  /** Bytes of the pictures that the first window may show, and of all that were fetched. */
  readonly images: { readonly first: number; readonly all: number }
}

/** A phone that nobody else uses: nothing in its cache, and an older processor. */
export async function openPhone(browser: Browser): Promise<{ page: Page; cdp: CDPSession; close(): Promise<void> }> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return { page, cdp, close: () => context.close() }
}

/** Opens a page without measuring it, so that no measured visit pays for what the first one finds cold. */
export async function warmUp(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  await context.close()
}

/** @param idleMs how long the page is left alone once its network rests */
export async function visit(browser: Browser, url: string, idleMs: number): Promise<Visit> {
  const { page, cdp, close } = await openPhone(browser)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G)
  const scripts = new Map<string, number>()
  const images = new Map<string, number>()
  page.on('response', (response) => {
    const type = response.request().resourceType()
    if (type !== 'script' && type !== 'image') return
    response.body().then(
      (body) => {
        if (type === 'script') scripts.set(response.url(), gzipSync(body).length)
        else images.set(response.url(), body.length)
      },
      // What was broken off has cost nothing that can be counted.
      () => undefined,
    )
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  // No event says that nothing more will come: a late chunk, a late shift or a larger paint count, too.
  await page.waitForTimeout(idleMs)
  const [paints, shifts] = await readEntries(page)
  const below = new Set(await picturesBelow(page))
  await close()
  const bytes = (of: Iterable<readonly [string, number]>): number => [...of].reduce((sum, [, one]) => sum + one, 0)
  return {
    lcp: paints.at(-1) ?? Number.NaN,
    shift: shifts.reduce((sum, value) => sum + value, 0),
    scripts,
    images: { first: bytes([...images].filter(([address]) => !below.has(address))), all: bytes(images) },
  }
}

function readEntries(page: Page): Promise<[paints: number[], shifts: number[]]> {
  return page.evaluate(() => {
    const read = (type: string, pick: (entry: PerformanceEntry) => number): Promise<number[]> =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().map(pick))).observe({ type, buffered: true })
        // A page without any shift has no entry to wait for.
        setTimeout(() => resolve([]), 500)
      })
    // Layout shift entries carry `value`, which the base type does not know.
    const value = (entry: PerformanceEntry) => (entry as PerformanceEntry & { value: number }).value
    return Promise.all([read('largest-contentful-paint', (entry) => entry.startTime), read('layout-shift', value)])
  })
}

/** Addresses of pictures that are shown below the first window alone: fetched early, since one may scroll on. */
function picturesBelow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.images].map((image) => ({
      address: image.currentSrc,
      below: image.getBoundingClientRect().top >= innerHeight,
    }))
    const inside = new Set(shown.filter(({ below }) => !below).map(({ address }) => address))
    return shown.map(({ address }) => address).filter((address) => !inside.has(address))
  })
}
