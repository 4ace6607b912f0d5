/** Money that is never posted twice, in a real browser on a built bundle: hasty hands while answers break (safety figures). */
import { join } from 'node:path'
import type { BrowserContext } from 'playwright'
import * as v from 'valibot'
import { HEADERS } from '../../../src/api/transport/envelope.ts'
import { settleMoneyRequest } from '../../../src/api/money/money-requests.ts'
import { createSeal } from '../../../src/api/seal/seal.ts'
import { gatewayAt } from '../../../src/api/serve-in-process.ts'
import { CACHE } from '../../build/compile/compile.ts'
import { sandboxSealKeys } from '../../build/page/seal-key.ts'
import type { Figure } from '../figure.ts'
import {
  act,
  USER_ACTIONS,
  enter,
  FAULTS,
  fillIn,
  contradictsRecords,
  SETTLED_MS,
  untilKnown,
  withoutParts,
} from './user-actions.ts'
import { BRAND, PAYMENT, type Bench } from './money-page.ts'
import { MONEY_PAGES } from './money-pages.ts'
import { createRequestWatch, type RequestWatch } from './money-watch.ts'
import { runInLanes } from '../games/lanes.ts'
import { benchHome, withSite, writeNeutralBrand, type Site } from '../site.ts'

const PORT = 4197
const HOME = benchHome('money')
/** Sixty a call, half of them with the platform's own deduplication, half without. */
export const TRIALS = 60 * MONEY_PAGES.length
/** At a time: a page mostly waits. */
const LANES = 4

interface Tally {
  trials: number
  doubles: number
  secondRequests: number
  /** That the browser made by itself. */
  copies: number
  unsettled: number
  falseWords: number
  /** By the name of the call. */
  readonly moved: Map<string, number>
  longestMs: number
}

const noTally = (): Tally => ({
  trials: 0,
  doubles: 0,
  secondRequests: 0,
  copies: 0,
  unsettled: 0,
  falseWords: 0,
  moved: new Map(),
  longestMs: 0,
})

/**
 * Figures, with the platform's own deduplication and without: doubles, second requests, false words, what is not known in
 * time. What went wrong is told on stderr, with the call, the action and the fault.
 * @param trials fewer than all of them are a look, and fulfil no aim
 */
export async function benchMoneyBrowser(trials = TRIALS): Promise<Figure[]> {
  await writeNeutralBrand(join(HOME, 'brands'), BRAND, 'Money')
  const watch = createRequestWatch(
    MONEY_PAGES.map(({ endpoint }) => endpoint),
    settleMoneyRequest,
  )
  const { publicJwk } = await sandboxSealKeys(CACHE)
  const site = {
    port: PORT,
    brandsDir: join(HOME, 'brands'),
    outDir: join(HOME, 'dist'),
    // A page with a stream of news is never at rest.
    scenarios: ['no-popup', 'no-stream', 'modules,on=TRANSFER_UPLINE/MANUAL_REBATE', 'deposit-state,state=credited'],
    seed: { wallet: 'transfer' as const },
    answering: watch.around,
  }
  const tallies = [noTally(), noTally()] as const
  await withSite(site, (open) => {
    const gatewayOf = (token: string): Bench['gateway'] =>
      gatewayAt(new URL(open.addressOf(BRAND, '/')).origin, {
        merchant: BRAND,
        token: () => token,
        seal: createSeal(publicJwk),
        fetch: async (input, init) => {
          const answer = await open.fetch(new Request(input, init))
          // The one that Node's server has put in the place of its own lets nobody write over this, as ky does.
          return Object.defineProperty(answer, 'json', { value: answer.json.bind(answer), writable: true })
        },
      })
    return runInLanes(LANES, trials, (place) => attempt({ site: open, watch, gatewayOf }, place, tallies))
  })
  return [...figures(tallies[0], true), ...figures(tallies[1], false)]
}

interface Open {
  readonly site: Site
  readonly watch: RequestWatch
  readonly gatewayOf: (token: string) => Bench['gateway']
}

const made = v.object({ username: v.string(), token: v.string() })
const books = v.object({ transactions: v.array(v.object({ reason: v.string() })) })

