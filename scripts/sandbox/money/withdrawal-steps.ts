/** How a withdrawal goes from one state to the next, and what of its money moves with each step (spec 4). */
import { isUnderWay, type KnownWithdrawalState } from '../../../src/rules/money/withdrawal.ts'
import { Refused } from '../answers.ts'
import { signedIn, type Context, type Services } from '../context.ts'
import { orRefuse } from '../handling.ts'
import { notify } from '../messages/notifications.ts'
import { heldAccount, houseAccount, walletAccount, worldAccount } from '../store/ledger.ts'
import type { PayoutAccount } from '../store/money/payout-accounts.ts'
import { move, moveAnew, post } from './move.ts'
import { maskNumber } from './payout-accounts.ts'
import type { Withdrawal } from '../store/money/withdrawals.ts'

type Asked = Pick<Services, 'store' | 'now'>

/** After how many minutes what was paid out counts as received. Spec: the value is not shown. */
export const CONFIRM_MINUTES = 30

/** What can come after each state, the usual way first. */
const NEXT: Readonly<Record<KnownWithdrawalState, readonly KnownWithdrawalState[]>> = {
  requested: ['under-review', 'approved', 'rejected'],
  'under-review': ['approved', 'rejected'],
  approved: ['paying', 'paid-out', 'rejected'],
  paying: ['paid-out', 'returned'],
  'paid-out': ['confirmed', 'partly-received', 'not-received', 'forced', 'returned'],
  'partly-received': ['paid-out', 'returned'],
  'not-received': ['confirmed', 'partly-received', 'forced', 'returned'],
  confirmed: [],
  forced: [],
  rejected: [],
  returned: [],
}

/** What may be said of a step. */
export interface Step {
  /** Of `paid-out`: how much is paid, in minor units; all that is left unless said. */
  readonly amount?: bigint
  /** Of `paid-out`: after how many minutes it counts as received. */
  readonly minutes?: number
  /** Of `rejected`, `returned` and `forced`: why, in the operator's words. */
  readonly reason?: string
  /** Who confirms; the operator unless said. */
  readonly by?: 'member' | 'time'
  /** Of `not-received`. */
  readonly note?: string
  readonly proofs?: readonly string[]
}

/**
 * The steps that lead from one state to another, the fewest that there are.
 * @returns `null` where none do
 */
export function stepsTo(from: KnownWithdrawalState, to: KnownWithdrawalState): KnownWithdrawalState[] | null {
  const ways: KnownWithdrawalState[][] = NEXT[from].map((state) => [state])
  const seen = new Set<KnownWithdrawalState>([from])
  for (const way of ways) {
    const last = way.at(-1) ?? from
    if (last === to) return way
    if (seen.has(last)) continue
    seen.add(last)
    ways.push(...NEXT[last].map((state) => [...way, state]))
  }
  return null
}

interface Requested {
  readonly account: PayoutAccount
  /** Minor units: what leaves the wallet, and what of it the platform keeps. */
  readonly amount: bigint
  readonly fee: bigint
}

/** The first state: what is asked for leaves the wallet, and is held until it is paid or comes back. */
export function requestWithdrawal(context: Context, { account, amount, fee }: Requested): Withdrawal {
  const { store, merchant, now } = context
  const { id } = signedIn(context)
  const { reference } = moveAnew(context, 'W', {
    from: walletAccount(id),
    to: heldAccount(id),
    amount,
    reason: 'withdrawal',
  })
  const at = now()
  const withdrawal: Withdrawal = {
    reference,
    merchant: merchant.merchantCode,
    member: id,
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
  }
  store.withdrawals.add(withdrawal)
  return withdrawal
}

/** Does one step. @throws Refused where it can't come next */
export function takeStep(asked: Asked, before: Withdrawal, to: KnownWithdrawalState, said: Step = {}): Withdrawal {
  const isEnd = to === 'confirmed' || to === 'forced' || to === 'partly-received'
  // Part of it is never taken for all of it.
  const fits = !isEnd || (to === 'partly-received') === (wholeOrPart(before) === 'partly-received')
  if (!fits || !NEXT[before.state].includes(to))
    throw new Refused('withdrawal is in another state', { state: before.state })
  const at = asked.now()
  const history = [...before.history, { state: to, at }]
  const stepped: Withdrawal = { ...before, state: to, history, confirmBy: null }
  const kept = { ...stepped, ...changes(asked, before, to, said) }
  asked.store.withdrawals.keep(kept)
  return kept
}

