/** Scrolling a lane of sixty covers on a phone with a quarter of the processor, beside a static list of the same pictures. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Locator } from 'playwright'
import { listGames } from '../../../src/api/games/games.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { serveBundle } from '../../serve/bundle.ts'
import { median, type Figure } from '../figure.ts'
import { benchHome, withSite, writeNeutralBrand } from '../site.ts'
import { writeStaticLane, type ShownPicture } from '../paint/static-page.ts'
import { tasksDuring } from '../tasks.ts'
import { openPhone } from '../paint/visit.ts'

const PORT = 4198
const COVERS = 60
const RUNS = 3
/** Pixels a second, as after a fast swipe. */
const SPEED = 2400
const LONG_MS = 50
/** How long a page is left alone before the scrolling, and watched after it. */
const SETTLED_MS = 1500
const HOME = benchHome('lane')

/** Figures: tasks of more than 50 ms while it scrolls. */
export async function benchLane(): Promise<Figure[]> {
  const [brandsDir, still] = [join(HOME, 'brands'), join(HOME, 'static')]
  await rm(brandsDir, { recursive: true, force: true })
  // The neutral brand with one lane of slots for a home page.
  await writeNeutralBrand(brandsDir, 'lane', 'Lane', { card: 'framed', home: { guest: ['hero', 'slots'] } })
  const options = { port: PORT, brandsDir, outDir: join(HOME, 'dist'), scenarios: ['no-popup'] }
  const tasks = await withSite({ ...options, answering: answeringSixty }, async ({ browser, bundles, addressOf }) => {
    const ours = addressOf('lane', '/index')
    // The visit before the measured ones says which pictures the static list has.
    const pictures = await readPictures(browser, ours)
    await writeStaticLane(pictures, still)
    bundles.set('static', serveBundle(still, []))
    await scrollLane(browser, addressOf('static', '/'))
    const runs: { still: number[]; ours: number[] }[] = []
    for (let run = 0; run < RUNS; run += 1)
      runs.push({
        still: await scrollLane(browser, addressOf('static', '/')),
        ours: await scrollLane(browser, ours),
      })
    return runs
  })
  const long = (of: readonly number[]): number => of.filter((milliseconds) => milliseconds > LONG_MS).length
  const count = median(tasks.map((run) => long(run.ours)))
  const stillCount = median(tasks.map((run) => long(run.still)))
  const longest = (of: readonly (readonly number[])[]): number => Math.round(Math.max(0, ...of.flat()))
  return [
    {
      name: `lane of ${COVERS} covers, tasks over ${LONG_MS} ms`,
      measured: String(count),
      aim: `${stillCount} or less`,
      reference: `a static list of the same pictures has ${stillCount}; the longest takes ${longest(tasks.map((run) => run.ours))} ms beside ${longest(tasks.map((run) => run.still))} ms`,
      met: count <= stillCount,
    },
  ]
}

/** A page of games has 24; a platform may answer with more. */
function answeringSixty({ fetch }: Sandbox): Sandbox['fetch'] {
  return (request, connection) => {
    const url = new URL(request.url)
    if (url.pathname !== listGames.path) return fetch(request, connection)
    url.searchParams.set('pageSize', String(COVERS))
    return fetch(new Request(url, request), connection)
  }
}

type Phone = Awaited<ReturnType<typeof openPhone>>

/** Opens a page and brings its lane into the window. */
async function openLane({ page }: Phone, url: string): Promise<Locator> {
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  const lane = page.locator('ul').filter({ has: page.locator(`li:nth-child(${COVERS}) img`) })
  await lane.scrollIntoViewIfNeeded({ timeout: 20_000 })
  // What loads because the lane has come near is not the scrolling: the pictures that are seen of it...
  await lane.evaluate(async (list) => {
    const seen = [...list.querySelectorAll('img')].filter((image) => {
      const { left, right } = image.getBoundingClientRect()
      return left < innerWidth && right > 0
    })
    await Promise.all(seen.map((image) => image.decode()))
  })
  // ...and whatever else the page still does, whose end no event tells: so it is left alone for a while.
  await page.waitForTimeout(SETTLED_MS)
  return lane
}

/** Scrolls the lane from its beginning to its end. */
async function scrollThrough({ page, cdp }: Phone, lane: Locator): Promise<void> {
  const box = await lane.boundingBox()
  if (!box) throw new Error('the lane is not in the window')
  const way = await lane.evaluate((list) => list.scrollWidth - list.clientWidth)
  await cdp.send('Input.synthesizeScrollGesture', {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    xDistance: -way,
    speed: SPEED,
    // A synthetic finger moves nothing in a browser without a window; a wheel scrolls by the same path.
    gestureSourceType: 'mouse',
  })
  const gone = await lane.evaluate((list) => list.scrollLeft)
  if (gone < way / 2) throw new Error(`the lane scrolled ${gone} of ${way} pixels`)
  // The last pictures come, and are decoded, after the finger has rested. Either page is watched for the same time, since
  // the tasks that are counted are those within it.
  await page.waitForTimeout(SETTLED_MS)
}

async function readPictures(browser: Browser, url: string): Promise<ShownPicture[]> {
  const phone = await openPhone(browser)
  const lane = await openLane(phone, url)
  const pictures = await lane.locator('img').evaluateAll((images) =>
    images
      .filter((image) => image instanceof HTMLImageElement)
      .map(({ src, srcset, sizes, clientWidth }) => ({
        src: new URL(src).pathname,
        srcset: srcset.replaceAll(location.origin, ''),
        sizes,
        width: clientWidth,
      })),
  )
  // Also draws every cover, so that no measured visit waits for one.
  await scrollThrough(phone, lane)
  await phone.close()
  return pictures
}

/** @returns the milliseconds of each task while the lane was scrolled to its end */
async function scrollLane(browser: Browser, url: string): Promise<number[]> {
  const phone = await openPhone(browser)
  const lane = await openLane(phone, url)
  const tasks = await tasksDuring(phone.cdp, () => scrollThrough(phone, lane))
  await phone.close()
  return tasks
}
