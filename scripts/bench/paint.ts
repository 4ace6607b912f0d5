/** First paint on a phone with slow 4G and a quarter of the processor, beside a static page with the same picture. */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Browser } from 'playwright'
import { ensureChromium } from '../tools/chromium.ts'
import { CHROMIUM_FLAGS } from '../tools/chromium-flags.ts'
import { FIRST_VIEW_SCRIPTS } from '../build/budget.ts'
import { CACHE } from '../build/compile.ts'
import { ROOT } from '../tools/root.ts'
import { build } from '../build/pipeline.ts'
import { sandboxSealKeys } from '../build/seal-key.ts'
import { createSandbox } from '../sandbox/sandbox.ts'
import { serveBundle } from '../serve/bundle.ts'
import { merchantSeed } from '../sandbox/merchant.ts'
import { startServer } from '../serve/server.ts'
import { median, type Figure } from './figure.ts'

const PORT = 4199
/** Scripts are counted until the page has been left alone this long: what a guest who only looks has fetched. */
const IDLE_MS = 5000
/** The static page has nothing that comes later; its picture needs a moment to be painted. */
const STATIC_IDLE_MS = 1500
/** Lighthouse's mobile profile, applied by the browser itself. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const CPU_SLOWDOWN = 4

interface Visit {
  readonly lcp: number
  readonly shift: number
  readonly scripts: ReadonlyMap<string, number>
}

/** Figures: largest contentful paint as a ratio, layout shift, gzip bytes of scripts. */
export async function benchPaint(brandId: string, runs: number): Promise<Figure[]> {
  // Before anything else: without a browser the rest would be in vain.
  const { path: executablePath } = ensureChromium(console.error)
  const out = join(CACHE, 'bench/dist')
  const keys = await sandboxSealKeys(CACHE)
  const { brands, loaded } = await build({
    brandsDir: join(ROOT, 'brands'),
    outDir: out,
    only: [brandId],
    sandbox: { port: PORT, jwk: keys.publicJwk },
  })
  const [brand] = brands
  if (!brand) throw new Error(`the brand ${brandId} does not build; run npm run build to see why`)
  const still = join(CACHE, 'bench/static')
  await writeStaticPage(join(out, brandId), still)

  const sandbox = createSandbox({
    merchants: loaded.map((it) => merchantSeed(it.brand)),
    seal: keys,
  })
  const bundles = new Map([
    [brandId, serveBundle(join(out, brandId), brand.headers)],
    ['static', serveBundle(still, [])],
  ])
  const server = await startServer(PORT, { bundles, sandbox })
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  const ours: Visit[] = []
  const reference: Visit[] = []
  try {
    // In turns, so that a noisy moment of the machine meets both.
    for (let run = 0; run < runs; run += 1) {
      reference.push(await visit(browser, `http://static.localhost:${PORT}/`, STATIC_IDLE_MS))
      ours.push(await visit(browser, `http://${brandId}.localhost:${PORT}/index`, IDLE_MS))
    }
  } finally {
    await browser.close()
    await server.close()
    sandbox.close()
  }
  return paintFigures(brandId, ours, reference, await readFile(join(out, brandId, 'sw.js')))
}

function paintFigures(id: string, ours: readonly Visit[], reference: readonly Visit[], worker: Buffer): Figure[] {
  const lcp = median(ours.map((it) => it.lcp))
  const still = median(reference.map((it) => it.lcp))
  const shift = Math.max(...ours.map((it) => it.shift))
  const scripts = Math.max(...ours.map((it) => [...it.scripts.values()].reduce((sum, bytes) => sum + bytes, 0)))
  const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`
  return [
    {
      name: `${id} /index largest contentful paint`,
      measured: `×${(lcp / still).toFixed(2)}`,
      aim: '1.15 or less',
      reference: `${Math.round(lcp)} ms over ${Math.round(still)} ms of a static page with the same picture`,
      met: lcp / still <= 1.15,
    },
    {
      name: `${id} /index layout shift`,
      measured: shift.toFixed(4),
      aim: '0',
      reference: 'worst of all loads',
      met: shift === 0,
    },
    {
      name: `${id} /index scripts, gzip`,
      measured: kb(scripts),
      aim: '130 KB or less',
      reference: `until ${IDLE_MS / 1000} s idle; the service worker's own script, fetched afterwards, is ${kb(gzipSync(worker).length)} more`,
      met: scripts <= FIRST_VIEW_SCRIPTS,
    },
  ]
}

async function visit(browser: Browser, url: string, idleMs: number): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const scripts = new Map<string, number>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    void response.body().then((body) => scripts.set(response.url(), gzipSync(body).length))
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  // No event says that nothing more will come: a late chunk, a late shift or a larger paint count, too.
  await page.waitForTimeout(idleMs)
  const seen = await page.evaluate(() => {
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
  await context.close()
  const [paints, shifts] = seen
  return { lcp: paints.at(-1) ?? Number.NaN, shift: shifts.reduce((sum, value) => sum + value, 0), scripts }
}

/** A page that a careful person would write by hand: the same picture and words, and nothing else. */
async function writeStaticPage(bundle: string, target: string): Promise<void> {
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  await cp(join(bundle, 'media'), join(target, 'media'), { recursive: true })
  const html = await readFile(join(bundle, 'index.html'), 'utf8')
  const picture = /<picture[\s\S]*?<\/picture>/.exec(html)?.[0]
  if (!picture) throw new Error('the home shell holds no picture to compare with')
  const preload = html.match(/<link rel="preload" as="image"[^>]*>/g)?.join('') ?? ''
  const head = `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Static</title>${preload}<style>body{margin:0;font:16px system-ui;background:#160d1a;color:#fff}img{display:block;width:100%;height:auto}h1,p{margin:1rem}</style></head>`
  const body = `<body>${picture}<h1>${brandHeadline(html)}</h1><p>A page written by hand.</p></body></html>`
  await writeFile(join(target, 'index.html'), head + body)
}

const brandHeadline = (html: string) => /<h1[^>]*>([^<]*)</.exec(html)?.[1] ?? 'Headline'
