/**
 * Sending money, once: an intent is written down before it is sent, and shared by all tabs of a member (safety rule
 * "Money").
 */
import type { QueryClient } from '@tanstack/react-query'
import { atom, type Getter, type Setter } from 'jotai'
import type { Endpoint, ReplyOf, RequestOf } from '../../../api/transport/endpoint.ts'
import { endsSession, NOT_LOGGED_IN, Refusal, TransportFailure } from '../../../rules/failure.ts'
import { isUnanswered } from '../../../rules/money/ambiguous-outcome.ts'
import { pendingOf, type Intent, type MoneyKind, type Movement } from '../../../rules/money/money-intent.ts'
import { gatewayAtom } from '../../gateway.ts'
import { wasJustDone } from './intent-store.ts'
import {
  withMoneyLock,
  refreshMoney,
  ownIntentStoreAtom,
  readRecords,
  loadPendingAtom,
  sentHereAtom,
} from './pending-money.ts'
import { settleMoneyAtom, reportDoneAtom } from './settle-money.ts'

export interface Sending<E extends Endpoint> extends Movement {
  readonly kind: MoneyKind
  readonly endpoint: E
  /** Made by `newRequestNo` when the form is shown, so that however often it is sent, it is one intent. */
  readonly requestNo: string
  /** Without the request number. */
  readonly request: Omit<RequestOf<E>, 'requestNo'>
  /** The player has been asked, and wants the very same once more. */
  readonly again?: boolean
}

/**
 * `done`: answered. `contradicted`: the records say otherwise than the answer, and that is shown in its place. `pending`: it is not
 * known yet what came of this one, or of one before it, and nothing else is sent.
 * `duplicate`: the very same was done a moment ago, by another form: the player is asked before it is sent.
 */
export type Sent<Reply> =
  | { readonly state: 'done'; readonly reply: Reply }
  | { readonly state: 'contradicted' | 'pending' | 'duplicate' }

/** What this page has sent, by request number: an intent that is sent once more is answered alike. */
const sentAtom = atom(() => new Map<string, Promise<Sent<unknown>>>())

/**
 * Sends an intent, at the most once.
 * @throws Failure where nothing has been moved: a refusal, or a call that never left; then the form makes a new number
 */
export const sendMoneyAtom = atom(
  null,
  <E extends Endpoint>(
    get: Getter,
    set: Setter,
    sending: Sending<E>,
    queries: QueryClient,
  ): Promise<Sent<ReplyOf<E>>> => {
    const sent = get(sentAtom)
    const { requestNo } = sending
    // The cast: a request number is one form's, and so one endpoint's.
    const known = sent.get(requestNo) as Promise<Sent<ReplyOf<E>>> | undefined
    if (known) return known
    const work = sendOnce(get, set, sending, queries)
    sent.set(requestNo, work)
    // What was asked about may be sent after all.
    work.then(({ state }) => state === 'duplicate' && sent.delete(requestNo)).catch(() => undefined)
    return work
  },
)

async function sendOnce<E extends Endpoint>(
  get: Getter,
  set: Setter,
  { kind, endpoint, requestNo, request, from, to, amount, again }: Sending<E>,
  queries: QueryClient,
): Promise<Sent<ReplyOf<E>>> {
  const gateway = get(gatewayAtom)
  const intents = await set(ownIntentStoreAtom, queries)
  const sent = await withMoneyLock(get, intents, kind, async (): Promise<Sent<ReplyOf<E>>> => {
    // The form was another session's: as the one that is open by now, nothing of it may leave.
    if (!intents.isOpen()) throw new TransportFailure(endpoint.name, 'cancelled')
    if (pendingOf(intents.read()).some((intent) => intent.kind === kind)) return { state: 'pending' }
    const intent: Intent = { requestNo, kind, from, to, amount, at: Date.now() }
    if (!again && wasJustDone(intents, intent)) return { state: 'duplicate' }
    intents.keep(intent)
    get(sentHereAtom).add(requestNo)
    set(loadPendingAtom, intents)
    try {
      // The cast: what is left out of the request is what is put in here.
      const whole = { ...request, requestNo } as RequestOf<E>
      const reply = await gateway(endpoint, whole, { intent: requestNo })
      intents.keep({ ...intent, done: true })
      const records = await readRecords(gateway, intent)
      if (!records || records.done.length < 2) return { state: 'done', reply }
      set(reportDoneAtom, intent, records.done)
      return { state: 'contradicted' }
    } catch (error) {
      if (isUnanswered(error)) return { state: 'pending' }
      // Of two that the browser has sent, the first may have been taken and the second refused.
      const records = judgesRequest(error) ? await readRecords(gateway, intent) : NONE
      if (!records || records.isOpen) return { state: 'pending' }
      if (records.done.length === 0) {
        intents.remove(requestNo)
        throw error
      }
      intents.keep({ ...intent, done: true })
      set(reportDoneAtom, intent, records.done)
      return { state: 'contradicted' }
    } finally {
      set(loadPendingAtom, intents)
    }
  })
  // What was asked about has moved nothing; of another tab that sends just now, the store tells.
  if (sent?.state === 'duplicate') return sent
  if (sent?.state === 'done' || sent?.state === 'contradicted') {
    refreshMoney(queries)
    return sent
  }
  set(loadPendingAtom, intents)
  void set(settleMoneyAtom, queries)
  return { state: 'pending' }
}

/** What the records have of a call that never left. */
const NONE = { done: [], isOpen: false }

/** Whether the server has judged what was asked, and not who asks: then its records can be read. */
const judgesRequest = (error: unknown): boolean =>
  error instanceof Refusal && !endsSession(error.value) && error.serverMessage !== NOT_LOGGED_IN
