/** Withdrawals and the confirmation of what was paid out (spec 4, "Withdrawal confirmation"). */
import { feeOf } from '../../../src/rules/money/withdrawal.ts'
import { checkPaymentPassword } from '../security/account-security.ts'
import { Refused } from '../answers.ts'
import { signedIn, type Context } from '../context.ts'
import type * as calls from '../../../src/api/money/withdrawals.ts'
import type { Answers } from '../contract.ts'
import { listed, matches, orRefuse } from '../handling.ts'
import { accountOf } from './payout-accounts.ts'
import type { Withdrawal } from '../store/money/withdrawals.ts'
import { readAmount, readAmountWithin } from './read-amount.ts'
import { checkUploads } from './uploads.ts'
import { bringTo, confirmDue, CONFIRM_MINUTES, requestWithdrawal, takeStep, wholeOrPart } from './withdrawal-steps.ts'
import {
  isContactKnown,
  limitsOf,
  methodOf,
  methodsOf,
  refuseOpenTurnover,
  writePayer,
  type Method,
} from './withdrawal-terms.ts'

export const withdrawals = {
  getWithdrawalTerms: (_, context) => {
    const { timesLeft, leftOfDay } = limitsOf(context)
    return {
      ...writePayer(context),
      contactVerified: isContactKnown(context),
      autoConfirmMinutes: CONFIRM_MINUTES,
      methods: methodsOf(context).map((method) => writeMethod(method, context)),
      timesLeft,
      amountLeft: context.money(leftOfDay),
    }
  },

  createWithdrawal: ({ to, amount: asked, fee: seen, paymentPassword }, context) => {
    checkPaymentPassword(context, signedIn(context), paymentPassword)
    if (!isContactKnown(context)) throw new Refused('contact is not verified', { contact: 'missing' })
    refuseOpenTurnover(context)
    const account = accountOf(context, to)
    const amount = judgeAmount(context, account.kind, asked)
    const fee = feeOf(amount, methodOf(context, account.kind).fee)
    if (fee !== readAmount(context, seen, 'fee')) throw new Refused('the fee has changed', { fee: 'changed' })
    const { reference } = requestWithdrawal(context, { account, amount, fee })
    const wanted = context.scenarios.find('withdrawal-state', context.visit)?.state ?? 'requested'
    if (wanted !== 'requested') bringTo(context, reference, wanted, { reason: 'Decided by a scenario' })
    return { reference }
  },

  listWithdrawals: ({ state, ...page }, context) => {
    const all = listOf(context)
    return {
      ...listed(all.filter(matches({ state })), page, (one) => summaryOf(context, one)),
      toConfirm: all.filter(isToConfirm).map((one) => receiptOf(context, one)),
      serverTime: context.now(),
    }
  },

  getWithdrawal: ({ reference }, context) => {
    const found = withdrawalOf(context, reference, 'reference')
    return {
      ...summaryOf(context, found),
      holder: found.holder,
      reason: found.reason,
      note: found.note,
      proofs: found.proofs.length,
      confirmedBy: found.confirmedBy,
      history: [...found.history],
      serverTime: context.now(),
    }
  },

  confirmReceipt: ({ from, to, note = '', proofs = [], ...seen }, context) => {
    const found = withdrawalOf(context, from, 'from')
    if (!isToConfirm(found)) throw new Refused('nothing to confirm', { state: found.state })
    if (!isAsSeen(context, found, seen)) throw changed(context, [found])
    if (to === 'received') takeStep(context, found, wholeOrPart(found), { by: 'member' })
    else {
      checkUploads(context, signedIn(context), proofs, 'receipt-proof', 'proofs')
      takeStep(context, found, 'not-received', { note, proofs })
    }
    return { reference: from }
  },

  confirmAllReceipts: ({ amount: sum, receipts }, context) => {
    const open = listOf(context).filter(isToConfirm)
    if (open.length === 0) throw new Refused('nothing to confirm', {})
    // What has come since stood before nobody, and goes on waiting.
    const named = open.filter((found) =>
      receipts.some((seen) => seen.reference === found.reference && isAsSeen(context, found, seen)),
    )
    const amount = named.reduce((all, { paid, received }) => all + paid - received, 0n)
    if (named.length !== receipts.length || amount !== readAmount(context, sum)) throw changed(context, open)
    for (const one of named) takeStep(context, one, wholeOrPart(one), { by: 'member' })
    return { reference: named[0]?.reference ?? '', amount: context.money(amount), count: named.length }
  },

  acknowledgeReceipt: ({ reference }, context) => {
    const found = withdrawalOf(context, reference, 'reference')
    if (found.state === 'forced') context.store.withdrawals.keep({ ...found, acknowledged: true })
    return null
  },
} satisfies Answers<typeof calls>

const isToConfirm = ({ state }: Withdrawal): boolean => state === 'paid-out'

/** What of one waits for the player's word. */
const receiptOf = ({ money }: Context, { reference, paid, received }: Withdrawal) => ({
  reference,
  amount: money(paid - received),
  paid: money(paid),
})

interface Seen {
  readonly amount: string
  readonly paid: string
}

/** Whether it is still what the player had before their eyes. */
const isAsSeen = (context: Context, { paid, received }: Withdrawal, seen: Seen): boolean =>
  readAmount(context, seen.amount) === paid - received && readAmount(context, seen.paid, 'paid') === paid

/** The refusal of a word on what is something else by now, with what there is instead. */
const changed = (context: Context, open: readonly Withdrawal[]): Refused =>
  new Refused('what was paid has changed', { receipts: open.map((one) => receiptOf(context, one)) })

/** A member's withdrawals as they are by now. */
function listOf(context: Context): Withdrawal[] {
  const { id } = signedIn(context)
  confirmDue(context, id)
  return context.store.withdrawals.ofMember(id)
}

/** @throws Refused for one that is nobody's, or another's */
function withdrawalOf(context: Context, wanted: string, field: string): Withdrawal {
  return orRefuse(listOf(context).find(matches({ reference: wanted })), 'withdrawal not found', { field })
}

const writeMethod = ({ kind, min, max, fee }: Method, { money }: Context) => ({
  kind,
  min: money(min),
  max: money(max),
  feeBasisPoints: fee.basisPoints,
  feeFixed: money(fee.fixed),
  freeTimes: fee.freeTimes,
})

function summaryOf(context: Context, one: Withdrawal) {
  const { reference, state, amount, fee, paid, received, at, confirmBy, acknowledged, kind, name, number } = one
  const { money } = context
  return {
    reference,
    state,
    amount: money(amount),
    fee: money(fee),
    paid: money(paid),
    received: money(received),
    remaining: money(amount - fee - received),
    at,
    confirmBy,
    acknowledged,
    account: { kind, name, number },
  }
}

/** @throws Refused for what is out of the bounds of the way or of the day */
function judgeAmount(context: Context, kind: Withdrawal['kind'], asked: string): bigint {
  const { timesLeft, leftOfDay } = limitsOf(context)
  if (timesLeft === 0) throw new Refused('no withdrawals left today', { timesLeft })
  return readAmountWithin(context, asked, { ...methodOf(context, kind), leftOfDay })
}
