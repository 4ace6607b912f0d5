/** The sandbox as one journey sees it: scenarios and members that no other journey meets. */
import type { BrowserContext } from 'playwright/test'
import { sandboxOrigin } from '../../scripts/serve/hosts.ts'
import { JOURNEY_PORT } from './environment.ts'

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
  /** Switches a scenario on, for this journey alone. */
  scenario(input: { readonly kind: string } & Readonly<Record<string, unknown>>): Promise<void>
  /** Switches this journey's scenarios off; nothing pops up on start all the same. */
  clear(): Promise<void>
  /** Lets the notice popup come on start, which other journeys are spared. */
  popup(): Promise<void>
  /** Leaves nothing behind. */
  leave(): Promise<void>
  /** Ends a member's sessions on the server, as when they expire. Returns how many there were. */
  endSessions(member: string): Promise<number>
  /** What the sandbox's own call answers, such as `ledger` or `feedback`. */
  ask(path: string, search?: Readonly<Record<string, string>>): Promise<unknown>
}

/** @param context a name that no other journey uses */
export function sandboxFor(brand: string, context: string): SandboxOfTest {
  const address = (path: string, search: Readonly<Record<string, string>> = {}): string =>
    `http://127.0.0.1:${JOURNEY_PORT}/sandbox/${path}?${new URLSearchParams(search).toString()}`
  const call = async (url: string, init: RequestInit = {}): Promise<unknown> => {
    const response = await fetch(url, init)
    if (!response.ok) throw new Error(`${init.method ?? 'GET'} ${url}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  const post = (path: string, body: unknown): Promise<unknown> =>
    call(address(path), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const scenario = async (input: object): Promise<void> => void (await post('scenarios', { brand, context, ...input }))
  const clear = async (match: Readonly<Record<string, string>> = {}): Promise<void> =>
    void (await call(address('scenarios', { context, ...match }), { method: 'DELETE' }))
  let quiet = true
  return {
    enter: async (browser) => {
      await browser.addCookies([{ name: 'sandbox-context', value: context, url: sandboxOrigin(brand, JOURNEY_PORT) }])
      await scenario({ kind: 'no-popup' })
    },
    // The sandbox's own control call; its answer is checked by what the journey does with it.
    member: async (kind, balance) =>
      (await post('members', { merchant: brand, kind, ...(balance ? { balance } : {}) })) as MadeMember,
    scenario,
    clear: async () => {
      await clear()
      if (quiet) await scenario({ kind: 'no-popup' })
    },
    popup: async () => {
      quiet = false
      await clear({ kind: 'no-popup' })
    },
    leave: () => clear(),
    endSessions: async (member) => {
      const answer = await call(address('sessions', { merchant: brand, member }), { method: 'DELETE' })
      return (answer as { ended: number }).ended
    },
    ask: (path, search = {}) => call(address(path, { merchant: brand, ...search })),
  }
}
