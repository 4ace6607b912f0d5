/** Runs calls that move money: once for each key, and whole or not at all (safety rule "Money"). */
import { createHash } from 'node:crypto'
import { HEADERS } from '../../src/api/envelope.ts'
import { Malformed, Refused, refusal, succeeded, type Envelope } from './answers.ts'
import { signedIn, type Context } from './context.ts'
import { LedgerError } from './store/ledger.ts'

const KEY = /^[0-9a-f]{32}$/

/** What a key is told that was used for another payload or call. */
export const KEY_REUSED = 'this idempotency key was used for another request'

/**
 * Runs the work in a transaction, and keeps its answer under the request's key: the same key and payload get the first
 * answer again, without any work; the same key with another payload is refused.
 * @throws Malformed without a proper key, Refused for a key that was used otherwise, and what the work throws by mistake
 */
export function once(
  context: Context,
  endpoint: string,
  headers: Headers,
  payload: unknown,
  work: () => unknown,
): Envelope {
  const { store, merchant, scenarios, visit, now } = context
  if (scenarios.find('no-deduplication', visit)) return store.db.transaction(() => settle(context, work))
  const key = headers.get(HEADERS.idempotency)
  if (key === null) throw new Malformed(HEADERS.idempotency, 'the header is missing, and this call moves money')
  if (!KEY.test(key)) throw new Malformed(HEADERS.idempotency, 'expected 16 bytes in hex')
  const member = signedIn(context)
  const digest = createHash('sha256')
    .update(canonical([endpoint, payload]))
    .digest('hex')
  return store.db.transaction(() => {
    const kept = store.db.one<{ digest: string; answer: string }>(
      'SELECT digest, answer FROM money_calls WHERE merchant = ? AND member = ? AND key = ?',
      merchant.merchantCode,
      member.id,
      key,
    )
    // What was kept is an envelope that this function wrote.
    if (kept?.digest === digest) return JSON.parse(kept.answer) as Envelope
    if (kept) throw new Refused(KEY_REUSED, { idempotency: 'reused' })
    const answer = settle(context, work)
    store.db.run(
      'INSERT INTO money_calls VALUES (?, ?, ?, ?, ?, ?, ?)',
      merchant.merchantCode,
      member.id,
      key,
      endpoint,
      digest,
      JSON.stringify(answer),
      now(),
    )
    return answer
  })
}

/** A refusal is an answer too, and is kept like one, but nothing that the work did before it. */
function settle({ store }: Context, work: () => unknown): Envelope {
  try {
    return succeeded(store.db.transaction(work))
  } catch (error) {
    if (error instanceof Refused) return refusal(error)
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
