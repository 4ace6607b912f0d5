/** What is known of money that was sent and not heard of, on this page (safety rule "Money"). */
import type { QueryClient } from '@tanstack/react-query'
import { atom, type Getter } from 'jotai'
import type { Gateway } from '../api/gateway.ts'
import { listMoneyRequests, settleMoneyRequest } from '../api/money-requests.ts'
import { getMemberInfo } from '../api/session.ts'
import { TransportFailure } from '../rules/failure.ts'
import { pendingOf, type Intent, type MoneyKind, type Settled } from '../rules/money-intent.ts'
import { brandAtom } from './brand.ts'
import { gatewayAtom } from './gateway.ts'
import { openBookAtom, type IntentBook } from './intent-book.ts'
import { memberQuery } from './member.ts'
import { sessionAtom, sessionOverAtom } from './session.ts'
import { unsettledAtom } from './unsettled.ts'

/** What tells tabs apart that would send at once: the browser's locks, which go with the page that holds them. */
export const locksAtom = atom<Pick<LockManager, 'request'> | undefined>(globalThis.navigator?.locks)

/** Intents of this member that are under way or whose outcome is not known, in any tab; as this page last saw them. */
export const pendingIntentsAtom = atom<readonly Intent[]>([])
/** What has come of intents whose answer was lost, until somebody has read it. */
export const settledIntentsAtom = atom<readonly Settled[]>([])

/** The numbers of what this page has sent since it was loaded. */
export const sentHereAtom = atom(() => new Set<string>())

/** The book of the member who is logged in. @throws Failure where it can't be told who that is */
export const ownBookAtom = atom(null, async (get, set, queries: QueryClient): Promise<IntentBook> => {
  const token = get(sessionAtom)?.token
  const { userName } = await queries.fetchQuery(memberQuery(get(gatewayAtom)))
  const book = await set(openBookAtom, { merchant: get(brandAtom).merchantCode, username: userName, token })
  // Whoever is here by now has asked for nothing.
  if (!book.isOpen()) throw new TransportFailure(getMemberInfo.name, 'cancelled')
  return book
})

/** Shows what the book says is pending, and leaves it to a sign-out to settle it; nothing of one whose session is over. */
export const seePendingAtom = atom(null, (get, set, book: IntentBook): readonly Intent[] => {
  if (!book.isOpen()) return []
  const left = pendingOf(book.read())
  const token = get(sessionAtom)?.token
  if (token === undefined) return left
  if (left.length > 0 || get(pendingIntentsAtom).length > 0) {
    set(pendingIntentsAtom, left)
    const settle = (gateway: Gateway): Promise<unknown> => Promise.all(left.map((intent) => askAbout(gateway, intent)))
    set(unsettledAtom, left.length === 0 ? null : { token, settle })
  }
  set(forgetAtSessionsEndAtom, token)
  return left
})

/** The session whose end is heard of already. */
const heardAtom = atom('')
const forgetAtSessionsEndAtom = atom(null, (get, set, token: string): void => {
  if (get(heardAtom) === token) return
  set(heardAtom, token)
  set(sessionOverAtom, (tells) => [
    ...tells,
    () => {
      set(pendingIntentsAtom, [])
      set(settledIntentsAtom, [])
    },
  ])
})

/** What came of an intent; `null` where there is no answer: only an answer settles. */
export const askAbout = (gateway: Gateway, { requestNo }: Intent) =>
  gateway(settleMoneyRequest, { requestNo }).catch(() => null)

/** How long a word to the player waits for the records, in milliseconds: without them the answer alone is told. */
const RECORDS_MS = 3000

/**
 * The references under which the records have an intent as done: more than one where a connection broke, the browser sent
 * it again by itself, and the platform carried out both. Empty where they can't be read in time.
 */
export async function doneInRecords(gateway: Gateway, { requestNo }: Pick<Intent, 'requestNo'>): Promise<string[]> {
  const signal = AbortSignal.timeout(RECORDS_MS)
  const records = await gateway(listMoneyRequests, {}, { once: true, signal }).catch(() => null)
  const own = records?.list.filter((record) => record.requestNo === requestNo && record.state === 'done')
  return own?.map(({ reference }) => reference) ?? []
}

/** Runs the work while no other page of this member is at a money call of this kind. @returns `null` where one is */
export async function alone<T>(
  get: Getter,
  { name }: IntentBook,
  kind: MoneyKind,
  work: () => Promise<T>,
): Promise<T | null> {
  const locks = get(locksAtom)
  // A browser without locks has the book alone, which is written before anything is sent.
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
export function askForMoney(queries: QueryClient): void {
  for (const queryKey of [['balance'], WALLETS_KEY, WITHDRAWALS_KEY, MONEY_REQUESTS_KEY])
    void queries.invalidateQueries({ queryKey })
}
