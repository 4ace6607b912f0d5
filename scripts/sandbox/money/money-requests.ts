/** What came of calls that moved money (spec 7, "Wallet, rewards, points"). */
import * as v from 'valibot'
import { contract } from '../../../src/api/contract.ts'
import { MAIN_WALLET } from '../../../src/api/money/wallet.ts'
import type { Endpoint } from '../../../src/api/transport/endpoint.ts'
import type { MoneyKind } from '../../../src/rules/money/money-intent.ts'
import { signedIn } from '../context.ts'
import type * as calls from '../../../src/api/money/money-requests.ts'
import type { Answers } from '../contract.ts'
import type { MoneyCall } from '../store/money/money-calls.ts'

/** How long a member's requests are told of, in milliseconds. */
const REMEMBERED_MS = 24 * 60 * 60 * 1000

/** What a call is in a member's records; `null` for one that is no more. */
const kindOf = (name: string): MoneyKind | null =>
  Object.values<Endpoint>(contract).find((each) => each.name === name)?.money || null

const kept = v.object({
  success: v.boolean(),
  message: v.string(),
  value: v.nullish(v.looseObject({ reference: v.optional(v.string(), ''), amount: v.optional(v.string()) })),
})

const VOID = { state: 'void' as const, reference: '', message: '', amount: null }

/** What a kept answer says. */
function outcome(call: MoneyCall) {
  const { success, message, value } = v.parse(kept, JSON.parse(call.answer))
  return success
    ? {
        state: 'done' as const,
        reference: value?.reference ?? '',
        message: '',
        amount: call.amount ?? value?.amount ?? null,
      }
    : { state: 'refused' as const, reference: '', message, amount: call.amount }
}

export const moneyRequests = {
  settleMoneyRequest: ({ requestNo }, context) => {
    const { moneyCalls, db } = context.store
    const { id: member, merchant } = signedIn(context)
    return db.transaction(() => {
      const calls = moneyCalls.of(merchant, member, requestNo)
      // Without deduplication some may have been carried out and others not.
      const outcomes = calls.filter(({ endpoint }) => endpoint !== '').map(outcome)
      const first = outcomes.find(({ state }) => state === 'done') ?? outcomes[0]
      if (calls.length === 0) moneyCalls.keepVoid({ merchant, member, key: requestNo, at: context.now() })
      return first ?? VOID
    })
  },

  listMoneyRequests: (_, context) => {
    const { id, merchant } = signedIn(context)
    const now = context.now()
    return { now, list: context.store.moneyCalls.since(merchant, id, now - REMEMBERED_MS).flatMap(writeCall) }
  },
} satisfies Answers<typeof calls>

/** A call as records show it; none where it was void, or is no more. */
function writeCall(call: MoneyCall) {
  const kind = kindOf(call.endpoint)
  if (kind === null) return []
  // Where the payload does not say it, money that comes goes to the wallet.
  const to = call.target ?? (kind === 'receipt' ? null : MAIN_WALLET)
  return [{ requestNo: call.key, kind, ...outcome(call), from: call.source, to, time: call.at }]
}
