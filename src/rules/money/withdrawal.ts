/** Withdrawals: their states, and what the fee is (spec 4, "Withdrawal confirmation"). */

/** Every state, in the order in which one may come after the other. Spec: the first ones and the last ones are not shown. */
export const WITHDRAWAL_STATES = [
  'requested',
  'under-review',
  'approved',
  'paying',
  'paid-out',
  'partly-received',
  'not-received',
  'confirmed',
  'forced',
  'rejected',
  'returned',
] as const
export type KnownWithdrawalState = (typeof WITHDRAWAL_STATES)[number]
/** `unknown` is one of a later platform's. */
export type WithdrawalState = KnownWithdrawalState | 'unknown'

/** Whether an address's word is a state. */
export const isWithdrawalState = (text: string): text is KnownWithdrawalState =>
  WITHDRAWAL_STATES.some((state) => state === text)

/** Those that nothing comes after. */
const LAST: readonly WithdrawalState[] = ['confirmed', 'forced', 'rejected', 'returned']

/** Whether something is still to happen. */
export const isUnderWay = (state: WithdrawalState): boolean => !LAST.includes(state)

/** The fee of a way to withdraw; amounts in minor units. */
export interface Fee {
  /** Ten-thousandths of the amount. */
  readonly basisPoints: number
  readonly fixed: bigint
  /** How many withdrawals are free of it. */
  readonly freeTimes: number
}

/** What a withdrawal costs, in minor units: never more than it is; a part of a unit is not charged. */
export function feeOf(amount: bigint, { basisPoints, fixed, freeTimes }: Fee): bigint {
  if (freeTimes > 0) return 0n
  const fee = (amount * BigInt(basisPoints)) / 10_000n + fixed
  return fee < amount ? fee : amount
}

/** How far turnover has come, in whole hundredths; all of them only once all of it is done. */
export const turnoverPercent = (done: bigint, required: bigint): number =>
  required <= 0n || done >= required ? 100 : Number((done * 100n) / required)
