/**
 * A deployment that replaces another while players visit: for a time either answers, at random, and then the old one is gone.
 * Counted are sites that do not come back by themselves, and workers that keep what is not of their own version.
 */
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import { serveBundle, type ServedBundle } from '../serve/bundle.ts'
import type { Figure } from './figure.ts'
import { runInLanes } from './games/lanes.ts'
import { writeLaterVersion } from './later-version.ts'
import { benchHome, withSite, writeNeutralBrand, type Site } from './site.ts'

const PORT = 4195
const BRAND = 'rolling'
const HOME = benchHome('rolling')
const VISITS = 100
/** At a time: a visit mostly waits. */
const LANES = 4
/** What the names of the new deployment's files begin with. */
const MARK = 'later'
/** The cookie that tells which of the deployments answer a visitor. */
const PHASE = 'phase'
/** How long a page is looked at while either answers; it is left alone for so long. */
const LOOK_MS = 1500
/** In this time a page starts by itself once the old deployment is gone: one that was just loaded anew waits for two minutes. */
const STARTS_MS = 150_000

/** Who comes, in turn: first-time visitors and those with a worker of the old deployment, or without one. */
const VISITORS = [
  { worker: true, returns: true },
  { worker: true, returns: false },
  { worker: false, returns: false },
] as const
/** What the host does in between: each request goes to either, or files of both are there and the pages are of either. */
const HOSTS = ['either', 'shared-files'] as const
type Host = (typeof HOSTS)[number]

interface Tally {
  visits: number
  dead: number
  stale: number
  /** Visits that have met a page that did not start while either answered. */
  met: number
}

/** Figures: dead sites, and those left with the old version. @param visits fewer than all of them are a look, and fulfil no aim */
export async function benchRolling(visits = VISITS): Promise<Figure[]> {
  await writeNeutralBrand(join(HOME, 'brands'), BRAND, 'Rolling')
  const outDir = join(HOME, 'dist')
  const site = { port: PORT, brandsDir: join(HOME, 'brands'), outDir, scenarios: ['no-popup', 'no-stream'] }
  const tally: Tally = { visits: 0, dead: 0, stale: 0, met: 0 }
  await withSite(site, async (open) => {
    const later = join(HOME, 'later')
    await writeLaterVersion(join(outDir, BRAND), later, MARK)
    const rules = open.brands.find(({ id }) => id === BRAND)?.headers ?? []
    open.bundles.set(BRAND, replacing(serveBundle(join(outDir, BRAND), rules), serveBundle(later, rules)))
    await runInLanes(LANES, visits, (place) => visit(open, place, tally))
  })
  const full = visits >= VISITS
  const reference = `${tally.visits} visits of ${VISITS}, with and without a worker; ${tally.met} met a page that did not start at once`
  const met = (isGood: boolean): boolean | null => (!isGood || tally.met === 0 ? false : full ? true : null)
  return [
    {
      name: 'a deployment that replaces another, sites that stay dead',
      measured: String(tally.dead),
      aim: '0',
      reference: `${reference}; each had ${STARTS_MS / 1000} s, and no press`,
      met: met(tally.dead === 0),
    },
    {
      name: 'a deployment that replaces another, sites that stay old',
      measured: String(tally.stale),
      aim: '0',
      reference: 'after the new version was taken',
      met: met(tally.stale === 0),
    },
  ]
}

/** Answers with either of two bundles, as the visitor's cookie says. */
function replacing(old: ServedBundle, later: ServedBundle): ServedBundle {
  const respond = (request: Request): Response => {
    const phase = new RegExp(`${PHASE}=([\\w-]+)`).exec(request.headers.get('cookie') ?? '')?.[1]
    if (phase === 'before') return old.respond(request)
    if (phase !== 'either' && phase !== 'shared-files') return later.respond(request)
    // As a host that balances its load: what is counted must hold in any order of answers.
    const [one, other] = Math.random() < 0.5 ? [old, later] : [later, old]
    const answer = one.respond(request)
    return phase === 'shared-files' && answer.status === 404 ? other.respond(request) : answer
  }
  return { respond, reload: () => undefined }
}

async function visit(site: Site, place: number, tally: Tally): Promise<void> {
  const visitor = VISITORS[place % VISITORS.length] ?? VISITORS[0]
  const host = HOSTS[Math.floor(place / VISITORS.length) % HOSTS.length] ?? HOSTS[0]
  const context = await site.browser.newContext({ serviceWorkers: visitor.worker ? 'allow' : 'block' })
  const enter = (phase: Host | 'before' | 'after'): Promise<void> =>
    context.addCookies([{ name: PHASE, value: phase, url: site.addressOf(BRAND, '/') }])
  try {
    const page = await context.newPage()
    if (visitor.returns) {
      await enter('before')
      await open(page, site, '/index')
      await register(page)
      await open(page, site, '/index')
    }
    await enter(host)
    let met = false
    for (const path of ['/index', '/help', '/slot']) {
      await open(page, site, path)
      // By time alone: a page that does not start has nothing to wait for.
      await page.waitForTimeout(LOOK_MS)
      if (!(await hasStarted(page))) met = true
      if (visitor.worker) await register(page)
    }
    await enter('after')
    if (met) tally.met += 1
    // Whoever only comes back, and whoever has left the page open.
    if (place % 2 === 0) await open(page, site, '/index')
    if (!(await starts(page))) tally.dead += 1
    else if (!(await becomesNew(context, page, site, visitor.worker))) tally.stale += 1
    tally.visits += 1
  } finally {
    await context.close()
  }
}

/** What does not come is part of what is tried. */
const open = async (page: Page, site: Site, path: string): Promise<void> =>
  void (await page.goto(site.addressOf(BRAND, path), { waitUntil: 'load' }).catch(() => undefined))

/** Registers the worker, or has it look for a new one, and waits for what comes of it; the page does so in its own time. */
const register = (page: Page): Promise<void> =>
  page
    .evaluate(async () => {
      const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
      await registration.update()
      const { installing } = registration
      if (!installing) return
      await new Promise<void>((resolve) => {
        const look = (): void => {
          if (installing.state !== 'installing') resolve()
        }
        installing.addEventListener('statechange', look)
        look()
      })
    })
    .catch(() => undefined)

const hasStarted = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset['ready'] !== undefined).catch(() => false)

const starts = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(() => document.documentElement.dataset['ready'] !== undefined, undefined, { timeout: STARTS_MS })
    .then(
      () => true,
      () => false,
    )

/** Takes the new version, as who presses "Reload" does, and tells whether the page is of it. */
async function becomesNew(context: BrowserContext, page: Page, site: Site, hasWorker: boolean): Promise<boolean> {
  if (hasWorker) {
    await register(page)
    await page
      .evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration()
        const { waiting } = registration ?? {}
        if (!waiting) return
        const taken = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
        waiting.postMessage({ type: 'SKIP_WAITING' })
        await taken
      })
      .catch(() => undefined)
  }
  const last = await context.newPage()
  await open(last, site, '/index')
  if (!(await starts(last))) return false
  const isNew = (mark: string): boolean =>
    document.getElementById('starter')?.textContent?.includes(`/${mark}-`) === true
  return last.evaluate(isNew, MARK)
}
