/** Runs Lighthouse for `lighthouse.ts`: an address comes as a message, what it says of it goes back as one. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import * as v from 'valibot'
import { CHROMIUM_FLAGS } from '../../tools/journeys/chromium-flags.ts'
import { CATEGORIES, type Answer, type Audit } from './lighthouse.ts'

const [folder = '', executablePath = '', port = ''] = process.argv.slice(2)

const resultSchema = v.object({
  runtimeError: v.optional(v.object({ message: v.string() })),
  audits: v.record(
    v.string(),
    v.object({ score: v.nullable(v.number()), numericValue: v.optional(v.number()), title: v.string() }),
  ),
  categories: v.record(
    v.string(),
    v.object({
      score: v.nullable(v.number()),
      auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })),
    }),
  ),
})
type Result = v.InferOutput<typeof resultSchema>

// The package is installed apart, so its types are not there.
const lighthouse = (await import(pathToFileURL(join(folder, 'node_modules/lighthouse/core/index.js')).href)) as {
  default: (url: string, flags: object) => Promise<{ lhr: unknown }>
}
const FLAGS = { port: Number(port), output: 'json', logLevel: 'silent', onlyCategories: [...CATEGORIES] }

/** In a browser of its own: Lighthouse leaves what a page has kept, and a second visit would be another one. */
async function measure(url: string): Promise<Answer> {
  const args = [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ executablePath, args })
  try {
    const { lhr } = await lighthouse.default(url, FLAGS)
    const result = v.parse(resultSchema, lhr)
    return result.runtimeError ? { failure: result.runtimeError.message } : { audit: read(result) }
  } finally {
    await browser.close()
  }
}

function read({ audits, categories }: Result): Audit {
  const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN
  const score = (id: string): number => Math.round((categories[id]?.score ?? Number.NaN) * 100)
  const lacking = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
  )
  return {
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lacking,
  }
}

process.on('message', (url: string) => {
  measure(url)
    .catch((error: unknown): Answer => ({ failure: String(error) }))
    .then((answer) => process.send?.(answer))
    .catch(() => process.exit(1))
})
process.on('disconnect', () => process.exit(0))
