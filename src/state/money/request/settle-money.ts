/**
 * Finding out what came of money that was sent and not heard of (safety rule "Money"): by asking for the request's number,
 * in whatever tab and after whatever reload, until it is known.
 */
import type { QueryClient } from '@tanstack/react-query'
import { atom, type Getter, type Setter } from 'jotai'
import { backOffMs, SETTLE } from '../../../rules/back-off.ts'
import { pendingOf, type Intent } from '../../../rules/money/money-intent.ts'
import { gatewayAtom } from '../../gateway.ts'
import type { IntentStore } from './intent-store.ts'
import {
  withMoneyLock,
  askOutcome,
  refreshMoney,
  cannotSettleAtom,
  ownIntentStoreAtom,
  pendingIntentsAtom,
  loadPendingAtom,
  sentHereAtom,
  settledIntentsAtom,
  type Outcome,
} from './pending-money.ts'
import { pause } from '../../pause.ts'
import { sessionAtom } from '../../account/login/session.ts'

/** Somebody has read what came of an intent. */
export const dismissSettledAtom = atom(null, (_get, set, requestNo: string): void => {
  set(settledIntentsAtom, (all) => all.filter((one) => one.requestNo !== requestNo))
})

/**
 * Shows what the store says is pending, and what came of that which is not any more: where another tab has found it out, that
 * one has told it to nobody who looks at this one.
 */
export const followIntentStoreAtom = atom(null, (get, set, intents: IntentStore): readonly Intent[] => {
  if (!intents.isOpen()) return []
  const before = get(pendingIntentsAtom)
  const left = set(loadPendingAtom, intents)
  const known = new Set([...left, ...get(settledIntentsAtom)].map(({ requestNo }) => requestNo))
  for (const intent of before) if (!known.has(intent.requestNo)) void set(reportSettledAtom, intent)
  return left
})

const reportSettledAtom = atom(null, async (get, set, intent: Intent): Promise<void> => {
  const token = get(sessionAtom)?.token
  const found = await askOutcome(get(gatewayAtom), intent).catch(() => null)
  if (!found || found.state === 'pending' || token === undefined || get(sessionAtom)?.token !== token) return
  tell(get, set, intent, found)
})

/** What the records say of an intent in the place of its answer, to be read. */
export const reportDoneAtom = atom(null, (get, set, intent: Intent, references: readonly string[]): void => {
  const [reference = ''] = references
  const doubles = references.length > 1 ? { doubles: references } : {}
  tell(get, set, intent, { state: 'done', reference, message: '', amount: null, ...doubles })
})

/** What the platform has said of an intent, to be read; once. */
function tell(get: Getter, set: Setter, intent: Intent, { state, amount, ...said }: Outcome): void {
  if (state === 'pending') return
  const elsewhere = !get(sentHereAtom).has(intent.requestNo)
  set(settledIntentsAtom, (all) => [
    ...all.filter(({ requestNo }) => requestNo !== intent.requestNo),
    { ...intent, ...said, state, amount: amount ?? intent.amount, elsewhere },
  ])
}

const settlingAtom = atom<{ readonly token: string; readonly work: Promise<void> } | null>(null)

/**
 * Finds out what came of the intents that are kept, and goes on until each is known or the session is over. One that
 * another page sends just now is left to it.
 */
export const settleMoneyAtom = atom(null, (get, set, queries: QueryClient): Promise<void> => {
  const token = get(sessionAtom)?.token
  const running = get(settlingAtom)
  if (token === undefined) return Promise.resolve()
  if (running?.token === token) return running.work
  const work = settleAll(get, set, token, queries).finally(() => {
    if (get(settlingAtom)?.token === token) set(settlingAtom, null)
  })
  set(settlingAtom, { token, work })
  return work
})

async function settleAll(get: Getter, set: Setter, token: string, queries: QueryClient): Promise<void> {
  const isOver = (): boolean => get(sessionAtom)?.token !== token
  for (let tries = 0; !isOver(); tries += 1) {
    // Who it is may be unknown as well, where the page was opened without a network.
    const intents = await set(ownIntentStoreAtom, queries).catch(() => null)
    if (intents) {
      for (const intent of isOver() ? [] : set(followIntentStoreAtom, intents))
        await settle(get, set, intents, intent, queries)
      if (isOver() || set(followIntentStoreAtom, intents).length === 0) return
    }
    await pause(backOffMs(SETTLE, tries))
  }
}

async function settle(
  get: Getter,
  set: Setter,
  intents: IntentStore,
  intent: Intent,
  queries: QueryClient,
): Promise<void> {
  const token = get(sessionAtom)?.token
  await withMoneyLock(get, intents, intent.kind, async () => {
    // Its answer may have come while this waited its turn: then it is told already, and must not be written as pending.
    if (!pendingOf(intents.read()).some(({ requestNo }) => requestNo === intent.requestNo)) return
    const found = await askOutcome(get(gatewayAtom), intent).catch(() => undefined)
    set(cannotSettleAtom, found === undefined)
    if (get(sessionAtom)?.token !== token) return
    // Not known, or not decided: written once more, should another tab of this browser have forgotten it.
    if (!found || found.state === 'pending') return intents.note(intent)
    intents.remove(intent.requestNo)
    if (found.state === 'done') intents.note({ ...intent, done: true })
    tell(get, set, intent, found)
    refreshMoney(queries)
  })
}