/** One trial: a member of their own in a browser of their own; then all is found out, and the ledger is read. */
async function attempt(
  { site, watch, gatewayOf }: Open,
  place: number,
  [deduplicated, other]: readonly [Tally, Tally],
): Promise<void> {
  const page = MONEY_PAGES[place % MONEY_PAGES.length]!
  // Two, seven and nine: each action meets each fault on each platform, and every round at another moment.
  const round = Math.floor(place / MONEY_PAGES.length)
  const tally = round % 2 === 0 ? deduplicated : other
  const action = USER_ACTIONS[round % USER_ACTIONS.length] ?? 'once'
  const fault = FAULTS[round % FAULTS.length] ?? null
  const after = 40 * (round % 5)
  const said = { merchant: BRAND, balance: '1000.00', token: true, paymentPassword: PAYMENT }
  const { username, token } = v.parse(made, await site.control('members', said))
  const { address, moved } = await page.prepare({ username, gateway: gatewayOf(token), control: site.control })
  const name = `bench-${username}`
  const scenario = (one: object): Promise<unknown> => site.control('scenarios', { brand: BRAND, context: name, ...one })
  if (tally === other) await scenario({ kind: 'no-deduplication' })
  if (fault && fault !== 'parts') await scenario({ endpoint: page.endpoint.name, ...fault })
  const context = await enter(site, name, token)
  const twice = countTwice(context, page.endpoint.path)
  const letThrough = fault === 'parts' ? await withoutParts(context) : null
  const trial = { site, context, page, address }
  const problems: string[] = []
  try {
    const tabs = [await fillIn(trial)]
    if (action === 'two-tabs') tabs.push(await fillIn(trial))
    const last = await act(action, tabs, trial, after)
    const begun = performance.now()
    if (letThrough) {
      // Long enough for the page to have tried what it cannot send; there is nothing that ends this.
      await last.waitForTimeout(500)
      await letThrough()
      await last.reload()
    }
    if (!(await untilKnown(last, address))) {
      tally.unsettled += 1
      problems.push('not known in time')
    }
    tally.longestMs = Math.max(tally.longestMs, performance.now() - begun)
    const times = await timesMoved(site, username, moved)
    const falseWord = await contradictsRecords(last, times, action)
    if (falseWord !== null) problems.push(`moved ${times}, and says: ${falseWord}`)
    tally.falseWords += Number(falseWord !== null)
    if (times > 0) tally.moved.set(page.endpoint.name, (tally.moved.get(page.endpoint.name) ?? 0) + 1)
    if (times > 1) problems.push(`moved ${times} times`)
    tally.doubles += Number(times > 1)
  } catch (error) {
    // A trial that could not be played to its end has proved nothing.
    tally.unsettled += 1
    problems.push(String(error).split('\n')[0] ?? '')
  } finally {
    await context.close()
  }
  tally.trials += 1
  // Most are seen at both ends: as they leave, and as they arrive.
  const seconds = Math.max(watch.secondsOf(token), twice())
  if (seconds > 0) problems.push(`${seconds} second requests`)
  tally.secondRequests += seconds
  tally.copies += watch.copiesOf(token)
  if (problems.length > 0)
    console.error(`${place} ${page.endpoint.name}, ${action}, ${JSON.stringify(fault)}: ${problems.join('; ')}`)
}

async function timesMoved(site: Site, member: string, moved: string | (() => Promise<number>)): Promise<number> {
  if (typeof moved === 'function') return moved()
  const { transactions } = v.parse(books, await site.ask('ledger', { merchant: BRAND, member }))
  return transactions.filter(({ reason }) => reason === moved).length
}

/** Counts the requests that the pages of a browser have sent twice, by their numbers. */
function countTwice(context: BrowserContext, path: string): () => number {
  const numbers: string[] = []
  context.on('request', (request) => {
    // Lists may be read at the same path.
    if (request.method() === 'GET' || new URL(request.url()).pathname !== path) return
    numbers.push(request.headers()[HEADERS.idempotency.toLowerCase()] ?? '')
  })
  return () => numbers.length - new Set(numbers).size
}

function figures(told: Tally, deduplicates: boolean): Figure[] {
  const where = deduplicates ? '' : ', deduplication off'
  const { trials, doubles, secondRequests, copies, unsettled, falseWords, moved, longestMs } = told
  const wanted = TRIALS / 2
  // A call that never arrives proves nothing.
  const allMoved = MONEY_PAGES.every(({ endpoint }) => moved.has(endpoint.name))
  const met = (isGood: boolean): boolean | null => (!isGood ? false : trials >= wanted ? allMoved : null)
  const ran = `${trials} trials of ${wanted} of ${MONEY_PAGES.length} pages on a built bundle; moved: ${[...moved].map((one) => one.join(' ')).join(', ')}`
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
      name: `money in a browser, false words${where}`,
      measured: String(falseWords),
      aim: '0',
      reference: 'that something was done which the ledger does not have, or that nothing was which it has',
      met: met(falseWords === 0),
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
      reference: `within ${SETTLED_MS / 1000} s of the last action; the longest took ${(longestMs / 1000).toFixed(1)} s`,
      met: met(unsettled === 0),
    },
  ]
}
