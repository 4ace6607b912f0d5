/** Withdrawals and the confirmation of what was paid out (spec 4, "Withdrawal confirmation"). */
import { randomBytes } from 'node:crypto'
import { MoneyError, parseMoney, toDecimal } from '../../../src/rules/money/money.ts'
import { feeOf } from '../../../src/rules/money/withdrawal.ts'
import { checkPaymentPassword } from '../security/account-security.ts'
import { Refused } from '../answers.ts'
import { signedIn, type Context } from '../context.ts'
import type * as calls from '../../../src/api/money/withdrawals.ts'
import type { Answers } from '../contract.ts'
import { accountOf, maskNumber } from './payout-accounts.ts'
import { heldAccount, walletAccount } from '../store/ledger.ts'
import type { Withdrawal } from '../store/money/withdrawals.ts'
import { checkUploads } from './uploads.ts'
import { bringTo, confirmDue, CONFIRM_MINUTES, takeStep, wholeOrPart } from './withdrawal-steps.ts'
import { isContactKnown, limitsOf, methodOf, openTurnover, methodsOf } from './withdrawal-terms.ts'

export const withdrawals = {
  getWithdrawalTerms: (_, context) => {
    const { store, merchant } = context
    const member = signedIn(context)
    const decimal = decimalOf(context)
    const { timesLeft, amountLeft } = limitsOf(context)
    return {
      available: decimal(store.ledger.balance(walletAccount(member.id))),
      contactVerified: isContactKnown(context),
      paymentPassword: store.profiles.hasPaymentPassword(member.id),
      autoConfirmMinutes: CONFIRM_MINUTES,
      methods: methodsOf(context).map(({ kind, min, max, fee }) => ({
        kind,
        min: decimal(min),
        max: decimal(max),
        feeBasisPoints: fee.basisPoints,
        feeFixed: decimal(fee.fixed),
        freeTimes: fee.freeTimes,
      })),
      timesLeft,
      amountLeft: toDecimal(amountLeft, merchant.currencyDigits),
      turnover: openTurnover(context).map(({ id, name, turnoverRequired, turnoverDone }) => ({
        id,
        name,
        required: decimal(turnoverRequired),
        done: decimal(turnoverDone),
      })),
    }
  },

  createWithdrawal: ({ to, amount: asked, fee: seen, paymentPassword }, context) => {
    const { store, merchant, now, scenarios, visit } = context
    const member = signedIn(context)
    checkPaymentPassword(context, member, paymentPassword)
    if (!isContactKnown(context)) throw new Refused('contact is not verified', { contact: 'missing' })
    if (openTurnover(context).length > 0) throw new Refused('turnover is not complete', { turnover: 'open' })
    const account = accountOf(context, to)
    const amount = judgeAmount(context, account.kind, asked)
    const fee = feeOf(amount, methodOf(context, account.kind).fee)
    if (fee !== minorOf(context, seen, 'fee')) throw new Refused('the fee has changed', { fee: 'changed' })
    const reference = `W${randomBytes(6).toString('hex').toUpperCase()}`
    const at = now()
    const held = heldAccount(member.id)
    store.ledger.open(held, merchant.merchantCode, false)
    store.ledger.post({
      merchant: merchant.merchantCode,
      reason: 'withdrawal',
      reference,
      at,
      entries: [
        { account: walletAccount(member.id), amount: -amount },
        { account: held, amount },
      ],
    })
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

  listWithdrawals: ({ state, pageNo, pageSize }, context) => {
    const all = listOf(context)
    const list = state === undefined ? all : all.filter((one) => one.state === state)
    const from = (pageNo - 1) * pageSize
    return {
      list: list.slice(from, from + pageSize).map((one) => summaryOf(context, one)),
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
    if (!isSame || named.length !== receipts.length || amount !== minorOf(context, sum, 'amount'))
      throw changed(context, open)
    for (const one of named) takeStep(context, one, wholeOrPart(one), { by: 'member' })
    return { reference: named[0]?.reference ?? '', amount: decimalOf(context)(amount), count: named.length }
  },

  acknowledgeReceipt: ({ reference }, context) => {
    const found = withdrawalOf(context, reference, 'reference')
    if (found.state === 'forced') context.store.withdrawals.keep({ ...found, acknowledged: true })
    return null
  },
} satisfies Answers<typeof calls>

const isToConfirm = ({ state }: Withdrawal): boolean => state === 'paid-out'

/** What of one waits for the player's word. */
function receiptOf(context: Context, { reference, paid, received }: Withdrawal) {
  const decimal = decimalOf(context)
  return { reference, amount: decimal(paid - received), paid: decimal(paid) }
}

interface Seen {
  readonly amount: string
  readonly paid: string
}

/** Whether it is still what the player had before their eyes. */
const isAsSeen = (context: Context, { paid, received }: Withdrawal, seen: Seen): boolean =>
  minorOf(context, seen.amount, 'amount') === paid - received && minorOf(context, seen.paid, 'paid') === paid

/** The refusal of a word on what is something else by now, with what there is instead. */
const changed = (context: Context, open: readonly Withdrawal[]): Refused =>
  new Refused('what was paid has changed', { receipts: open.map((one) => receiptOf(context, one)) })

const decimalOf =
  ({ merchant }: Context) =>
  (minor: bigint): string =>
    toDecimal(minor, merchant.currencyDigits)

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
  const decimal = decimalOf(context)
  return {
    reference,
    state,
    amount: decimal(amount),
    fee: decimal(fee),
    paid: decimal(paid),
    received: decimal(received),
    remaining: decimal(amount - fee - received),
    at,
    confirmBy,
    acknowledged,
    account: { kind, name, number },
  }
}

/** @throws Refused for what is no amount of the currency */
function minorOf({ merchant }: Context, amount: string, field: string): bigint {
  try {
    return parseMoney(amount, merchant.currencyDigits)
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error
    throw new Refused('invalid amount', { field })
  }
}

/** @throws Refused for what is out of the bounds of the way or of the day */
function judgeAmount(context: Context, kind: Withdrawal['kind'], asked: string): bigint {
  const amount = minorOf(context, asked, 'amount')
  const { min, max } = methodOf(context, kind)
  const { timesLeft, amountLeft } = limitsOf(context)
  if (amount <= 0n) throw new Refused('invalid amount', { field: 'amount' })
  if (timesLeft === 0) throw new Refused('no withdrawals left today', { timesLeft })
  if (amount < min) throw new Refused('amount below the minimum', { field: 'amount' })
  if (amount > max) throw new Refused('amount above the maximum', { field: 'amount' })
  if (amount > amountLeft) throw new Refused('amount above what is left of the day', { field: 'amount' })
  return amount
}
