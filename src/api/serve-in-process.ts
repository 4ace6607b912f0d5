/** A gateway before a real server in this process. For tests. */
import { Hono } from 'hono'
import { createGateway } from './transport/gateway.ts'
import type { Gateway } from './transport/gateway.ts'
import type { GatewayOptions } from './transport/gateway-options.ts'

export interface Heard {
  readonly request: Request
  readonly body: string
}

/** Makes both; `heard` keeps what arrived. */
export function serveInProcess(
  answer: (heard: Heard) => Response | Promise<Response>,
  options: Partial<GatewayOptions> = {},
): { gateway: Gateway; heard: readonly Heard[] } {
  const heard: Heard[] = []
  const app = new Hono()
  app.all('*', async (context) => {
    const it = { request: context.req.raw, body: await context.req.text() }
    heard.push(it)
    return answer(it)
  })
  const gateway = gatewayAt('https://gateway.example', {
    fetch: async (input, init) => app.fetch(new Request(input, init)),
    ...options,
  })
  return { gateway, heard }
}

/** What the member ada calls with at an origin: unsealed, with more time a call than a busy machine takes. */
export const optionsAt = (origin: string, options: Partial<GatewayOptions> = {}): GatewayOptions => ({
  origin,
  merchant: 'merchant1',
  platform: 'web',
  device: 'WEB',
  language: () => 'EN',
  token: () => 'token-of-ada',
  seal: 'none',
  methods: {},
  idempotency: 'header',
  timeoutMs: 20_000,
  ...options,
})

/** A gateway of the member ada. */
export const gatewayAt = (origin: string, options?: Partial<GatewayOptions>): Gateway =>
  createGateway(optionsAt(origin, options))

/** A good answer around a value. */
export const ok = (value: unknown) => Response.json({ success: true, message: '', value })
/** A refusal. */
export const refuse = (message: string, value?: unknown, status = 200) =>
  Response.json({ success: false, message, value }, { status })
/** What a call that must fail throws. */
export async function caught(call: Promise<unknown>): Promise<unknown> {
  let value: unknown
  try {
    value = await call
  } catch (error) {
    return error
  }
  throw new Error(`answered ${JSON.stringify(value)}`)
}
