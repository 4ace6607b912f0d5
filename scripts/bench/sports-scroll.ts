/** Ten thousand fixtures on a slowed phone while a hundred prices change a second, beside sixty of the same rows that stand still. */
import { cp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { listSportsUpdates } from '../../src/api/sports/fixtures.ts'
import { eventStream, STREAM_TYPE } from '../sandbox/event-stream.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { serveBundle } from '../serve/bundle.ts'
import type { Figure } from './figure.ts'
import { droppedShare, framesDuring, together, type Frames } from './frames.ts'
import { CPU_SLOWDOWN, openPhone } from './paint/visit.ts'
import { scroll, SPEED, type Phone } from './scroll.ts'
import { benchHome, withSite, writeNeutralBrand, type Site } from './site.ts'

const PORT = 4196
const HOME = benchHome('sports')
const BOARD = 'board'
const STATIC = 'still'
const STATIC_HOME = join(HOME, 'static')
/** Pixels at a stretch, and how many there are each way. */
const STRETCH = 12_000
const STRETCHES = 5
/** A thousand fixtures: as many pages as so many pixels take. */
const LOADED = 100_000
/** How fast a list goes by that is read, in pixels a second, and how far. */
const READING_SPEED = 1000
const READING_WAY = 6000
const ROWS = 60
const CHANGES_A_SECOND = 100
const POINTS_AIM = 2
const SETTLE_MS = 2000

/** Figures: frames dropped on the way down and back, beside a list that stands still. */
export async function benchSportsScroll(): Promise<Figure[]> {
  await writeNeutralBrand(join(HOME, 'brands'), BOARD, 'Board')
  const told = { count: 0 }
  return withSite(
    {
      port: PORT,
      brandsDir: join(HOME, 'brands'),
      outDir: join(HOME, 'dist'),
      scenarios: ['no-popup'],
      answering: (sandbox) => answeringFast(sandbox, told),
    },
    (site) => measure(site, told),
  )
}

async function measure(site: Site, told: { count: number }): Promise<Figure[]> {
  await writeStaticRows(site)
  const flung: Frames[] = [await sweepStatic(site, SPEED)]
  const read: Frames[] = [await sweepStatic(site, READING_SPEED)]
  const phone = await openPhone(site.browser)
  await openBoard(phone.page, site)
  await loadPages(phone)
  const [began, before] = [performance.now(), told.count]
  const up = await framesDuring(phone.page, () => sweep(phone, -STRETCH))
  const down = await framesDuring(phone.page, () => sweep(phone, STRETCH))
  const slow = await framesDuring(phone.page, () => readOn(phone))
  const rate = ((told.count - before) * 1000) / (performance.now() - began)
  const heights = await phone.page.evaluate(() => document.documentElement.scrollHeight)
  await phone.close()
  flung.push(await sweepStatic(site, SPEED))
  read.push(await sweepStatic(site, READING_SPEED))
  const heard = `${rate.toFixed(0)} changes told a second`
  return [
    figureOf('flung', together([down, up]), together(flung), {
      speed: SPEED,
      more: `${share(down)} down, ${share(up)} up, of ${heights} pixels; ${heard}`,
    }),
    figureOf('read', slow, together(read), { speed: READING_SPEED, more: heard }),
  ]
}

function figureOf(
  way: 'flung' | 'read',
  ours: Frames,
  theirs: Frames,
  { speed, more }: { readonly speed: number; readonly more: string },
): Figure {
  const points = droppedShare(ours) - droppedShare(theirs)
  return {
    name: `fixtures whose prices move, frames dropped as they are ${way}`,
    measured: `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)} points`,
    aim: `${POINTS_AIM} more or less`,
    reference: `${share(ours)} of ${ours.expected} at ${speed} pixels a second (${more}), ${ours.mostElements} elements at the most, beside ${share(theirs)} of ${theirs.expected} on a static page of ${ROWS} of the rows`,
    met: points <= POINTS_AIM,
  }
}

const share = (frames: Frames): string => `${droppedShare(frames).toFixed(1)} %`

async function sweep(phone: Phone, way: number): Promise<void> {
  for (let stretch = 0; stretch < STRETCHES; stretch += 1) await scroll(phone, way)
}

/** Goes down until a thousand fixtures stand there. */
async function loadPages({ page, cdp }: Phone): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  for (let height = 0; height < LOADED;) {
    height = await page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
      return document.documentElement.scrollHeight
    })
    await page.waitForFunction((before) => document.documentElement.scrollHeight > before, height)
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.waitForTimeout(SETTLE_MS)
}

/** As somebody reads on, a bit at a time. */
async function readOn(phone: Phone): Promise<void> {
  await scroll(phone, -READING_WAY, READING_SPEED)
}

