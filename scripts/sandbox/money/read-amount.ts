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
}

/** @throws Refused for nothing, too little and too much */
export function checkBounds(amount: bigint, { min, max }: Bounds): void {
  const refuse = (message: string): never => {
    throw new Refused(message, { field: 'amount' })
  }
  if (amount <= 0n) refuse('invalid amount')
  if (amount < min) refuse('amount below the minimum')
  if (amount > max) refuse('amount above the maximum')
}
