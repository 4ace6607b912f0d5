/** Interprets endpoint values on the server's side, as the client's gateway does on its own. */
import { randomBytes } from 'node:crypto'
import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Endpoint, Method } from '../../src/api/transport/endpoint.ts'
import { HEADERS, VARIES } from '../../src/api/transport/envelope.ts'
import { toDecimal } from '../../src/rules/money/money.ts'
import { TRIAL_ACCOUNT } from '../../src/rules/figures.ts'
import {
  json,
  Malformed,
  malformed,
  NEEDS_TRUE_ACCOUNT,
  passwordDemanded,
  Refused,
  refusal,
  sessionEnded,
  succeeded,
  type Envelope,
} from './answers.ts'
import { ALLOWED_MEANWHILE } from '../../src/rules/security/password-demand.ts'
import { callerOf } from './account/caller.ts'
import type { Context, Services } from './context.ts'
import type { HandlersOf } from './contract.ts'
import { fail, holdUp, type Connection } from './faults/faults.ts'
import { refuseWhileClosed } from './site/site-closed.ts'
import { once } from './money/idempotency.ts'
import { familyOf } from './site/merchant.ts'
import { parsePayload, readCookie, readHeaders, readPayload, readToken } from './read-request.ts'
import { sparingReply } from './reply-parts.ts'
import { CONTEXT_COOKIE, type Visit } from './faults/scenarios.ts'
import { sealOf, type SandboxSeal } from './seal.ts'

/** The cookie that tells browsers apart, for captchas and failed logins. */
export const VISITOR_COOKIE = 'sandbox-visitor'

export interface MountOptions {
  readonly services: Services
  readonly seal: SandboxSeal | null
}

type AnyHandler = (input: unknown, context: Context) => unknown

/** What Hono hands along from Node's server. */
export interface SandboxEnv {
  readonly Bindings: Connection
}

/**
 * Adds a route for every endpoint. Each answers its methods and refuses the others with 405.
 * @param handlers one for each endpoint
 */
export function mount<C extends Readonly<Record<string, Endpoint>>>(
  app: Hono<SandboxEnv>,
  endpoints: C,
  handlers: HandlersOf<C>,
  options: MountOptions,
): void {
  const methodsOf = new Map<string, Method[]>()
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const methods = [endpoint.method].flat()
    // The map ties each endpoint to its own handler; entries lose that tie.
    const handler = handlers[name] as AnyHandler
    app.on(methods, endpoint.path, ({ req, env }) => answer(endpoint, handler, req.raw, env, options))
    methodsOf.set(endpoint.path, [...(methodsOf.get(endpoint.path) ?? []), ...methods])
  }
  for (const [path, methods] of methodsOf)
    app.all(path, ({ req }) =>
      malformed(new Malformed('method', `${path} takes ${methods.join(' or ')}, not ${req.method}`, 405), {
        allow: methods.join(', '),
      }),
    )
}

/** Answers one call, as the scenarios let it. */
async function answer(
  endpoint: Endpoint,
  handler: AnyHandler,
  request: Request,
  connection: Connection | undefined,
  options: MountOptions,
): Promise<Response> {
  const { scenarios } = options.services
  const cookies: string[] = []
  const carryOut = async (): Promise<Response> => {
    const response = await say(endpoint, () => carry(endpoint, handler, request, options, cookies))
    response.headers.set('date', new Date(options.services.now()).toUTCString())
    for (const cookie of cookies) response.headers.append('set-cookie', cookie)
    return response
  }
  const visit: Visit = {
    merchant: request.headers.get(HEADERS.merchant) ?? '',
    context: readCookie(request.headers, CONTEXT_COOKIE),
  }
  await holdUp(scenarios.delay(visit, endpoint.name), request.signal)
  const failing = scenarios.take('failing', visit, endpoint.name)
  return failing ? fail(failing, endpoint, carryOut, connection) : carryOut()
}

const cacheHeaders = (seconds: number) => ({
  'cache-control': `public, max-age=${seconds}`,
  vary: VARIES.join(', '),
})

