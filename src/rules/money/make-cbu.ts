/** Makes numbers of Argentine accounts, with their check digits: for the sandbox and for tests. */
import { CBU, checkDigit } from './bank-account.ts'

/**
 * A CBU, or a CVU where it begins with 000.
 * @param digits twenty: of bank and branch seven, of the account thirteen
 */
export function makeCbu(digits: string): string {
  const parts = [digits.slice(0, 7), digits.slice(7)]
  return parts.map((part) => part + checkDigit(part, CBU.weights)).join('')
}

/** One to add in a test; it is listed as `•••• 4567`. */
export const SAMPLE_CBU = makeCbu('00701233000000010456')
