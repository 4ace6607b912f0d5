/** The reference gateway: every call of the contract, with state, that refuses nonsense and misbehaves on command. */
import { Hono } from 'hono'
import { contract } from '../../src/api/contract.ts'
import { json, malformed, Malformed } from './answers.ts'
import { addArt } from './art/routes.ts'
import type { Services } from './context.ts'
import { addControl } from './control/control.ts'
import { addPages } from './control/pages.ts'
import { ControlError, readScenario } from './control/scenario-input.ts'
import { scenarioFromText } from './control/scenario-text.ts'
import { ConnectionBroken, type Connection } from './faults.ts'
import { handlers } from './handlers.ts'
import { createIdentityJudge, type IdentityOptions } from './identity-token.ts'
import type { MerchantSeed } from './merchant.ts'
import { mount, type SandboxEnv } from './mount.ts'
import { createScenarios } from './scenarios.ts'
import type { SandboxSeal } from './seal.ts'
import { seededAccounts, seedMerchant, type SeededAccount } from './seeds/accounts.ts'
import { openStore } from './store/store.ts'

export interface SandboxOptions {
  readonly merchants: readonly MerchantSeed[]
  /** A file that keeps the state; in memory unless given. */
  readonly database?: string
  /** The key pair for sealed calls; without it their payloads are plain JSON. */
  readonly seal?: SandboxSeal
  /** The same number gives the same seeds; 1 unless given. */
  readonly seed?: number
  /** Scenarios from the start, as `--scenario` takes them: `maintenance=2h,brand=pampas`. */
  readonly scenarios?: readonly string[]
  /** Milliseconds since 1970; the machine's clock unless given. */
  readonly now?: () => number
  /** Whose word is taken for who somebody is; Google's, about the merchants' own projects, unless given. */
  readonly identity?: IdentityOptions
  /** Is told a line for each call. */
  readonly log?: (line: string) => void
  /** Is told each message that would go out by SMS; the log is, unless given. */
  readonly tellSms?: (line: string) => void
}

export interface Sandbox {
  readonly app: Hono<SandboxEnv>
  /**
   * Answers a request.
   * @param connection what Node's server hands along (`incoming`), so that scenarios can break the connection;
   * without it they reject, as `fetch` does
   */
  readonly fetch: (request: Request, connection?: Connection) => Promise<Response>
  /** The seeded accounts of a merchant, to be printed at start. */
  readonly accounts: (merchantCode: string) => SeededAccount[]
  readonly close: () => void
}

const PREFIXES = ['/wps/', '/lgw/', '/lotto/', '/sandbox/', '/img/']

/** Whether the sandbox answers a path (all else is the site's). */
export const isSandboxPath = (pathname: string): boolean => PREFIXES.some((prefix) => `${pathname}/`.startsWith(prefix))

/**
 * Makes a sandbox and seeds its merchants.
 * @throws ControlError for a scenario that makes no sense, Error for two merchants of one code
 */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { seal = null, seed = 1, now = Date.now, log, tellSms = log ?? (() => {}) } = options
  const merchants = new Map(options.merchants.map((merchant) => [merchant.merchantCode, merchant]))
  if (merchants.size < options.merchants.length) throw new Error('two merchants have the same merchantCode')
  const store = openStore(options.database ?? ':memory:')
  for (const merchant of merchants.values()) seedMerchant(store, merchant, seed, now())
  const identityJudge = createIdentityJudge(options.identity)
  const today = Math.floor(now() / 86_400_000) * 86_400_000
  const services: Services = {
    merchants,
    store,
    scenarios: createScenarios(),
    seed,
    today,
    now,
    tellSms,
    identityJudge,
  }
  for (const text of options.scenarios ?? [])
    services.scenarios.add(readScenario(scenarioFromText(text), { merchants: merchants.values(), now: now() }))

  const app = new Hono<SandboxEnv>()
  if (log)
    app.use(async (call, next) => {
      const began = performance.now()
      await next()
      log(`${call.req.method} ${call.req.path} ${call.res.status} ${(performance.now() - began).toFixed(0)} ms`)
    })
  mount(app, contract, handlers, { services, seal })
  addControl(app, services)
  addPages(app, services)
  addArt(app, services)
  app.notFound(({ req }) => malformed(new Malformed('path', `${req.path} is not in the contract`, 404)))
  app.onError((error, { req }) => {
    // Nobody is there to be answered.
    if (error instanceof ConnectionBroken || req.raw.signal.aborted) throw error
    if (error instanceof ControlError) return json({ error: error.message }, 400)
    log?.(`sandbox bug: ${error.stack ?? error.message}`)
    return new Response(`sandbox bug: ${error.message}`, { status: 500, headers: { 'content-type': 'text/plain' } })
  })
  return {
    app,
    fetch: async (request, connection) => app.fetch(request, connection ?? {}),
    accounts: (merchantCode) => {
      const merchant = merchants.get(merchantCode)
      return merchant ? seededAccounts(merchant) : []
    },
    close: () => store.db.close(),
  }
}
