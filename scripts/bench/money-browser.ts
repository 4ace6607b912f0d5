/** Money that is never posted twice, in a real browser on a built bundle: hasty hands while answers break (safety figures). */
import { join } from 'node:path'
import type { BrowserContext } from 'playwright'
import * as v from 'valibot'
import { HEADERS } from '../../src/api/envelope.ts'
import { settleMoneyRequest } from '../../src/api/money-requests.ts'
import { sendToTeammate } from '../../src/api/team.ts'
import type { Figure } from './figure.ts'
import { act, BRAND, DEEDS, enter, FAULTS, fillIn, PAYMENT, SETTLED_MS, untilKnown } from './money-deeds.ts'
import { createRequestWatch, type RequestWatch } from './money-watch.ts'
import { benchHome, withSite, writeNeutralBrand, type Site } from './site.ts'

const PORT = 4197
const HOME = benchHome('money')
/** Half of them with the platform's own deduplication, half without. */
const TRIALS = 500
/** At a time: a page mostly waits. */
const LANES = 2

interface Tally {
  trials: number
  doubles: number
  secondRequests: number
  /** That the browser made by itself. */
  copies: number
  unsettled: number
  moved: number
  longestMs: number
}

/**
 * Figures, with the platform's own deduplication and without: doubles, second requests, what is not known in time.
 * @param trials fewer than all of them are a look, and fulfil no aim
 */
export async function benchMoneyBrowser(trials = TRIALS): Promise<Figure[]> {
  await writeNeutralBrand(join(HOME, 'brands'), BRAND, 'Money')
  const watch = createRequestWatch(sendToTeammate, settleMoneyRequest)
  const half = Math.ceil(trials / 2)
  const site = {
    port: PORT,
    brandsDir: join(HOME, 'brands'),
    outDir: join(HOME, 'dist'),
    // A page with a stream of news is never at rest.
    scenarios: ['no-popup', 'no-stream', 'modules,on=TRANSFER_UPLINE'],
    answering: watch.around,
  }
  return withSite(site, async (open) => [
    ...figures(await run(open, watch, true, half), true),
    ...figures(await run(open, watch, false, half), false),
  ])
}

/** Half of the trials: all deeds with all faults, again and again. */
async function run(site: Site, watch: RequestWatch, deduplicates: boolean, wanted: number): Promise<Tally> {
  const tally: Tally = { trials: 0, doubles: 0, secondRequests: 0, copies: 0, unsettled: 0, moved: 0, longestMs: 0 }
  let next = 0
  const lane = async (): Promise<void> => {
    while (next < wanted) {
      const place = next
      next += 1
      await attempt(site, watch, deduplicates, place, tally)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return tally
}

const made = v.object({ username: v.string(), token: v.string() })
const books = v.object({ transactions: v.array(v.object({ reason: v.string() })) })

/** One trial: a member of their own in a browser of their own; then all is found out, and the ledger is read. */
async function attempt(
  site: Site,
  watch: RequestWatch,
  deduplicates: boolean,
  place: number,
  tally: Tally,
): Promise<void> {
  const deed = DEEDS[place % DEEDS.length] ?? 'once'
  // Seven and eight: each deed meets each fault, and every round at another moment.
  const fault = FAULTS[place % FAULTS.length]
  const after = 40 * (Math.floor(place / DEEDS.length) % 7)
  const said = { merchant: BRAND, balance: '1000.00', token: true, paymentPassword: PAYMENT }
  const { username, token } = v.parse(made, await site.control('members', said))
  await site.control('teams', { merchant: BRAND, member: username, upline: true })
  const name = `bench-${username}`
  const scenario = (one: object): Promise<unknown> => site.control('scenarios', { brand: BRAND, context: name, ...one })
  if (!deduplicates) await scenario({ kind: 'no-deduplication' })
  if (fault) await scenario({ endpoint: sendToTeammate.name, ...fault })
  const context = await enter(site, name, token)
  const twice = countTwice(context)
  try {
    const tabs = [await fillIn(context, site)]
    if (deed === 'two-tabs') tabs.push(await fillIn(context, site))
    const last = await act(deed, tabs, context, site, after)
    const begun = performance.now()
    const settled = await untilKnown(last)
    tally.longestMs = Math.max(tally.longestMs, performance.now() - begun)
    if (!settled) tally.unsettled += 1
  } finally {
    await context.close()
  }
  const { transactions } = v.parse(books, await site.ask('ledger', { merchant: BRAND, member: username }))
  const moved = transactions.filter(({ reason }) => reason === 'upline-transfer').length
  tally.trials += 1
  tally.moved += Math.min(1, moved)
  if (moved > 1) tally.doubles += 1
  // Most are seen at both ends: as they leave, and as they arrive.
  tally.secondRequests += Math.max(watch.secondsOf(token), twice())
  tally.copies += watch.copiesOf(token)
}

/** Counts the requests that the pages of a browser have sent twice, by their numbers. */
function countTwice(context: BrowserContext): () => number {
  const numbers: string[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).pathname !== sendToTeammate.path) return
    numbers.push(request.headers()[HEADERS.idempotency.toLowerCase()] ?? '')
  })
  return () => numbers.length - new Set(numbers).size
}

function figures(told: Tally, deduplicates: boolean): Figure[] {
  const where = deduplicates ? '' : ', deduplication off'
  const { trials, doubles, secondRequests, copies, unsettled, moved, longestMs } = told
  const wanted = TRIALS / 2
  const met = (isGood: boolean): boolean | null => (!isGood || moved === 0 ? false : trials >= wanted ? true : null)
  const ran = `${trials} trials of ${wanted} on a built bundle, ${moved} moved`
  return [
    {
      name: `money in a browser, doubles in the ledger${where}`,
      measured: String(doubles),
      aim: '0',
      reference: `${ran}: double clicks, Enter and click, two tabs, reloads, closed tabs, no network, broken answers`,
      met: met(doubles === 0),
    },
    {
      name: `money in a browser, second requests${where}`,
      measured: String(secondRequests),
      aim: '0',
      reference: `sent twice by its ${HEADERS.idempotency}, or while it was not known what came of one before`,
      met: met(secondRequests === 0),
    },
    {
      name: `money in a browser, copies by the browser itself${where}`,
      measured: String(copies),
      aim: '',
      reference: 'of requests whose connection broke; the same bytes, which the platform knows by their seal',
      met: null,
    },
    {
      name: `money in a browser, not known in time${where}`,
      measured: String(unsettled),
      aim: '0',
      reference: `within ${SETTLED_MS / 1000} s of the last deed; the longest took ${(longestMs / 1000).toFixed(1)} s`,
      met: met(unsettled === 0),
    },
  ]
}
