/** For tests of money: players of a sandbox, in browsers with several tabs, reloads and no network. */
import * as v from 'valibot'
import { vi } from 'vitest'
import type { Endpoint } from '../api/transport/endpoint.ts'
import { settleMoneyRequest } from '../api/money/money-requests.ts'
import { transferFunds } from '../api/money/wallet.ts'
import { isFailure } from '../rules/failure.ts'
import { newRequestNo } from '../rules/money/money-intent.ts'
import { holdOn, passOn, type Held } from './held-request.ts'
import { memberQuery } from '../state/account/member.ts'
import { postingsOf, type Wanted } from './money-calls.ts'
import { locksAtom } from '../state/money/request/pending-money.ts'
import { sendMoneyAtom } from '../state/money/request/send-money.ts'
import { sessionAtom } from '../state/account/login/session.ts'
import { openPage, stubStorage, type TestPage } from './state.ts'

/** The sandbox's, of the merchant of `testBrand` with a wallet a vendor. */
interface Bench {
  readonly sandbox: { fetch(request: Request): Promise<Response> | Response }
  control(method: string, path: string, payload?: unknown): Promise<Record<string, unknown>>
}

/** The browser's locks, shared by pages; those of a page that is gone are free again. */
function createLocks() {
  const held = new Map<string, object>()
  return {
    of: (page: object) => ({
      // The cast: of the interface's overloads, the one that is used.
      request: (async (name: string, _options: LockOptions, work: (lock: object | null) => unknown) => {
        if (held.has(name)) return work(null)
        held.set(name, page)
        try {
          return await work({})
        } finally {
          if (held.get(name) === page) held.delete(name)
        }
      }) as LockManager['request'],
    }),
    free: (page: object) => {
      for (const [name, owner] of held) if (owner === page) held.delete(name)
    },
  }
}

/** What a form heard when it sent, or the failure that it shows. */
export type Heard = 'done' | 'contradicted' | 'pending' | 'duplicate' | 'failed'

export interface Tab extends TestPage {
  /** Reads who is logged in: a form is shown to who is known. */
  readonly ready: () => Promise<unknown>
  /** Closes the page: nothing that it waits for comes back, and its locks are free. */
  readonly close: () => void
  /** Sends the form that this tab shows. However often, it is one intent, until there is a new form. */
  readonly send: (said?: {
    readonly amount?: string
    readonly requestNo?: string
    readonly again?: boolean
  }) => Promise<Heard>
}

export interface Browser {
  /** A page of the same player, in the same storage. */
  readonly openTab: () => Tab
  readonly setOnline: (is: boolean) => void
  /** Switches a scenario on, for this browser alone. */
  readonly scenario: (said: object) => Promise<unknown>
  /** Holds the next request for what is wanted on its way. */
  readonly hold: () => Held
  /**
   * Sends the next request for what is wanted twice, as a browser does by itself where a connection is reset after the deed:
   * what is heard is the answer to the second.
   * @param how the platform takes the second: its edge knows it by its seal, or turns it away with a status alone; or it is
   * taken like any other
   */
  readonly copyNext: (how: 'replayed' | 'taken' | number) => void
  /** How often what was wanted has been done. */
  readonly moved: () => Promise<number>
  /** How many requests for it left this browser twice, or while it was not known what came of one before. */
  readonly secondRequests: () => number
}

/**
 * A player in a browser of their own, whose storage the test's becomes.
 * @param timeoutMs how long its pages wait for an answer
 * @param wanted what its forms send; a transfer to a vendor unless given
 */
