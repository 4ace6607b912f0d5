/** First paint, shift, scripts and pictures of each brand's first view, beside a static page with the same picture. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { FIRST_VIEW_SCRIPTS } from '../../build/compile/budget.ts'
import { serveBundle } from '../../serve/bundle.ts'
import { ROOT } from '../../tools/root.ts'
import { auditFigures, PAINT_AIM, type AuditPair } from './audits.ts'
import { median, type Figure } from '../figure.ts'
import { withLighthouse } from './lighthouse.ts'
import { benchHome, withSite } from '../site.ts'
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
 * Figures of every brand: largest contentful paint as a ratio, layout shift, gzip bytes of scripts, bytes of pictures; then
 * what Lighthouse says of the same pages.
 * @param only the brands' ids; all of them unless given
 * @param runs how often each page is measured, after a visit that is not
 */
export async function benchPaint(only: readonly string[] | undefined, runs: number): Promise<Figure[]> {
  const out = benchHome('dist')
  const options = { port: PORT, brandsDir: join(ROOT, 'brands'), outDir: out, only }
  return withSite(options, async ({ browser, program, brands, bundles, addressOf }) => {
    const figures: Figure[] = []
    for (const { id } of brands) {
      const page = benchHome(staticHost(id))
      await writeStaticPage(join(out, id), page, 'index.html')
      bundles.set(staticHost(id), serveBundle(page, []))
      const [ours, still] = [addressOf(id, '/index'), addressOf(staticHost(id), '/')]
      await warmUp(browser, still)
      await warmUp(browser, ours)
      const visits: { still: Visit; ours: Visit }[] = []
      // In turns, so that a noisy moment of the machine meets both.
      for (let run = 0; run < runs; run += 1)
        visits.push({ still: await visit(browser, still, STATIC_IDLE_MS), ours: await visit(browser, ours, IDLE_MS) })
      figures.push(...paintFigures(id, visits, await readFile(join(out, id, 'sw.js'))))
    }
    await withLighthouse(program, async (audit) => {
      for (const { id } of brands) {
        const pairs: AuditPair[] = []
        for (let run = 0; run < runs; run += 1)
          pairs.push({
            still: await audit(addressOf(staticHost(id), '/')),
            ours: await audit(addressOf(id, '/index')),
          })
        const robots = await readFile(join(out, id, 'robots.txt'), 'utf8')
        figures.push(...auditFigures(id, pairs, !/^Disallow: \/$/m.test(robots)))
      }
    })
    return figures
  })
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
      aim: `${PAINT_AIM.toFixed(2)} or less`,
      reference: `${Math.round(lcp)} ms over ${Math.round(still)} ms of a static page with the same picture`,
      met: lcp / still <= PAINT_AIM,
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
