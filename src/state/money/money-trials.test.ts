import * as fc from 'fast-check'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { createTestSandbox, pampas } from '../../../scripts/sandbox/testing/sandbox.ts'
import { makeWanted, MONEY_CALLS, type MoneyCallName } from '../../testing/money-calls.ts'
import { closeBrowsers, openBrowser, type Browser, type Heard, type Tab } from '../../testing/money.ts'
import { pendingIntentsAtom, settledIntentsAtom } from './request/pending-money.ts'
import { settleMoneyAtom } from './request/settle-money.ts'

/** What a run of trials has counted, for who runs many of them (`npm run bench -- --only money`). */
export interface MoneyTally {
  trials: number
  /** The same by call. */
  calls: Record<string, number>
  /** Intents whose money was moved more than once. */
  duplicates: number
  /** Requests that left a browser twice, or while it was not known what came of one before. */
  secondRequests: number
  /** Intents of which no answer arrived, so that they had to be found out. */
  unknown: number
  /** The longest that finding out took, from a reload or a lost answer on, in milliseconds. */
  longestMs: number
}

declare module 'vitest' {
  interface TaskMeta {
    money?: MoneyTally & { readonly deduplicates: boolean }
  }
}

/** How long a page waits for an answer here, in milliseconds. */
const TIMEOUT_MS = 40
const TRIALS = Number(process.env['TRIALS'] ?? 15)
/** `CALLS=claimRaffle,claimReward` tries these alone. */
const ONLY = process.env['CALLS']?.split(',')
const NAMES = MONEY_CALLS.filter((name) => ONLY?.includes(name) ?? true)

const apart = { ...pampas, wallet: 'transfer' as const }
const bench = createTestSandbox({ merchants: [apart] })
afterAll(() => bench.sandbox.close())
afterEach(closeBrowsers)

/** Ways in which a call can go wrong on its way, each for the next call alone. */
const FAULTS = [
  null,
  { kind: 'failing', how: 'abort', when: 'before', status: 500, times: 1 },
  { kind: 'failing', how: 'abort', when: 'after', status: 500, times: 1 },
  { kind: 'failing', how: 'status', when: 'before', status: 502, times: 1 },
  { kind: 'failing', how: 'status', when: 'after', status: 504, times: 1 },
  { kind: 'failing', how: 'html', when: 'after', status: 500, times: 1 },
  { kind: 'failing', how: 'cut-short', when: 'after', status: 500, times: 1 },
  { kind: 'failing', how: 'malformed-json', when: 'after', status: 500, times: 1 },
  { kind: 'failing', how: 'malformed-value', when: 'after', status: 500, times: 1 },
  { kind: 'slow', ms: 60 },
  { kind: 'refusing', message: 'system maintenance', times: 1 },
  ...(['replayed', 'taken', 400, 403, 409, 429] as const).map((how) => ({ kind: 'copied', how }) as const),
] as const

/** What a hasty player does. */
const USER_ACTIONS = [
  'once',
  'double-click',
  'two-tabs',
  'one-tab-after-the-other',
  'reload',
  'reload-and-again',
  'offline',
] as const

/** Does one action; returns what the forms heard, and the tabs that were open, the last one still so. */
async function act(browser: Browser, action: (typeof USER_ACTIONS)[number], after: number): Promise<[Heard[], Tab[]]> {
  const told: Heard[] = []
  const hear = async (what: Promise<Heard>): Promise<void> => void told.push(await what)
  const first = browser.openTab()
  await first.ready()
  if (action === 'once') await hear(first.send())
  if (action === 'double-click') await Promise.all([hear(first.send()), hear(first.send())])
  if (action === 'two-tabs' || action === 'one-tab-after-the-other') {
    const other = browser.openTab()
    await other.ready()
    if (action === 'two-tabs') await Promise.all([hear(first.send()), hear(other.send())])
    else for (const tab of [first, other]) await hear(tab.send())
    return [told, [first, other]]
  }
  if (!action.startsWith('reload') && action !== 'offline') return [told, [first]]
  void hear(first.send())
  await new Promise((go) => setTimeout(go, after))
  if (action === 'offline') browser.setOnline(false)
  first.close()
  const again = browser.openTab()
  if (action === 'offline') setTimeout(() => browser.setOnline(true), 5)
  if (action === 'reload-and-again' && told.length === 0) void hear(again.send())
  return [told, [first, again]]
}

