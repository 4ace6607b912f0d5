/** Reads a call as the client's gateway writes it: headers, token, search parameters, JSON, a form post or a sealed body. */
import * as v from 'valibot'
import type { Endpoint, Method } from '../../src/api/transport/endpoint.ts'
import { HEADERS } from '../../src/api/transport/envelope.ts'
import { SealError, unseal, type SealPrivateKey } from '../../src/api/seal/unseal.ts'
import { Malformed, sessionEnded } from './answers.ts'
import type { MerchantSeed } from './site/merchant.ts'

/** The longest body that is read, in characters. */
const LONGEST_BODY = 256 * 1024
const WORD = /^[A-Za-z0-9_-]{1,32}$/

/**
 * Checks the headers that every call carries (spec 7: "every call carries a module id").
 * @throws Malformed
 */
export function readHeaders(
  { module, namesLanguage }: Pick<Endpoint, 'module' | 'namesLanguage'>,
  headers: Headers,
  merchants: ReadonlyMap<string, MerchantSeed>,
): { merchant: MerchantSeed; language: string } {
  const word = (name: string): string => {
    const value = headers.get(name)
    if (value === null) throw new Malformed(name, 'the header is missing')
    if (!WORD.test(value)) throw new Malformed(name, 'expected letters, digits, "-" and "_", 32 at the most')
    return value
  }
  const said = word(HEADERS.module)
  if (said !== module) throw new Malformed(HEADERS.module, `expected "${module}" for this call`)
  const code = word(HEADERS.merchant)
  const merchant = merchants.get(code)
  if (!merchant) throw new Malformed(HEADERS.merchant, `no merchant has the code "${code}"`)
  word(HEADERS.platform)
  word(HEADERS.device)
  const language = languageOf(merchant, word(HEADERS.language), HEADERS.language)
  if (namesLanguage && word(HEADERS.launchLanguage) !== language)
    throw new Malformed(HEADERS.launchLanguage, `expected the same as ${HEADERS.language}`)
  return { merchant, language }
}

/**
 * A language code of the merchant's.
 * @throws Malformed, naming the codes that there are
 */
export function languageOf(merchant: MerchantSeed, code: string, field = 'language'): string {
  if (merchant.languages.some((language) => language.code === code)) return code
  const known = merchant.languages.map((language) => language.code).join(', ')
  throw new Malformed(field, `"${code}" is no language of ${merchant.id}; it has ${known}`)
}

/**
 * The token of the authorization header, or `null` without one.
 * @throws Malformed when it stands where none belongs; Refused for what is no bearer token, as for one that is unknown:
 * a client whose token went bad has to hear that its session is over
 */
export function readToken({ name, token }: Pick<Endpoint, 'name' | 'token'>, headers: Headers): string | null {
  const header = headers.get(HEADERS.token)
  if (header === null) return null
  if (token === 'never') throw new Malformed(HEADERS.token, `${name} must not carry a token`)
  const bearer = /^Bearer ([\w.~+/-]{8,512}=*)$/.exec(header)
  if (!bearer?.[1]) throw sessionEnded()
  return bearer[1]
}

export interface Unsealing {
  readonly key: SealPrivateKey | null
  readonly now: number
  readonly seen: (id: string) => boolean
}

/**
 * The payload before it is parsed: search parameters under GET and DELETE, otherwise the body.
 * @param unsealing `null` where the payload is not sealed
 * @throws Malformed, also for a seal that is not to be believed
 */
export async function readPayload(
  endpoint: Pick<Endpoint, 'sealed' | 'form' | 'path' | 'request'>,
  request: Request,
  unsealing: Unsealing | null,
): Promise<unknown> {
  const method = request.method as Method // the router lets no other through
  if (method === 'GET' || method === 'DELETE') return fromSearch(endpoint.request, new URL(request.url).searchParams)
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  const wanted = unsealing?.key ? HEADERS.sealedType : endpoint.form ? HEADERS.formType : 'application/json'
  if (type !== wanted) throw new Malformed('content-type', `expected ${wanted}, got ${type || 'none'}`, 415)
  const body = await request.text()
  if (body.length > LONGEST_BODY) throw new Malformed('', `the body is longer than ${LONGEST_BODY} characters`, 413)
  if (!unsealing?.key) return endpoint.form ? fromSearch(endpoint.request, new URLSearchParams(body)) : fromJson(body)
  const { key, now, seen } = unsealing
  try {
    return await unseal(body, key, { method, path: endpoint.path, now, seen })
  } catch (error) {
    if (error instanceof SealError) throw new Malformed('body', error.message, 400, error.reason)
    throw error
  }
}

function fromJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new Malformed('body', 'expected JSON')
  }
}

/** Search parameters are all text: what the schema wants as a number, a boolean or a list is read as such. */
export function fromSearch(schema: v.GenericSchema, search: URLSearchParams): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const key of new Set(search.keys())) {
    const values = search.getAll(key)
    input[key] = values.length > 1 ? values : values[0]
  }
  for (const { path, expected } of v.safeParse(schema, input).issues ?? []) {
    const key = path?.length === 1 ? String(path[0].key) : ''
    const text = input[key]
    if (typeof text !== 'string') continue
    if (expected === 'number' && /^-?\d{1,15}(\.\d{1,10})?$/.test(text)) input[key] = Number(text)
    if (expected === 'boolean' && (text === 'true' || text === 'false')) input[key] = text === 'true'
    if (expected === 'Array') input[key] = [text]
  }
  return input
}

/**
 * Parses a payload by the endpoint's schema.
 * @throws Malformed, naming the field and what was expected of it
 */
export function parsePayload<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, input, { abortEarly: true })
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new Malformed(v.getDotPath(issue) ?? 'body', `expected ${issue.expected ?? issue.requirement ?? issue.type}`)
}

/** A cookie's value, or `null`. */
export function readCookie(headers: Headers, name: string): string | null {
  for (const pair of headers.get('cookie')?.split(';') ?? []) {
    const [key, value] = pair.trim().split('=', 2)
    if (key === name && value && /^[\w.-]{1,80}$/.test(value)) return value
  }
  return null
}
