/** The reference gateway: every call of the contract, with state, that refuses nonsense and misbehaves on command. */
// Its routers are ready at the first call; the usual ones take twenty milliseconds then, and little less at later ones.
import { Hono } from 'hono/quick'
import { contract } from '../../src/api/contract.ts'
import { json, malformed, Malformed } from './answers.ts'
import type { DrawnPuzzle } from './captcha/puzzle-shape.ts'
import type { Services } from './context.ts'
import type { OpenDemo } from './demo-port.ts'
import { plainDemo } from './plain-demo.ts'
import { IMAGES } from './site/images.ts'
import { addControl } from './control/control.ts'
import { addDepositControl } from './control/deposits.ts'
import { addPages } from './control/pages.ts'
import { ControlError } from './control/parse.ts'
import { addWithdrawalControl } from './control/withdrawals.ts'
import { ConnectionBroken, type Connection } from './faults/faults.ts'
import { handlers } from './handlers.ts'
import { createIdentityJudge, type IdentityOptions } from './account/identity-token.ts'
import type { MerchantSeed } from './site/merchant.ts'
import { mount, type SandboxEnv } from './mount.ts'
import { addNotificationStream } from './messages/notifications.ts'
import { addPasswordPage } from './security/password-page.ts'
import { addPayPage } from './money/pay-page.ts'
import { createScenarios } from './faults/scenarios.ts'
import { readScenario } from './scenarios/input.ts'
import { scenarioFromText } from './scenarios/text.ts'
import type { SandboxSeal } from './seal.ts'
import { seededAccounts, seedMerchant, type SeededAccount } from './seeds/account/accounts.ts'
import { settleSports } from './sports/settle.ts'
import { addSportsStream } from './sports/sports-stream.ts'
import { openStore } from './store/store.ts'
import { settleDueContracts } from './team/contracts/settlement.ts'
import { addUploads } from './money/uploads.ts'

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
  /** Texts, pictures and games; none unless given. */
  readonly demo?: OpenDemo
  /** Draws what the slider captcha shows; what the demonstration draws, unless given. */
  readonly drawPuzzle?: () => Promise<DrawnPuzzle>
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
  /** Answers a request to the games' own origin, which is no brand's host. */
  readonly fetchGames: (request: Request) => Promise<Response>
  /** The seeded accounts of a merchant, to be printed at start. */
  readonly accounts: (merchantCode: string) => SeededAccount[]
  readonly close: () => void
}

const PREFIXES = ['/wps/', '/lgw/', '/lotto/', '/sandbox/', `${IMAGES}/`]

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
  const gateway = { merchants, store, scenarios: createScenarios(), seed, now }
  const demo = options.demo?.(gateway) ?? plainDemo
  const services: Services = {
    ...gateway,
    today,
    demo,
    tellSms,
    identityJudge,
    drawPuzzle: options.drawPuzzle ?? demo.pictures.drawPuzzle,
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
  // Before the calls: they take the address of one where a stream is asked for.
  addNotificationStream(app, services)
  addSportsStream(app, services)
  mount(app, contract, handlers, { services, seal })
  addControl(app, services)
  addWithdrawalControl(app, services)
  addDepositControl(app, services)
  addPayPage(app, services)
  addPasswordPage(app, services)
  addPages(app, services)
  addUploads(app, services)
  app.get(`${IMAGES}/*`, ({ req }) => demo.pictures.answer(req.raw))
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
    fetch: async (request, connection) => {
      // Draws and matches end by the clock, whoever asks first.
      demo.games.settleDue()
      settleSports(services)
      settleDueContracts(services)
      return app.fetch(request, connection ?? {})
    },
    fetchGames: async (request) => {
      demo.games.settleDue()
      return demo.games.answer(request)
    },
    accounts: (merchantCode) => {
      const merchant = merchants.get(merchantCode)
      return merchant ? seededAccounts(merchant) : []
    },
    close: () => store.db.close(),
  }
}
