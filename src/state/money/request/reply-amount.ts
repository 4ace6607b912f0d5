/** Amounts of an answer in minor units. */
import type { Endpoint } from '../../../api/transport/endpoint.ts'
import { ContractFailure } from '../../../rules/failure.ts'
import { MoneyError, parseMoney } from '../../../rules/money/money.ts'

/**
 * Reads an amount; one with more decimals than the currency has is an answer that can't be read, and is never rounded.
 * @param digits decimals of the currency
 * @param field where it stands in the answer's value, such as `sumBalance`
 * @throws ContractFailure
 */
export function readAmount(text: string, digits: number, { name }: Pick<Endpoint, 'name'>, field: string): bigint {
  try {
    return parseMoney(text, digits)
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error
    throw new ContractFailure(name, 'reply', `value.${field}`, error.message)
  }
}

/**
 * Reads what may be staked at the least or at the most; one below nothing is none.
 * @param text `null` where the server gives none
 * @returns `null` where there is no limit
 * @throws ContractFailure, as `readAmount` does
 */
export function readBetLimit(
  text: string | null,
  digits: number,
  endpoint: Pick<Endpoint, 'name'>,
  field: string,
): bigint | null {
  const limit = text === null ? null : readAmount(text, digits, endpoint, field)
  return limit !== null && limit < 0n ? null : limit
}