/** Writes an envelope, or what went wrong on the way to it. */
async function say({ cacheSeconds }: Endpoint, work: () => Promise<Envelope>): Promise<Response> {
  try {
    return json(await work(), 200, cacheSeconds > 0 ? cacheHeaders(cacheSeconds) : {})
  } catch (error) {
    if (error instanceof Refused) {
      error.note?.()
      return json(refusal(error))
    }
    if (error instanceof Malformed) return malformed(error)
    throw error
  }
}

async function carry(
  endpoint: Endpoint,
  handler: AnyHandler,
  request: Request,
  options: MountOptions,
  cookies: string[],
): Promise<Envelope> {
  const context = enter(endpoint, request, options, cookies)
  const unsealing = endpoint.sealed ? sealOf(options.seal, context) : null
  const raw = await readPayload(endpoint, request, unsealing)
  refuseWhileClosed(endpoint, context)
  if (endpoint.token === 'required') refuseMember(endpoint, context)
  const payload = parsePayload(endpoint.request, raw)
  const work = (): unknown => handle(endpoint, handler, payload, context)
  if (endpoint.money) return once(context, endpoint.name, request.headers, payload, () => checked(endpoint, work()))
  const value = checked(endpoint, await work())
  const sparing = options.services.scenarios.find('sparing', context.visit)
  return succeeded(sparing ? sparingReply(endpoint.reply, value, sparing.way) : value)
}

/** @throws Refused where nobody is logged in, or whoever is may not do this now */
function refuseMember({ name, money }: Endpoint, { member, token, store, now }: Context): void {
  if (!member) throw sessionEnded()
  if (token !== null && !ALLOWED_MEANWHILE.has(name) && store.sessions.demandsPassword(token, now()))
    throw passwordDemanded()
  // Spec 5, "Login check before protected actions".
  if (money && member.type === TRIAL_ACCOUNT) throw new Refused(NEEDS_TRUE_ACCOUNT)
}

/**
 * What the handler says, unless a scenario speaks in its place.
 * @throws Refused
 */
function handle({ name }: Endpoint, handler: AnyHandler, payload: unknown, context: Context): unknown {
  const { scenarios, visit } = context
  const refusing = scenarios.take('refusing', visit, name)
  if (refusing) throw new Refused(refusing.message, refusing.value)
  const answering = scenarios.take('answering', visit, name)
  return answering ? answering.value : handler(payload, context)
}

/** Who asks for what, from where. */
function enter(endpoint: Endpoint, request: Request, { services, seal }: MountOptions, cookies: string[]): Context {
  const { headers, url } = request
  const { merchant, language } = readHeaders(endpoint, headers, services.merchants)
  const token = readToken(endpoint, headers)
  const memberId = token === null ? undefined : services.store.sessions.memberOf(token, services.now())
  const known = memberId === undefined ? undefined : services.store.members.byId(memberId)
  // A merchant does not know another's members.
  if (token !== null && known?.merchant !== merchant.merchantCode) throw sessionEnded()
  // Who must choose a new password first is told what a guest is.
  const isGuest =
    endpoint.token === 'optional' && token !== null && services.store.sessions.demandsPassword(token, services.now())
  const member = isGuest ? undefined : known
  let visitor = readCookie(headers, VISITOR_COOKIE)
  return {
    ...services,
    merchant,
    language: { code: language, family: familyOf(merchant, language) },
    money: (minor) => toDecimal(minor, merchant.currencyDigits),
    member: member ?? null,
    token,
    visit: { merchant: merchant.merchantCode, context: readCookie(headers, CONTEXT_COOKIE) },
    caller: callerOf(headers),
    origin: new URL(url).origin,
    sealed: seal !== null && merchant.seal !== 'none',
    get visitor() {
      return visitor
    },
    identify: () => {
      if (visitor === null) {
        visitor = randomBytes(16).toString('hex')
        cookies.push(`${VISITOR_COOKIE}=${visitor}; Path=/; HttpOnly; SameSite=Lax`)
      }
      return visitor
    },
  }
}

/** A reply that its own schema refuses is a mistake in the sandbox: an error with text, never a puzzle for the client. */
function checked(endpoint: Endpoint, value: unknown): unknown {
  const result = v.safeParse(endpoint.reply, value)
  if (result.success) return value
  const [issue] = result.issues
  throw new Error(`${endpoint.name} would answer with a wrong ${v.getDotPath(issue) ?? 'value'}: ${issue.message}`)
}
