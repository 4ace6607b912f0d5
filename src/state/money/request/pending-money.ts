/** What is known of money that was sent and not heard of, on this page (safety rule "Money"). */
import type { QueryClient } from '@tanstack/react-query'
import { atom, type Getter } from 'jotai'
import type { ReplyOf } from '../../../api/transport/endpoint.ts'
import type { Gateway } from '../../../api/transport/gateway.ts'
import { listMoneyRequests, settleMoneyRequest } from '../../../api/money/money-requests.ts'
import { getMemberInfo } from '../../../api/account/session.ts'
import { TransportFailure } from '../../../rules/failure.ts'
import { pendingOf, type Intent, type MoneyKind, type Settled } from '../../../rules/money/money-intent.ts'
import { brandAtom } from '../../site/brand.ts'
import { openIntentStoreAtom, type IntentStore } from './intent-store.ts'
import { memberQuery } from '../../account/member.ts'
import { sessionAtom, sessionOverAtom } from '../../account/login/session.ts'
import { unsettledAtom } from './unsettled.ts'

/** What tells tabs apart that would send at once: the browser's locks, which go with the page that holds them. */
export const locksAtom = atom<Pick<LockManager, 'request'> | undefined>(globalThis.navigator?.locks)

/** Intents of this member that are under way or whose outcome is not known, in any tab; as this page last saw them. */
export const pendingIntentsAtom = atom<readonly Intent[]>([])
/** What has come of intents whose answer was lost, until somebody has read it. */
export const settledIntentsAtom = atom<readonly Settled[]>([])

/** Whether nothing can be found out here: a part of this page that is needed for asking did not load. */
export const cannotSettleAtom = atom(false)

/** The numbers of what this page has sent since it was loaded. */
export const sentHereAtom = atom(() => new Set<string>())

/** The store of the member who is logged in. @throws Failure where it can't be told who that is */
export const ownIntentStoreAtom = atom(null, async (get, set, queries: QueryClient): Promise<IntentStore> => {
  const token = get(sessionAtom)?.token
  const { userName } = await queries.fetchQuery(memberQuery)
  const intents = await set(openIntentStoreAtom, { merchant: get(brandAtom).merchantCode, username: userName, token })
  // Whoever is here by now has asked for nothing.
  if (!intents.isOpen()) throw new TransportFailure(getMemberInfo.name, 'cancelled')
  return intents
})

/** Shows what the store says is pending, and leaves it to a sign-out to settle it; nothing of one whose session is over. */
export const loadPendingAtom = atom(null, (get, set, intents: IntentStore): readonly Intent[] => {
  if (!intents.isOpen()) return []
  const left = pendingOf(intents.read())
  const token = get(sessionAtom)?.token
  if (token === undefined) return left
  if (left.length > 0 || get(pendingIntentsAtom).length > 0) {
    set(pendingIntentsAtom, left)
    const settle = (gateway: Gateway): Promise<unknown> =>
      Promise.allSettled(left.map((intent) => askOutcome(gateway, intent)))
    set(unsettledAtom, left.length === 0 ? null : { token, settle })
  }
  set(forgetAtSessionsEndAtom, token)
  return left
})

/** The session whose end is listened to already. */
const watchedSessionAtom = atom('')
const forgetAtSessionsEndAtom = atom(null, (get, set, token: string): void => {
  if (get(watchedSessionAtom) === token) return
  set(watchedSessionAtom, token)
  set(sessionOverAtom, (tells) => [
    ...tells,
    () => {
      set(pendingIntentsAtom, [])
      set(settledIntentsAtom, [])
    },
  ])
})

/** What came of an intent, as the platform says it. */
export type Outcome = ReplyOf<typeof settleMoneyRequest> & {
  /** Under which references it was done, where that was more than once. */
  readonly doubles?: readonly string[]
}

/** What came of an intent; `null` where there is no answer: only an answer settles. @throws TransportFailure (`unsent`) */
export async function askOutcome(gateway: Gateway, intent: Intent): Promise<Outcome | null> {
  const outcome = await gateway(settleMoneyRequest, { requestNo: intent.requestNo }).catch((error: unknown) => {
    if (error instanceof TransportFailure && error.reason === 'unsent') throw error
    return null
  })
  if (outcome?.state !== 'done') return outcome
  const records = await readRecords(gateway, intent)
  return records && records.done.length > 1 ? { ...outcome, doubles: records.done } : outcome
}

/** How long a word to the player waits for the records, in milliseconds. */
const RECORDS_MS = 3000

/**
 * What the records have of an intent: the references under which it was done, and whether one of it is not decided. More than
 * one stands there where a connection broke, the browser sent it again by itself, and the platform took both.
 * @returns `null` where they can't be read in time
 */
export async function readRecords(
  gateway: Gateway,
  { requestNo }: Pick<Intent, 'requestNo'>,
): Promise<{ readonly done: readonly string[]; readonly isOpen: boolean } | null> {
  const signal = AbortSignal.timeout(RECORDS_MS)
  const answer = await gateway(listMoneyRequests, {}, { once: true, signal }).catch(() => null)
  if (!answer) return null
  const own = answer.list.filter((record) => record.requestNo === requestNo)
  const done = own.flatMap(({ state, reference }) => (state === 'done' ? [reference] : []))
  return { done, isOpen: own.some(({ state }) => state === 'pending') }
}

/** Runs the work while no other page of this member is at a money call of this kind. @returns `null` where one is */
export async function withMoneyLock<T>(
  get: Getter,
  { name }: IntentStore,
  kind: MoneyKind,
  work: () => Promise<T>,
): Promise<T | null> {
  const locks = get(locksAtom)
  // A browser without locks has the store alone, which is written before anything is sent.
  if (!locks) return work()
  return locks.request(`money ${name} ${kind}`, { ifAvailable: true }, (lock) => (lock ? work() : null))
}

/** What the member's money requests are kept under. */
export const MONEY_REQUESTS_KEY = ['money-requests'] as const
/** What the member's wallets are kept under. */
export const WALLETS_KEY = ['wallets'] as const
/** What is known of sending within the member's team: it changes with the wallets, and is asked anew with them. */
export const TEAM_KEY = [...WALLETS_KEY, 'team'] as const
/** What the member's withdrawals are kept under. */
export const WITHDRAWALS_KEY = ['withdrawals'] as const

/** Asks anew for all that money may have changed. */
export function refreshMoney(queries: QueryClient): void {
  for (const queryKey of [['balance'], WALLETS_KEY, WITHDRAWALS_KEY, MONEY_REQUESTS_KEY])
    void queries.invalidateQueries({ queryKey })
}
