/** Bodies: their seal, and the key of an intent. Apart, since a guest's first view only reads. */
import { ContractFailure, TransportFailure } from '../../rules/failure.ts'
import type { Endpoint, Method } from './endpoint.ts'
import { HEADERS } from './envelope.ts'
import type { GatewayOptions } from './gateway-options.ts'
import { SealNotLoaded } from '../seal/lazy-seal.ts'
import { toSearch, type Context, type PreparedCall } from './prepare.ts'
import { adoptServerTime, sealTime } from '../seal/seal-clock.ts'

/** The key of an intent: 16 bytes in hex. */
const INTENT = /^[0-9a-f]{32}$/

interface Call {
  readonly method: Method
  readonly path: string
  /** Are told what the body is, and of an intent its key. */
  readonly headers: Headers
}

/**
 * Writes the body of a call that has one.
 * @throws ContractFailure when it can't be sent as the contract asks
 * @throws TransportFailure (`unsent`) when the code that seals could not be loaded
 */
export async function makeBody(
  endpoint: Endpoint,
  payload: unknown,
  { method, path, headers }: Call,
  { options, intent }: Context,
): Promise<Pick<PreparedCall, 'body' | 'isMisdated'>> {
  if (endpoint.money) {
    if (intent === undefined || !INTENT.test(intent)) {
      throw new ContractFailure(
        endpoint.name,
        'request',
        'intent',
        'money needs the key of its intent: 16 bytes in hex',
      )
    }
    if (options.idempotency === 'header') headers.set(HEADERS.idempotency, intent)
  }
  const sealed = endpoint.sealed && options.seal !== 'none'
  // A sealed payload has no form to lose.
  const form = endpoint.form && !sealed
  headers.set('content-type', sealed ? HEADERS.sealedType : form ? HEADERS.formType : 'application/json')
  if (form) return { body: toSearch(endpoint.name, payload).toString() }
  return sealed ? sealPayload(endpoint, payload, { method, path }, options.seal) : { body: JSON.stringify(payload) }
}

async function sealPayload(
  { name }: Endpoint,
  payload: unknown,
  call: { method: Method; path: string },
  seal: GatewayOptions['seal'],
): Promise<Pick<PreparedCall, 'body' | 'isMisdated'>> {
  if (seal === null || seal === 'none') {
    throw new ContractFailure(name, 'request', 'seal', 'there is no key to seal it with, so nothing was sent')
  }
  try {
    return {
      body: await seal.seal(payload, call, sealTime(seal)),
      isMisdated: (error) => adoptServerTime(seal, error),
    }
  } catch (cause) {
    if (cause instanceof SealNotLoaded) throw new TransportFailure(name, 'unsent', { cause })
    throw new ContractFailure(name, 'request', 'seal', 'sealing failed, so nothing was sent; check the public key')
  }
}
