/** First paint, shift, scripts and pictures of each brand's first view, beside a static page with the same picture. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import { FIRST_VIEW_SCRIPTS } from '../build/budget.ts'
import { CACHE } from '../build/compile.ts'
import { build } from '../build/pipeline.ts'
import { sandboxSealKeys } from '../build/seal-key.ts'
import { merchantSeed } from '../sandbox/merchant.ts'
import { createSandbox } from '../sandbox/sandbox.ts'
import { serveBundle } from '../serve/bundle.ts'
import { sandboxOrigin } from '../serve/hosts.ts'
import { startServer } from '../serve/server.ts'
import { CHROMIUM_FLAGS } from '../tools/chromium-flags.ts'
import { ensureChromium } from '../tools/chromium.ts'
import { ROOT } from '../tools/root.ts'
import { median, type Figure } from './figure.ts'
import { writeStaticPage } from './static-page.ts'
import { visit, warmUp, type Visit } from './visit.ts'

const PORT = 4199
/** Scripts are counted until the page has been left alone this long: what a guest who only looks has fetched. */
const IDLE_MS = 5000
/** The static page has nothing that comes later; its picture needs a moment to be painted. */
const STATIC_IDLE_MS = 1500
/** Bytes of pictures in the first window of a phone. */
const IMAGE_AIM = 150_000

const staticHost = (id: string): string => `static-${id}`

/**
 * Figures of every brand: largest contentful paint as a ratio, layout shift, gzip bytes of scripts, bytes of pictures.
 * @param only the brands' ids; all of them unless given
 * @param runs how often each page is measured, after a visit that is not
 */
export async function benchPaint(only: readonly string[] | undefined, runs: number): Promise<Figure[]> {
  // Before anything else: without a browser the rest would be in vain.
  const { path: executablePath } = ensureChromium(console.error)
  const out = join(CACHE, 'bench/dist')
  const keys = await sandboxSealKeys(CACHE)
  const { brands, loaded } = await build({
    brandsDir: join(ROOT, 'brands'),
    outDir: out,
    sandbox: { port: PORT, jwk: keys.publicJwk },
    ...(only ? { only } : {}),
  })
  const missing = only?.find((id) => !brands.some((brand) => brand.id === id)) ?? (brands.length > 0 ? null : '')
  if (missing !== null) throw new Error(`the brand ${missing} does not build; run npm run build to see why`)

  const bundles = new Map(brands.map(({ id, headers }) => [id, serveBundle(join(out, id), headers)] as const))
  for (const { id } of brands) {
    const still = join(CACHE, 'bench', staticHost(id))
    await writeStaticPage(join(out, id), still)
    bundles.set(staticHost(id), serveBundle(still, []))
  }
  const sandbox = createSandbox({
    merchants: loaded.map(({ brand, decisions }) => merchantSeed(brand, decisions)),
    seal: keys,
  })
  const server = await startServer(PORT, { bundles, sandbox })
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  const figures: Figure[] = []
  try {
    for (const { id } of brands) {
      const [ours, still] = [`${sandboxOrigin(id, PORT)}/index`, `${sandboxOrigin(staticHost(id), PORT)}/`]
      await warmUp(browser, still)
      await warmUp(browser, ours)
      const visits: { still: Visit; ours: Visit }[] = []
      // In turns, so that a noisy moment of the machine meets both.
      for (let run = 0; run < runs; run += 1)
        visits.push({ still: await visit(browser, still, STATIC_IDLE_MS), ours: await visit(browser, ours, IDLE_MS) })
      figures.push(...paintFigures(id, visits, await readFile(join(out, id, 'sw.js'))))
    }
  } finally {
    await browser.close()
    await server.close()
    sandbox.close()
  }
  return figures
}

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`
const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0)

function paintFigures(id: string, visits: readonly { still: Visit; ours: Visit }[], worker: Buffer): Figure[] {
  const ours = visits.map((it) => it.ours)
  const lcp = median(ours.map((it) => it.lcp))
  const still = median(visits.map((it) => it.still.lcp))
  const shift = Math.max(...ours.map((it) => it.shift))
  const scripts = Math.max(...ours.map((it) => sum(it.scripts.values())))
  const images = Math.max(...ours.map((it) => it.images.first))
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
    {
      name: `${id} /index pictures of the first screen`,
      measured: kb(images),
      aim: `${kb(IMAGE_AIM)} or less`,
      reference: `${kb(Math.max(...ours.map((it) => it.images.all)))} with what is fetched for below; the static page’s are ${kb(Math.max(...visits.map((it) => it.still.images.all)))}`,
      met: images <= IMAGE_AIM,
    },
  ]
}
