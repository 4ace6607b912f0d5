/** What a form for money needs before it may be used: what other tabs, other devices and this one before have sent. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import { listMoneyRequests } from '../../../api/money/money-requests.ts'
import {
  isMoneyKind,
  worthKeeping,
  type Intent,
  type MoneyKind,
  type Movement,
} from '../../../rules/money/money-intent.ts'
import { refreshMoney, MONEY_REQUESTS_KEY, ownIntentStoreAtom, loadPendingAtom } from './pending-money.ts'
import { followIntentStoreAtom, settleMoneyAtom } from './settle-money.ts'
import { LOCAL_KEYS } from '../../site/storage.ts'
import { ask } from '../../ask.ts'

/** What a member has asked for lately, as the platform's records say. */
export interface MoneyRecord extends Movement {
  readonly requestNo: string
  readonly kind: MoneyKind
  readonly state: 'done' | 'refused' | 'pending'
  readonly reference: string
  /** Why, where it was refused. */
  readonly message: string
  /** Milliseconds since 1970, by the platform's clock. */
  readonly time: number
  /** The same by this device's clock, which intents go by. */
  readonly at: number
}

/** The member's requests of the last day, the newest first; kinds that this site does not know are left out. */
export const moneyRequestsQuery = queryOptions({
  queryKey: MONEY_REQUESTS_KEY,
  queryFn: async (context): Promise<MoneyRecord[]> => {
    const { list, now } = await ask(context, listMoneyRequests, {})
    const ahead = now === null ? 0 : now - Date.now()
    return list.flatMap(({ kind, ...rest }) => (isMoneyKind(kind) ? [{ ...rest, kind, at: rest.time - ahead }] : []))
  },
  staleTime: 15_000,
  refetchOnWindowFocus: true,
})

/**
 * Writes into this device's store what the records know and it does not: a sign-out has emptied it, and another device has a
 * store of its own.
 */
export const restoreIntentsAtom = atom(
  null,
  async (_get, set, records: readonly MoneyRecord[], queries: QueryClient): Promise<void> => {
    const intents = await set(ownIntentStoreAtom, queries)
    const known = new Set(intents.read().map(({ requestNo }) => requestNo))
    const unknown = records
      .filter(({ requestNo, state }) => state !== 'refused' && !known.has(requestNo))
      .map(({ requestNo, kind, from, to, amount, at, state }): Intent => {
        const intent = { requestNo, kind, from, to, amount, at }
        return state === 'done' ? { ...intent, done: true } : intent
      })
    for (const intent of worthKeeping(unknown, Date.now())) intents.note(intent)
    if (set(loadPendingAtom, intents).length > 0) void set(settleMoneyAtom, queries)
  },
)

/** Who watches on this page, and how they are told to stop; one pair of ears is enough. */
const watchersAtom = atom(() => ({ count: 0, stop: (): void => undefined }))

/**
 * Follows what all tabs send, and finds out what is not known, until the function that it returns is called. What comes of
 * an intent is found out to its end all the same.
 */
export const watchMoneyAtom = atom(null, (get, set, queries: QueryClient): (() => void) => {
  const watchers = get(watchersAtom)
  const look = async (): Promise<void> => {
    const intents = await set(ownIntentStoreAtom, queries).catch(() => null)
    if (intents && set(followIntentStoreAtom, intents).length === 0) return
    await set(settleMoneyAtom, queries)
  }
  const hear = ({ key }: StorageEvent): void => {
    if (!key?.startsWith(LOCAL_KEYS.intents)) return
    refreshMoney(queries)
    void look()
  }
  watchers.count += 1
  if (watchers.count === 1) {
    addEventListener('storage', hear)
    watchers.stop = () => removeEventListener('storage', hear)
  }
  void look()
  return () => {
    watchers.count -= 1
    if (watchers.count === 0) watchers.stop()
  }
})
