/** What the sandbox's tests share: merchants, and calls written by hand, so that they can be wrong. */
import { contract, type Contract } from '../../../src/api/contract.ts'
import type { Endpoint } from '../../../src/api/transport/endpoint.ts'
import { HEADERS } from '../../../src/api/transport/envelope.ts'
import { sandboxOf } from '../../brands/fixtures/house.ts'
import { DEMO_PROJECT } from './identity.ts'
import type { MerchantSeed } from '../site/merchant.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from '../sandbox.ts'
import { SEED_PASSWORD, type MemberKind } from '../seeds/account/accounts.ts'

/** What the sandbox.json of a brand of this house says, and so nothing of another's. */
export function playedAs(id: string): Pick<MerchantSeed, 'modules' | 'wallet' | 'vendors' | 'registration'> {
  const { modules, wallet, vendors, registration } = sandboxOf(id)
  return { modules, wallet, vendors, registration }
}

export const pampas: MerchantSeed = {
  ...playedAs('pampas'),
  id: 'pampas',
  name: 'Pampas & Co',
  merchantCode: 'pampas01',
  domains: ['www.pampas.example'],
  languages: [
    { code: 'TY', catalogue: 'es' },
    { code: 'EN', catalogue: 'en' },
  ],
  currencyDigits: 2,
  currencySymbol: 'P',
  site: 'member',
  identityProject: DEMO_PROJECT,
  resetByEmail: 'code',
}
export const wireframe: MerchantSeed = {
  ...pampas,
  ...playedAs('wireframe'),
  id: 'wireframe',
  name: 'Wireframe',
  merchantCode: 'wireframe',
  domains: ['www.wireframe.example'],
  languages: [{ code: 'EN', catalogue: 'en' }],
  resetByEmail: 'link',
}
/** A Vietnamese merchant, for tests that name it: it is not one of the bench's own three. */
export const hoasen: MerchantSeed = {
  ...pampas,
  ...playedAs('hoasen'),
  id: 'hoasen',
  name: 'Hoa Sen',
  merchantCode: 'hoasen',
  domains: ['www.hoasen.example'],
  languages: [
    { code: 'VI', catalogue: 'vi' },
    { code: 'EN', catalogue: 'en' },
    { code: 'TH', catalogue: 'th' },
    { code: 'ID', catalogue: 'id' },
  ],
}
export const affiliates: MerchantSeed = { ...wireframe, id: 'affiliates', merchantCode: 'affiliates', site: 'agent' }

export const ORIGIN = 'http://sandbox.test'

export interface Said {
  readonly payload?: unknown
  readonly token?: string
  readonly merchant?: MerchantSeed
  readonly method?: string
  /** Headers that replace the usual ones; `null` leaves one out. */
  readonly headers?: Readonly<Record<string, string | null>>
  readonly cookie?: string
  /** A body as it stands, in place of the payload. */
  readonly body?: string
}

export interface Heard {
  readonly status: number
  readonly success: unknown
  readonly message: unknown
  readonly value: unknown
  readonly cookie: string
  readonly headers: Headers
}

export interface Bench {
  readonly sandbox: Sandbox
  /** Calls an endpoint of the contract as the client would, or not quite. */
  call(name: keyof Contract, said?: Said): Promise<Heard>
  /** Calls one of the sandbox's own addresses; returns the body. */
  control(method: string, path: string, payload?: unknown, cookie?: string): Promise<Record<string, unknown>>
  /** Makes a member with a session. */
  member(kind?: MemberKind, merchant?: MerchantSeed, balance?: string): Promise<{ username: string; token: string }>
}

/** A sandbox in memory with three merchants, and the means to talk to it. */
export function createTestSandbox(options: Partial<SandboxOptions> = {}): Bench {
  const sandbox = createSandbox({
    merchants: [pampas, wireframe, affiliates],
    identity: { emulated: true },
    ...options,
  })
  return {
    sandbox,
    call: async (name, said = {}) => hear(await sandbox.fetch(makeRequest(contract[name], said))),
    control: async (method, path, payload, cookie) => {
      const response = await sandbox.fetch(
        new Request(ORIGIN + path, {
          method,
          headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
          ...(payload !== undefined && { body: JSON.stringify(payload) }),
        }),
      )
      return { status: response.status, ...((await response.json()) as object) } // control calls answer with objects
    },
    member: async (kind = 'player', merchant = pampas, balance) => {
      const request = new Request(`${ORIGIN}/sandbox/members`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ merchant: merchant.id, kind, token: true, ...(balance && { balance }) }),
      })
      // The shape is that of `control.ts`, whose own test checks it.
      return (await (await sandbox.fetch(request)).json()) as { username: string; token: string }
    },
  }
}

/** Writes a request as the client's gateway does, with what was said laid over it. */
export function makeRequest(
  endpoint: Pick<Endpoint, 'method' | 'module' | 'path' | 'form' | 'namesLanguage'>,
  said: Said,
): Request {
  const merchant = said.merchant ?? pampas
  const method = said.method ?? [endpoint.method].flat()[0] ?? 'GET'
  const headers = new Headers({
    [HEADERS.module]: endpoint.module,
    [HEADERS.merchant]: merchant.merchantCode,
    [HEADERS.platform]: 'web',
    [HEADERS.device]: 'WEB',
    [HEADERS.language]: merchant.languages[0]?.code ?? '',
    ...(endpoint.namesLanguage && { [HEADERS.launchLanguage]: merchant.languages[0]?.code ?? '' }),
    ...(said.token && { [HEADERS.token]: `Bearer ${said.token}` }),
    ...(said.cookie && { cookie: said.cookie }),
  })
  const url = new URL(endpoint.path, ORIGIN)
  const inUrl = method === 'GET' || method === 'DELETE' || method === 'HEAD'
  if (inUrl)
    for (const [key, value] of Object.entries(said.payload ?? {}))
      for (const each of [value].flat()) url.searchParams.append(key, String(each))
  else headers.set('content-type', endpoint.form ? HEADERS.formType : 'application/json')
  const write = (payload: object): string =>
    // A form's fields are text.
    endpoint.form ? new URLSearchParams(payload as Record<string, string>).toString() : JSON.stringify(payload)
  for (const [name, value] of Object.entries(said.headers ?? {}))
    if (value === null) headers.delete(name)
    else headers.set(name, value)
  return new Request(url, {
    method,
    headers,
    ...(inUrl ? {} : { body: said.body ?? write(said.payload ?? {}) }),
  })
}

/** Reads an answer into its parts. */
export async function hear(response: Response): Promise<Heard> {
  const text = await response.text()
  const body: unknown = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : { message: text }
  const parts: { success?: unknown; message?: unknown; value?: unknown } = typeof body === 'object' && body ? body : {}
  return {
    status: response.status,
    success: parts.success,
    message: parts.message,
    value: parts.value,
    cookie: response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
    headers: response.headers,
  }
}

/** What a seeded account logs in with. */
export const credentials = (username: string, more: object = {}) => ({
  payload: { username, password: SEED_PASSWORD, type: 'username', ...more },
})
