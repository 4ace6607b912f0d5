/** What a withdrawal may be, and what stands before it: limits of each way and of the day, fees, turnover, a contact. */
import type { Fee } from '../../../src/rules/money/withdrawal.ts'
import { Refused } from '../answers.ts'
import { bonusesOf } from '../rewards/bonuses.ts'
import { signedIn, type Context } from '../context.ts'
import { leftOf } from './read-amount.ts'
import { minorUnits } from '../site/merchant.ts'
import { walletAccount } from '../store/ledger.ts'
import type { Bonus } from '../store/rewards/bonuses.ts'
import type { Withdrawal } from '../store/money/withdrawals.ts'

type Kind = Withdrawal['kind']

export interface Method {
  readonly kind: Kind
  /** Minor units. */
  readonly min: bigint
  readonly max: bigint
  readonly fee: Fee
}

const DAY_MS = 24 * 60 * 60 * 1000
/** Withdrawals a day, and how many of them to a bank are free. */
const TIMES = 5
const FREE_TIMES = 1

/** What was asked for within the last day and was not refused. */
function ofToday(context: Context): Withdrawal[] {
  const since = context.now() - DAY_MS
  return context.store.withdrawals
    .ofMember(signedIn(context).id)
    .filter(({ at, state }) => at > since && state !== 'rejected' && state !== 'returned')
}

/** The ways to withdraw, with what each costs just now. */
export function methodsOf(context: Context): Method[] {
  const whole = (much: number): bigint => minorUnits(context.merchant, much)
  const toBanks = ofToday(context).filter(({ kind }) => kind === 'bank').length
  return [
    {
      kind: 'bank',
      min: whole(10),
      max: whole(5000),
      fee: { basisPoints: 100, fixed: whole(1), freeTimes: Math.max(0, FREE_TIMES - toBanks) },
    },
    { kind: 'crypto', min: whole(50), max: whole(10_000), fee: { basisPoints: 50, fixed: whole(2), freeTimes: 0 } },
  ]
}

/** The terms of one way. */
export function methodOf(context: Context, kind: Kind): Method {
  const found = methodsOf(context).find((method) => method.kind === kind)
  if (!found) throw new Error(`there is no way to withdraw to ${kind}`)
  return found
}

/** What is left of the day: how often, and how much in minor units. */
export function limitsOf(context: Context): { readonly timesLeft: number; readonly leftOfDay: bigint } {
  const today = ofToday(context)
  const asked = today.reduce((sum, { amount }) => sum + amount, 0n)
  return {
    timesLeft: Math.max(0, TIMES - today.length),
    leftOfDay: leftOf(minorUnits(context.merchant, 15_000), asked),
  }
}

/** The bonuses that are still to be played through. */
const openTurnover = (context: Context): Bonus[] =>
  bonusesOf(context, signedIn(context)).filter(
    ({ state, turnoverDone, turnoverRequired }) => state === 'active' && turnoverDone < turnoverRequired,
  )

/** What a member has to send from, and what stands before that. */
export function writePayer(context: Context) {
  const { store, money } = context
  const { id } = signedIn(context)
  return {
    available: money(store.ledger.balance(walletAccount(id))),
    paymentPassword: store.profiles.hasPaymentPassword(id),
    turnover: openTurnover(context).map((bonus) => ({
      id: bonus.id,
      name: bonus.name,
      required: money(bonus.turnoverRequired),
      done: money(bonus.turnoverDone),
    })),
  }
}

/** @throws Refused while bonuses are to be played through */
export function refuseOpenTurnover(context: Context): void {
  if (openTurnover(context).length > 0) throw new Refused('turnover is not complete', { turnover: 'open' })
}

/** Whether a number or an address is known to be the member's. */
export function isContactKnown(context: Context): boolean {
  const { id } = signedIn(context)
  const { store, merchant } = context
  return Boolean(store.mobiles.numberOf(merchant.merchantCode, id) || store.profiles.of(id)['email'])
}