async function openBoard(page: Page, site: Site): Promise<void> {
  await page.goto(site.addressOf(BOARD, '/sports?day=week'))
  await page.locator('[data-at] [role="group"] button').filter({ visible: true }).first().waitFor()
  // At leisure: what a page fetches once it stands must not count as a list that scrolls.
  await page.waitForTimeout(SETTLE_MS)
}

/** Any price of those that are watched, a hundred times a second, as a stream tells it. */
function answeringFast(sandbox: Sandbox, told: { count: number }): Sandbox['fetch'] {
  return async (request, connection) => {
    const { pathname } = new URL(request.url)
    if (pathname !== listSportsUpdates.path || request.headers.get('accept') !== STREAM_TYPE)
      return sandbox.fetch(request, connection)
    const headers = new Headers(request.headers)
    headers.set('accept', 'application/json')
    const answer = await sandbox.fetch(new Request(request, { headers }), connection)
    // The sandbox's own answer, which the contract's tests read.
    const { value } = (await answer.json()) as { value: { now: number; list: Update[] } }
    const moving = value.list.filter(({ markets }) => markets?.some(({ outcomes }) => outcomes.length > 0))
    return eventStream((writer) => {
      for (const update of value.list) writer.event(update)
      writer.event({ kind: 'sports.beat', at: value.now })
      let number = 0
      const timer = setInterval(() => {
        const update = moving[number % Math.max(1, moving.length)]
        number += 1
        if (!update) return
        told.count += 1
        writer.event({ ...update, at: Date.now(), version: update.version + number, markets: movedOf(update, number) })
        if (number % CHANGES_A_SECOND === 0) writer.event({ kind: 'sports.beat', at: Date.now() })
      }, 1000 / CHANGES_A_SECOND)
      return () => clearInterval(timer)
    })
  }
}

interface Update {
  readonly version: number
  readonly markets?: readonly { readonly outcomes: readonly { readonly price: string }[] }[]
}

const movedOf = ({ markets = [] }: Update, number: number) =>
  markets.slice(0, 1).map(({ outcomes, ...market }) => ({
    ...market,
    outcomes: outcomes.map((outcome, at) =>
      at === number % outcomes.length ? { ...outcome, price: (1.5 + ((number * 7) % 300) / 100).toFixed(2) } : outcome,
    ),
  }))

/** The rows that a board shows, again and again until there are enough, with the styles that they have there and no script. */
async function writeStaticRows(site: Site): Promise<void> {
  const phone = await openPhone(site.browser)
  await openBoard(phone.page, site)
  const shell = await phone.page.evaluate((wanted) => {
    const blocks = [...document.querySelectorAll('[data-at]:has(li)')]
    const styles = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
    const list = blocks[0]?.closest('section:not([data-at])')
    const html: string[] = []
    for (let rows = 0, at = 0; rows < wanted; at += 1) {
      const block = blocks[at % blocks.length]
      if (!block) throw new Error('the board shows no rows')
      html.push(block.outerHTML)
      rows += block.querySelectorAll('li').length
    }
    // It is an element, since what it was copied from is.
    const root = document.documentElement.cloneNode(false) as Element
    return {
      root: root.outerHTML.replace(/<head[\s\S]*$|<\/html>$/, ''),
      list: list?.className ?? '',
      inset: list?.getBoundingClientRect().left ?? 0,
      styles: styles.join('\n'),
      html: html.join(''),
    }
  }, ROWS)
  await phone.close()
  await rm(STATIC_HOME, { recursive: true, force: true })
  await cp(join(HOME, 'dist', BOARD), STATIC_HOME, { recursive: true })
  await writeFile(
    join(STATIC_HOME, 'index.html'),
    `<!doctype html>${shell.root}<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Static</title><style>${shell.styles}</style></head><body><main style="padding-inline:${shell.inset}px"><div class="${shell.list}">${shell.html}</div></main></body></html>`,
  )
  site.bundles.set(STATIC, serveBundle(STATIC_HOME, []))
}

/** The same gesture, as often as it takes to have as many frames as matter. */
async function sweepStatic(site: Site, speed: number): Promise<Frames> {
  const phone = await openPhone(site.browser)
  await phone.page.goto(site.addressOf(STATIC, '/'), { waitUntil: 'networkidle' })
  const way = await phone.page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  const frames = await framesDuring(phone.page, async () => {
    for (let turn = 0; turn < (STRETCHES * speed) / SPEED; turn += 1) {
      await scroll(phone, way, speed)
      await scroll(phone, -way, speed)
    }
  })
  await phone.close()
  return frames
}
