/** Withdrawals and the confirmation of what was paid out (spec 4, "Withdrawal confirmation"). */
import { feeOf } from '../../../src/rules/money/withdrawal.ts'
import { checkPaymentPassword } from '../security/account-security.ts'
import { Refused } from '../answers.ts'
import { signedIn, type Context } from '../context.ts'
import type * as calls from '../../../src/api/money/withdrawals.ts'
import type { Answers } from '../contract.ts'
import { newReference, pageOf } from '../handling.ts'
import { move } from './move.ts'
import { accountOf, maskNumber } from './payout-accounts.ts'
import { heldAccount, walletAccount } from '../store/ledger.ts'
import type { Withdrawal } from '../store/money/withdrawals.ts'
import { checkBounds, readAmount } from './read-amount.ts'
import { checkUploads } from './uploads.ts'
import { bringTo, confirmDue, CONFIRM_MINUTES, takeStep, wholeOrPart } from './withdrawal-steps.ts'
import { isContactKnown, limitsOf, methodOf, methodsOf, refuseOpenTurnover, writeTurnover } from './withdrawal-terms.ts'

export const withdrawals = {
  getWithdrawalTerms: (_, context) => {
    const { store, money } = context
    const member = signedIn(context)
    const { timesLeft, amountLeft } = limitsOf(context)
    return {
      available: money(store.ledger.balance(walletAccount(member.id))),
      contactVerified: isContactKnown(context),
      paymentPassword: store.profiles.hasPaymentPassword(member.id),
      autoConfirmMinutes: CONFIRM_MINUTES,
      methods: methodsOf(context).map(({ kind, min, max, fee }) => ({
        kind,
        min: money(min),
        max: money(max),
        feeBasisPoints: fee.basisPoints,
        feeFixed: money(fee.fixed),
        freeTimes: fee.freeTimes,
      })),
      timesLeft,
      amountLeft: money(amountLeft),
      turnover: writeTurnover(context),
    }
  },

  createWithdrawal: ({ to, amount: asked, fee: seen, paymentPassword }, context) => {
    const { store, merchant, now, scenarios, visit } = context
    const member = signedIn(context)
    checkPaymentPassword(context, member, paymentPassword)
    if (!isContactKnown(context)) throw new Refused('contact is not verified', { contact: 'missing' })
    refuseOpenTurnover(context)
    const account = accountOf(context, to)
    const amount = judgeAmount(context, account.kind, asked)
    const fee = feeOf(amount, methodOf(context, account.kind).fee)
    if (fee !== readAmount(context, seen, 'fee')) throw new Refused('the fee has changed', { fee: 'changed' })
    const reference = newReference('W')
    const at = now()
    const [from, held] = [walletAccount(member.id), heldAccount(member.id)]
    move(context, { merchant: merchant.merchantCode, from, to: held, amount, reason: 'withdrawal', reference })
    store.withdrawals.add({
      reference,
      merchant: merchant.merchantCode,
      member: member.id,
      kind: account.kind,
      name: account.name,
      number: maskNumber(account),
      holder: account.holder,
      amount,
      fee,
      paid: 0n,
      received: 0n,
      state: 'requested',
      at,
      confirmBy: null,
      confirmedBy: '',
      acknowledged: false,
      reason: '',
      note: '',
      proofs: [],
      history: [{ state: 'requested', at }],
    })
    const wanted = scenarios.find('withdrawal-state', visit)?.state ?? 'requested'
    if (wanted !== 'requested') bringTo(context, reference, wanted, { reason: 'Decided by a scenario' })
    return { reference }
  },

  listWithdrawals: ({ state, ...page }, context) => {
    const all = listOf(context)
    const list = state === undefined ? all : all.filter((one) => one.state === state)
    return {
      list: pageOf(list, page).map((one) => summaryOf(context, one)),
      total: list.length,
      toConfirm: all.filter(isToConfirm).map((one) => receiptOf(context, one)),
      serverTime: context.now(),
    }
  },

  getWithdrawal: ({ reference }, context) => {
    const found = withdrawalOf(context, reference, 'reference')
    const { holder, reason, note, proofs, confirmedBy, history } = found
    return {
      ...summaryOf(context, found),
      holder,
      reason,
      note,
      proofs: proofs.length,
      confirmedBy,
      history: [...history],
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
    const named = open.filter(({ reference }) => receipts.some((one) => one.reference === reference))
    const isSame = named.every((found) =>
      receipts.every((seen) => seen.reference !== found.reference || isAsSeen(context, found, seen)),
    )
    const amount = named.reduce((all, { paid, received }) => all + paid - received, 0n)
    if (!isSame || named.length !== receipts.length || amount !== readAmount(context, sum)) throw changed(context, open)
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
  const found = listOf(context).find(({ reference }) => reference === wanted)
  if (!found) throw new Refused('withdrawal not found', { field })
  return found
}

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
  const amount = readAmount(context, asked)
  const { timesLeft, amountLeft } = limitsOf(context)
  if (amount > 0n && timesLeft === 0) throw new Refused('no withdrawals left today', { timesLeft })
  checkBounds(amount, methodOf(context, kind))
  if (amount > amountLeft) throw new Refused('amount above what is left of the day', { field: 'amount' })
  return amount
}
