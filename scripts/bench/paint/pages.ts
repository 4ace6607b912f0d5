/** What Lighthouse says of every page that is prerendered besides the home page, beside a static page with the same picture. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PAGE_SHELLS, shellFile } from '../../build/page/page-shells.ts'
import { serveBundle } from '../../serve/bundle.ts'
import { ROOT } from '../../tools/root.ts'
import type { Figure } from '../figure.ts'
import { benchHome, withSite } from '../site.ts'
import { pageFigure, type AuditPair } from './audits.ts'
import { withLighthouse } from './lighthouse.ts'
import { writeStaticPage } from './static-page.ts'

const PORT = 4198
/** Where they are measured unless others are asked for: one brand with pictures, and one without. */
const BRANDS = ['pampas', 'wireframe']

/**
 * One figure a page and brand.
 * @param only the brands' ids
 * @param runs how often each page is measured, and the static one in turns with it
 */
export async function benchPages(only: readonly string[] = BRANDS, runs: number): Promise<Figure[]> {
  const out = benchHome('dist')
  const options = { port: PORT, brandsDir: join(ROOT, 'brands'), outDir: out, only }
  return withSite(options, ({ program, brands, bundles, addressOf }) =>
    withLighthouse(program, async (audit) => {
      const figures: Figure[] = []
      for (const { id } of brands) {
        const robots = await readFile(join(out, id, 'robots.txt'), 'utf8')
        const listed = !/^Disallow: \/$/m.test(robots)
        for (const shell of PAGE_SHELLS) {
          const host = `static-${id}`
          const page = benchHome(host)
          await writeStaticPage(join(out, id), page, shellFile(shell))
          bundles.set(host, serveBundle(page, []))
          const pairs: AuditPair[] = []
          for (let run = 0; run < runs; run += 1)
            pairs.push({ still: await audit(addressOf(host, '/')), ours: await audit(addressOf(id, shell.path)) })
          figures.push(pageFigure(id, shell.path, pairs, listed))
        }
      }
      return figures
    }),
  )
}
