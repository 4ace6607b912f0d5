/** A gateway before a real socket, so that a test can break the connection itself. For tests. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test as base } from 'vitest'
import { isFailure } from '../rules/failure.ts'
import type { Gateway } from './transport/gateway.ts'
import type { GatewayOptions } from './transport/gateway-options.ts'
import { caught, gatewayAt } from './serve-in-process.ts'

/** What the server does with its `count`th request, from 1. */
type Handler = (request: IncomingMessage, response: ServerResponse, count: number) => void

export interface Served {
  readonly gateway: Gateway
  /** The methods that arrived, in order. */
  readonly calls: readonly string[]
  /** Nobody listens any more. */
  close(): Promise<void>
}

/** A test that can `serve`; its servers end with it, so that tests beside each other are left alone. */
// Vitest reads from the pattern what a fixture needs: nothing.
// oxlint-disable-next-line no-empty-pattern
export const test = base.extend('serve', async ({}, { onCleanup }) => {
  const served: Served[] = []
  onCleanup(async () => {
    await Promise.all(served.map(({ close }) => close()))
  })
  return async (handler: Handler, options: Partial<GatewayOptions> = {}): Promise<Served> => {
    const one = await serve(handler, options)
    served.push(one)
    return one
  }
})

async function serve(handler: Handler, options: Partial<GatewayOptions>): Promise<Served> {
  // Loaded before a clock runs: on a busy machine the first import would eat a short time-out whole.
  await Promise.all([import('./transport/send.ts'), import('./transport/prepare-body.ts')])
  const calls: string[] = []
  const server = createServer((request, response) => {
    calls.push(request.method ?? '')
    handler(request, response, calls.length)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a listening TCP server has one
  const close = async (): Promise<void> => {
    if (!server.listening) return
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { calls, gateway: gatewayAt(`http://127.0.0.1:${port}`, options), close }
}

/** What a call throws, which has to be one of the three failures. */
export async function caughtFailure(call: Promise<unknown>): Promise<unknown> {
  const error = await caught(call)
  expect(isFailure(error)).toBe(true)
  return error
}

/** Answers whole. */
export const answer = (response: ServerResponse, status: number, body: string, headers: Record<string, string> = {}) =>
  response.writeHead(status, headers).end(body)

/** A good answer to `getCaptcha`. */
export const GOOD = JSON.stringify({ success: true, message: '', value: 'aGVsbG8=' })