export function openBrowser(
  bench: Bench,
  player: { readonly username: string; readonly token: string },
  timeoutMs: number,
  wanted: Omit<Wanted, 'player'> = transferOf(bench, player),
): Browser {
  stubStorage()
  const context = `trial${crypto.randomUUID()}`
  const locks = createLocks()
  const watcher = watchRequests(wanted.endpoint)
  let online = true
  let transport = passOn

  const openTab = (): Tab => {
    const self = {}
    let alive = true
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const request = new Request(input, init)
      request.headers.set('cookie', `sandbox-context=${context}`)
      if (!online) throw new TypeError('Failed to fetch')
      const told = await watcher.sends(request)
      const answer = await transport(request, async () => bench.sandbox.fetch(request)).catch((error: unknown) => {
        if (alive) throw error
        return never()
      })
      if (!alive) return never()
      await told(answer)
      return answer
    }
    const page = openPage(fetch, { timeoutMs })
    const formNo = newRequestNo()
    page.store.set(locksAtom, locks.of(self))
    page.store.set(sessionAtom, { token: player.token, accountType: 0, username: player.username, nickname: '' })
    return {
      ...page,
      ready: () => page.queries.prefetchQuery(memberQuery),
      close: () => {
        alive = false
        locks.free(self)
        page.store.set(sessionAtom, null)
      },
      send: async ({ amount, requestNo = formNo, again = false } = {}) => {
        const other = amount === undefined ? {} : { amount }
        const { kind, endpoint } = wanted
        const request = { ...wanted.request, ...other }
        const sending = { kind, endpoint, requestNo, request, ...wanted.movement, ...other, again }
        try {
          return (await page.store.set(sendMoneyAtom, sending, page.queries)).state
        } catch (error) {
          if (!isFailure(error)) throw error
          return 'failed'
        }
      },
    }
  }

  return {
    openTab,
    secondRequests: watcher.secondRequests,
    setOnline: (is) => {
      online = is
    },
    scenario: (said) => bench.control('POST', '/sandbox/scenarios', { context, brand: 'pampas', ...said }),
    hold: () => {
      const { transport: held, ...rest } = holdOn(wanted.endpoint.path, timeoutMs)
      transport = held
      return rest.held
    },
    copyNext: (how) => {
      transport = async (request, pass) => {
        if (new URL(request.url).pathname !== wanted.endpoint.path) return pass()
        transport = passOn
        const copy = request.clone()
        await pass()
        if (how === 'taken') return bench.sandbox.fetch(copy)
        return how === 'replayed' ? REPLAYED.clone() : new Response('<html>No</html>', { status: how })
      }
    },
    moved: wanted.moved,
  }
}

/** What the sandbox says of a seal that has come before (`api/seal/unseal.ts`). */
const REPLAYED = Response.json(
  { success: false, message: 'body: sealed request refused: replayed', value: { field: 'body' } },
  { status: 400 },
)

/** What a transfer out to a vendor is. */
function transferOf(bench: Bench, player: { readonly username: string }): Omit<Wanted, 'player'> {
  const movement = { from: 'MAIN', to: 'AG', amount: '10.00' }
  const moved = (): Promise<number> => postingsOf(bench, player, 'transfer-out')
  return { kind: 'transfer', endpoint: transferFunds, request: movement, movement, moved }
}

const refused = v.object({ success: v.literal(false) })
const settled = v.object({
  success: v.literal(true),
  value: v.object({ state: v.picklist(['done', 'refused', 'void']) }),
})
const numbered = v.object({ requestNo: v.string() })

/** Counts, on the wire, what must never leave a browser. */
function watchRequests({ path, reply }: Endpoint) {
  const answered = v.union([refused, v.object({ success: v.literal(true), value: reply })])
  const sent = new Set<string>()
  /** Sent, and no usable answer has come back, neither to it nor about it. */
  const unsettled = new Set<string>()
  let second = 0
  return {
    secondRequests: () => second,
    /** A request leaves; what it returns hears of an answer that has reached the page. */
    sends: async (request: Request): Promise<(answer: Response) => Promise<void>> => {
      const { pathname } = new URL(request.url)
      const usable = pathname === path ? answered : pathname === settleMoneyRequest.path ? settled : null
      if (!usable) return async () => {}
      const { requestNo } = v.parse(numbered, await request.clone().json())
      if (usable === answered) {
        if (unsettled.size > 0 || sent.has(requestNo)) second += 1
        sent.add(requestNo)
        unsettled.add(requestNo)
      }
      return async (answer) => {
        const body: unknown = await answer
          .clone()
          .json()
          .catch(() => null)
        if (v.safeParse(usable, body).success) unsettled.delete(requestNo)
      }
    },
  }
}

/** The answer that a page which is gone waits for. */
const never = (): Promise<Response> => new Promise(() => {})

/** Gives the globals back that a browser took. */
export const closeBrowsers = (): unknown => vi.unstubAllGlobals()
