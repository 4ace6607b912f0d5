/** Turns an endpoint and its parsed payload into what goes over the wire (spec 7). */
import { ContractFailure, TransportFailure } from '../../rules/failure.ts'
import type { Endpoint, Method } from './endpoint.ts'
import { HEADERS } from './envelope.ts'
import type { GatewayOptions } from './gateway-options.ts'

export interface PreparedCall {
  readonly method: Method
  readonly path: string
  readonly headers: Headers
  readonly searchParams?: URLSearchParams
  readonly body?: string
  /** Whether an error says that its seal's date was refused, and nothing else of it: dated anew it may be sent once more. */
  readonly isMisdated?: (error: unknown) => boolean
  /** Whether caches may keep the answer, which is nobody's own. */
  readonly isCacheable?: boolean
  /** Whether it goes out also when the page is being left. */
  readonly keepalive?: true
}

/** What a call is made with besides its endpoint. */
export interface Context {
  readonly options: GatewayOptions
  readonly token: string | null
  readonly intent: string | undefined
}

/**
 * @throws ContractFailure when the call can't be sent as the contract asks
 * @throws TransportFailure (`unsent`) when the code that seals or writes bodies could not be loaded
 */
export async function prepareCall(endpoint: Endpoint, payload: unknown, context: Context): Promise<PreparedCall> {
  const { name, path, sealed, keepalive } = endpoint
  const base = { path, ...(keepalive && { keepalive }) }
  const method = chooseMethod(endpoint, context.options)
  const headers = makeHeaders(endpoint, context)
  if (method === 'GET' || method === 'DELETE') {
    // Search parameters end in logs and histories, and money has an intent's key.
    if (sealed || endpoint.money) throw new ContractFailure(name, 'request', 'seal', `${method} has no body to seal`)
    const isCacheable = method === 'GET' && endpoint.cacheSeconds > 0 && !headers.has(HEADERS.token)
    return { ...base, method, headers, searchParams: toSearch(name, payload), isCacheable }
  }
  const { makeBody } = await loadBodies().catch((cause: unknown) => {
    throw new TransportFailure(name, 'unsent', { cause })
  })
  return { ...base, method, headers, ...(await makeBody(endpoint, payload, { method, path, headers }, context)) }
}

/** What writes bodies, which a guest's first view has none of. */
export const loadBodies = () => import('./prepare-body.ts')

function chooseMethod({ name, method }: Endpoint, { methods }: GatewayOptions): Method {
  if (typeof method === 'string') return method
  const chosen = methods[name] ?? method[0]
  if (method.includes(chosen)) return chosen
  throw new ContractFailure(name, 'request', 'method', `${chosen} is neither ${method.join(' nor ')}`)
}

function makeHeaders({ name, module, namesLanguage }: Endpoint, { options, token }: Context): Headers {
  const headers = new Headers({ accept: 'application/json', [HEADERS.module]: module })
  try {
    headers.set(HEADERS.merchant, options.merchant)
    headers.set(HEADERS.platform, options.platform)
    headers.set(HEADERS.device, options.device)
    headers.set(HEADERS.language, options.language())
    if (namesLanguage) headers.set(HEADERS.launchLanguage, options.language())
    if (token) headers.set(HEADERS.token, `Bearer ${token}`)
  } catch {
    // Not the cause itself: its message would repeat the token.
    throw new ContractFailure(name, 'request', 'headers', 'a value that no header can hold')
  }
  return headers
}

/** Search parameters, and form posts, hold text alone; lists repeat their key. */
export function toSearch(name: string, payload: unknown): URLSearchParams {
  const search = new URLSearchParams()
  for (const [key, given] of Object.entries(payload ?? {})) {
    for (const value of Array.isArray(given) ? given : [given]) {
      if (value === undefined || value === null) continue
      if (typeof value === 'object') {
        throw new ContractFailure(name, 'request', key, 'expected what fits into a search parameter')
      }
      search.append(key, String(value))
    }
  }
  return search
}
