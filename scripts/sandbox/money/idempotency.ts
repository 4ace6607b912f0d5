/** Runs calls that move money: once for each request number, and whole or not at all (safety rule "Money"). */
import { createHash } from 'node:crypto'
import { HEADERS } from '../../../src/api/transport/envelope.ts'
import { Malformed, Refused, refusal, succeeded, type Envelope } from '../answers.ts'
import { signedIn, type Context } from '../context.ts'
import { LedgerError } from '../store/ledger.ts'

const KEY = /^[0-9a-f]{32}$/

/** What a key is told that was used for another payload or call. */
export const KEY_REUSED = 'this idempotency key was used for another request'

/** What a request is told that was made void before it came. */
export const WITHDRAWN = 'this request was withdrawn before it arrived'

/**
 * Runs the work in a transaction, and keeps its answer under the request's number: the same number and payload get the
 * first answer again, without any work; the same number with another payload is refused, and so is one that is void.
 * While deduplication is off each is carried out that arrives, and has a record of its own, but for those that are void:
 * these were told to be.
 * @throws Malformed without a proper number, Refused for one that was used otherwise, and what the work throws by mistake
 */
export function once(
  context: Context,
  endpoint: string,
  headers: Headers,
  payload: unknown,
  work: () => unknown,
): Envelope {
  const { store, merchant, scenarios, visit, now } = context
  const member = signedIn(context)
  const key = numberOf(headers, payload)
  const digest = createHash('sha256')
    .update(canonical([endpoint, payload]))
    .digest('hex')
  return store.db.transaction(() => {
    const [kept] = store.moneyCalls.of(merchant.merchantCode, member.id, key)
    if (kept?.endpoint === '') throw new Refused(WITHDRAWN, { request: 'void' })
    if (kept && !scenarios.find('no-deduplication', visit)) {
      // What was kept is an envelope that this function wrote.
      if (kept.digest === digest) return JSON.parse(kept.answer) as Envelope
      throw new Refused(KEY_REUSED, { idempotency: 'reused' })
    }
    const answer = settle(context, work)
    store.moneyCalls.keep({
      merchant: merchant.merchantCode,
      member: member.id,
      key,
      endpoint,
      digest,
      answer: JSON.stringify(answer),
      source: textOf(payload, 'from'),
      target: textOf(payload, 'to'),
      amount: textOf(payload, 'amount'),
      at: now(),
    })
    return answer
  })
}

/**
 * The number of a request: in its payload, where the platform's records show it, and in the header for whatever stands
 * before the platform. A brand may leave the header out (`gateway.idempotency` in brand.json).
 */
function numberOf(headers: Headers, payload: unknown): string {
  const header = headers.get(HEADERS.idempotency)
  const number = textOf(payload, 'requestNo')
  const key = header ?? number
  if (key === null) throw new Malformed(HEADERS.idempotency, 'the header is missing, and this call moves money')
  if (!KEY.test(key)) throw new Malformed(HEADERS.idempotency, 'expected 16 bytes in hex')
  if (number !== null && number !== key) throw new Malformed('requestNo', `expected the same as ${HEADERS.idempotency}`)
  return key
}

const textOf = (payload: unknown, field: string): string | null => {
  const value: unknown = typeof payload === 'object' && payload !== null ? Reflect.get(payload, field) : null
  return typeof value === 'string' ? value : null
}

/** A refusal is an answer too, and is kept like one, but nothing that the work did before it. */
function settle({ store }: Context, work: () => unknown): Envelope {
  try {
    return succeeded(store.db.transaction(work))
  } catch (error) {
    if (error instanceof Refused) {
      error.note?.()
      return refusal(error)
    }
    if (error instanceof LedgerError && error.reason === 'insufficient')
      return refusal(new Refused('insufficient balance', { balance: 'insufficient' }))
    throw error
  }
}

/** JSON with sorted keys, so that the same payload has the same digest. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
