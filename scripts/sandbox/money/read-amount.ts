/** Amounts that a call names. */
import { MoneyError, parseMoney } from '../../../src/rules/money/money.ts'
import { Refused } from '../answers.ts'
import type { Context } from '../context.ts'

/** An amount in minor units. @throws Refused, at the field, for what is none of the currency */
export function readAmount({ merchant }: Pick<Context, 'merchant'>, text: string, field = 'amount'): bigint {
  try {
    return parseMoney(text, merchant.currencyDigits)
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error
    throw new Refused('invalid amount', { field })
  }
}

export interface Bounds {
  /** Minor units. */
  readonly min: bigint
  readonly max: bigint
  /** What may still be moved within a day, where that is bounded. */
  readonly leftOfDay?: bigint
}

/** An amount within bounds, in minor units. @throws Refused for none of the currency, nothing, too little and too much */
export function readAmountWithin(context: Pick<Context, 'merchant'>, text: string, bounds: Bounds): bigint {
  const { min, max, leftOfDay } = bounds
  const amount = readAmount(context, text)
  const refuse = (message: string): never => {
    throw new Refused(message, { field: 'amount' })
  }
  if (amount <= 0n) refuse('invalid amount')
  if (amount < min) refuse('amount below the minimum')
  if (amount > max) refuse('amount above the maximum')
  if (leftOfDay !== undefined && amount > leftOfDay) refuse('amount above what is left of the day')
  return amount
}

/** What is left of the most that there may be; never less than nothing. */
export const leftOf = (most: bigint, used: bigint): bigint => (used < most ? most - used : 0n)
