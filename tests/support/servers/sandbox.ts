/** The sandbox as one journey sees it: scenarios and members that no other journey meets. */
import type { BrowserContext } from 'playwright/test'
import { sandboxOrigin } from '../../../scripts/serve/hosts.ts'
import { CLOSE, JOURNEY_PORT } from './environment.ts'

export interface MadeMember {
  readonly username: string
  readonly password: string
  /** Digits alone, such as `54`. */
  readonly countryDialingCode: string
  /** One that no other member has. */
  readonly mobileNum: string
}

export interface SandboxOfTest {
  /** Marks a browser context, so that this journey's scenarios hold there and nowhere else. */
  enter(context: BrowserContext): Promise<void>
  /** A fresh member of a kind such as `player`, `trial` or `vip`. */
  member(kind: string, balance?: string): Promise<MadeMember>
  /** The same, with the token of a session that has begun. */
  memberLoggedIn(kind: string, balance?: string): Promise<MadeMember & { readonly token: string }>
  /** Switches a scenario on, for this journey alone. */
  scenario(input: { readonly kind: string } & Readonly<Record<string, unknown>>): Promise<void>
  /**
   * Switches this journey's scenarios off, or those of one kind; nothing pops up on start all the same, and there is no
   * stream of news.
   */
  clear(kind?: string): Promise<void>
  /** Lets news come by a stream; for other journeys it is asked for, since a page with a stream is never at rest. */
  stream(): Promise<void>
  /** Lets the notice popup come on start, which other journeys are spared. */
  popup(): Promise<void>
  /** Lets covers of games be drawn, which takes the machine's time; other journeys meet plain ones. */
  covers(): Promise<void>
  /** Leaves nothing behind. */
  leave(): Promise<void>
  /** How many sessions of a member run on the server. */
  sessions(member: string): Promise<number>
  /** Ends a member's sessions on the server, as when they expire. Returns how many there were. */
  endSessions(member: string): Promise<number>
  /** What the operator does, such as `notifications`, for this journey's brand. */
  post(path: string, body: Readonly<Record<string, unknown>>): Promise<unknown>
  /** What the sandbox's own call answers, such as `ledger` or `feedback`. */
  ask(path: string, search?: Readonly<Record<string, string>>): Promise<unknown>
}

/** What a page is spared unless a journey is about it. */
const SPARED: ReadonlySet<string> = new Set(['no-popup', 'no-stream', 'plain-covers'])

/** @param context a name that no other journey uses */
export function sandboxFor(brand: string, context: string): SandboxOfTest {
  const address = (path: string, search: Readonly<Record<string, string>> = {}): string =>
    `http://127.0.0.1:${JOURNEY_PORT}/sandbox/${path}?${new URLSearchParams(search).toString()}`
  const call = async (url: string, init: Omit<RequestInit, 'headers'> = {}): Promise<unknown> => {
    const response = await fetch(url, { ...init, headers: { 'content-type': 'application/json', ...CLOSE } })
    if (!response.ok) throw new Error(`${init.method ?? 'GET'} ${url}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  const post = (path: string, body: unknown): Promise<unknown> =>
    call(address(path), { method: 'POST', body: JSON.stringify(body) })
  const scenario = async (input: object): Promise<void> => void (await post('scenarios', { brand, context, ...input }))
  const clear = async (match: Readonly<Record<string, string>> = {}): Promise<void> =>
    void (await call(address('scenarios', { context, ...match }), { method: 'DELETE' }))
  const make = (kind: string, balance?: string, more: object = {}): Promise<unknown> =>
    post('members', { merchant: brand, kind, ...(balance ? { balance } : {}), ...more })
  const kinds = async (): Promise<Set<string>> => {
    const { scenarios } = (await call(address('scenarios'))) as { scenarios: { kind: string; context?: string }[] }
    return new Set(scenarios.filter((one) => one.context === context).map(({ kind }) => kind))
  }
  return {
    enter: async (browser) => {
      await Promise.all([
        browser.addCookies([{ name: 'sandbox-context', value: context, url: sandboxOrigin(brand, JOURNEY_PORT) }]),
        scenario({ kind: 'no-popup' }),
        scenario({ kind: 'no-stream' }),
        post('scenarios', { context, kind: 'plain-covers' }),
      ])
    },
    // The sandbox's own control call; its answers are checked by what the journey does with them.
    member: async (kind, balance) => (await make(kind, balance)) as MadeMember,
    memberLoggedIn: async (kind, balance) =>
      (await make(kind, balance, { token: true })) as MadeMember & { readonly token: string },
    scenario,
    clear: async (only) => {
      if (only !== undefined) return clear({ kind: only })
      // What the page is spared stays all along: it may ask at any moment.
      for (const kind of await kinds()) if (!SPARED.has(kind)) await clear({ kind })
    },
    stream: () => clear({ kind: 'no-stream' }),
    popup: () => clear({ kind: 'no-popup' }),
    covers: () => clear({ kind: 'plain-covers' }),
    leave: () => clear(),
    sessions: async (member) => {
      const answer = await call(address('sessions', { merchant: brand, member }))
      return (answer as { running: number }).running
    },
    endSessions: async (member) => {
      const answer = await call(address('sessions', { merchant: brand, member }), { method: 'DELETE' })
      return (answer as { ended: number }).ended
    },
    post: (path, body) => post(path, { merchant: brand, ...body }),
    ask: (path, search = {}) => call(address(path, { merchant: brand, ...search })),
  }
}