interface Said {
  readonly name: MoneyCallName
  readonly fault: (typeof FAULTS)[number]
  readonly action: (typeof USER_ACTIONS)[number]
  /** Milliseconds until a page is reloaded or has no network. */
  readonly after: number
}

/** One trial: what a hasty player does while a call goes wrong; then all is found out, and the ledger is read. */
async function attempt({ name, fault, action, after }: Said, deduplicates: boolean, tally: MoneyTally): Promise<void> {
  const wanted = await makeWanted(bench, name)
  const browser = openBrowser(bench, wanted.player, TIMEOUT_MS, wanted)
  if (!deduplicates) await browser.scenario({ kind: 'no-deduplication' })
  if (fault?.kind === 'copied') browser.copyNext(fault.how)
  else if (fault) await browser.scenario({ endpoint: wanted.endpoint.name, ...fault })
  const [told, tabs] = await act(browser, action, after)
  const begun = performance.now()
  // The last one is always open; the others find out by themselves while they are.
  for (const { store, queries } of tabs.toReversed()) await store.set(settleMoneyAtom, queries)
  tally.longestMs = Math.max(tally.longestMs, performance.now() - begun)
  expect(tabs.at(-1)?.store.get(pendingIntentsAtom)).toEqual([])
  const settled = tabs.flatMap(({ store }) => store.get(settledIntentsAtom))
  const heard = told.includes('done') || settled.some(({ state }) => state === 'done')
  const moved = await browser.moved()
  tally.trials += 1
  tally.calls[name] = (tally.calls[name] ?? 0) + 1
  if (settled.length > 0) tally.unknown += 1
  // Unsealed, and where nothing tells doubles apart, there is nothing that could refuse a browser's own second try.
  const mayDouble = fault?.kind === 'copied' && fault.how === 'taken' && !deduplicates
  if (moved > 1 && !mayDouble) tally.duplicates += 1
  tally.secondRequests += browser.secondRequests()
  // A trial whose call never leaves proves nothing.
  if (fault === null && action === 'once') expect(told).toEqual(['done'])
  // What was moved is told, and what is told was moved.
  expect(moved > 0).toBe(heard)
  expect(moved).toBeLessThanOrEqual(mayDouble ? 2 : 1)
  for (const { state, doubles = [''] } of settled) if (state === 'done') expect(doubles).toHaveLength(moved)
  // A page that is gone, or has no network by then, has told nobody.
  if (moved === 2 && told.length > 0) expect(told).not.toContain('done')
  expect(browser.secondRequests()).toBe(0)
}

const trials = fc.record({
  name: fc.constantFrom(...NAMES),
  fault: fc.constantFrom(...FAULTS),
  action: fc.constantFrom(...USER_ACTIONS),
  after: fc.integer({ min: 0, max: 30 }),
})

describe.each([true, false])('where the platform tells doubles apart: %s', (deduplicates) => {
  test(
    'whatever a hasty player does and the network does, money is moved once or not at all (property)',
    async ({ task }) => {
      const tally: MoneyTally = { trials: 0, calls: {}, duplicates: 0, secondRequests: 0, unknown: 0, longestMs: 0 }
      task.meta.money = Object.assign(tally, { deduplicates })
      await fc.assert(
        fc.asyncProperty(trials, (said) => attempt(said, deduplicates, tally)),
        { numRuns: TRIALS },
      )
      expect(tally.longestMs).toBeLessThan(30_000)
    },
    10_000 + TRIALS * 300,
  )
})