function changes(asked: Asked, before: Withdrawal, to: KnownWithdrawalState, said: Step): Partial<Withdrawal> {
  const { reference, amount, member } = before
  switch (to) {
    case 'approved':
      notify(asked, member, { kind: 'withdrawal-approved', amount, reference })
      return {}
    case 'rejected':
      giveBack(asked, before)
      notify(asked, member, { kind: 'withdrawal-rejected', amount, reference })
      return { reason: said.reason ?? '' }
    case 'returned':
      giveBack(asked, before)
      return { reason: said.reason ?? '', paid: before.received }
    case 'paid-out':
      return payOut(asked, before, said)
    case 'confirmed':
    case 'partly-received':
      return { received: before.paid, confirmedBy: said.by ?? 'operator' }
    case 'not-received':
      return { note: said.note ?? '', proofs: said.proofs ?? [] }
    case 'forced':
      return { received: before.paid, confirmedBy: 'operator', reason: said.reason ?? '' }
    default:
      return {}
  }
}

/** Pays some of it, or all that is left; the fee is taken with the first payment. */
function payOut(asked: Asked, before: Withdrawal, { amount, minutes = CONFIRM_MINUTES }: Step): Partial<Withdrawal> {
  const left = before.amount - before.fee - before.paid
  const pays = amount === undefined || amount > left ? left : amount
  const { merchant, reference, fee } = before
  const from = heldAccount(before.member)
  const payment = before.history.filter(({ state }) => state === 'paid-out').length + 1
  if (pays > 0n)
    move(asked, {
      merchant,
      from,
      to: worldAccount(merchant),
      amount: pays,
      reason: 'withdrawal-paid',
      reference: `${reference}-P${payment}`,
    })
  if (before.paid === 0n && fee > 0n)
    move(asked, {
      merchant,
      from,
      to: houseAccount(merchant),
      amount: fee,
      reason: 'withdrawal-fee',
      reference: `${reference}-F`,
    })
  return { paid: before.paid + pays, confirmBy: asked.now() + Math.round(minutes * 60_000) }
}

/** All that was not received comes home; the fee too, where nothing was. */
function giveBack(asked: Asked, { merchant, member, amount, fee, paid, received, ...rest }: Withdrawal): void {
  const unpaid = amount - fee - paid
  const wasPaid = rest.history.some(({ state }) => state === 'paid-out')
  const fees = received === 0n ? fee : 0n
  const fromHeld = unpaid + (wasPaid ? 0n : fees)
  post(asked, {
    merchant,
    reason: 'withdrawal-returned',
    reference: `${rest.reference}-R`,
    entries: [
      { account: heldAccount(member), amount: -fromHeld },
      { account: worldAccount(merchant), amount: received - paid },
      { account: houseAccount(merchant), amount: wasPaid ? -fees : 0n },
      { account: walletAccount(member), amount: fromHeld + (paid - received) + (wasPaid ? fees : 0n) },
    ],
  })
}

/** Takes the fewest steps to a state; of a state that is one of part of the money, half is paid. @throws Refused */
export function bringTo(asked: Asked, reference: string, to: KnownWithdrawalState, said: Step = {}): Withdrawal {
  const { store } = asked
  const found = orRefuse(store.withdrawals.of(reference), 'withdrawal not found', { field: 'reference' })
  const steps = orRefuse(stepsTo(found.state, to), 'withdrawal is in another state', { state: found.state })
  const half = to === 'partly-received' ? { amount: (found.amount - found.fee + 1n) / 2n } : {}
  return store.db.transaction(() =>
    steps.reduce((before, step) => takeStep(asked, before, step, { ...half, ...said }), found),
  )
}

/** Takes for received what has waited long enough; whoever looks first brings it about. */
export function confirmDue(asked: Asked, member: string): void {
  const { store, now } = asked
  for (const one of store.withdrawals.ofMember(member))
    if (one.confirmBy !== null && one.confirmBy <= now() && isUnderWay(one.state))
      takeStep(asked, one, wholeOrPart(one), { by: 'time' })
}

/** What becomes of a payment that was received: the end, or more is to come. */
export const wholeOrPart = ({ amount, fee, paid }: Withdrawal): 'confirmed' | 'partly-received' =>
  paid < amount - fee ? 'partly-received' : 'confirmed'
