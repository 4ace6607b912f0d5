/** What came of calls that moved money (spec 7, "Wallet, rewards, points"). */
import * as v from 'valibot'
import { MAIN_WALLET } from '../../../src/api/money/wallet.ts'
import { signedIn } from '../context.ts'
import type { Handlers } from '../contract.ts'
import type { MoneyCall } from '../store/money/money-calls.ts'

/** How long a member's requests are told of, in milliseconds. */
const REMEMBERED_MS = 24 * 60 * 60 * 1000

/** What each call is in a member's records, and where its money goes where its payload does not say. */
const KINDS: Readonly<Record<string, { readonly kind: string; readonly to?: string }>> = {
  transferFunds: { kind: 'transfer' },
  collectFunds: { kind: 'transfer', to: MAIN_WALLET },
  createDeposit: { kind: 'deposit', to: MAIN_WALLET },
  createWithdrawal: { kind: 'withdrawal' },
  confirmReceipt: { kind: 'receipt' },
  confirmAllReceipts: { kind: 'receipt' },
  sendToTeammate: { kind: 'team' },
  claimMission: { kind: 'mission', to: MAIN_WALLET },
  claimCashback: { kind: 'cashback', to: MAIN_WALLET },
  claimReward: { kind: 'reward', to: MAIN_WALLET },
}

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
    const { store, merchant, now } = context
    const member = signedIn(context)
    return store.db.transaction(() => {
      const calls = store.moneyCalls.of(merchant.merchantCode, member.id, requestNo)
      // Without deduplication some may have been carried out and others not.
      const outcomes = calls.filter(({ endpoint }) => endpoint !== '').map(outcome)
      const first = outcomes.find(({ state }) => state === 'done') ?? outcomes[0]
      if (first) return first
      if (calls.length > 0) return VOID
      store.moneyCalls.keep({
        merchant: merchant.merchantCode,
        member: member.id,
        key: requestNo,
        endpoint: '',
        digest: '',
        answer: '',
        source: null,
        target: null,
        amount: null,
        at: now(),
      })
      return VOID
    })
  },

  listMoneyRequests: (_, context) => {
    const { store, merchant, now } = context
    const calls = store.moneyCalls.since(merchant.merchantCode, signedIn(context).id, now() - REMEMBERED_MS)
    return {
      now: now(),
      list: calls.flatMap((call) => {
        const known = KINDS[call.endpoint]
        if (!known) return []
        const { kind, to = null } = known
        return [
          { requestNo: call.key, kind, ...outcome(call), from: call.source, to: call.target ?? to, time: call.at },
        ]
      }),
    }
  },
} satisfies Handlers<'settleMoneyRequest' | 'listMoneyRequests'>
