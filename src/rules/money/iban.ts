/** IBANs (ISO 13616), by a library of some kilobytes: for the forms that need it, loaded with them. */
import { countrySpecs, validateIBAN, ValidationErrorsIBAN } from 'ibantools'
import type { AccountFault } from './bank-account.ts'

/**
 * Judges an IBAN: its length, its signs and its check digits, the bank's own where a country has such.
 * @param iban in capital letters and without spaces
 */
export function judgeIban(iban: string): AccountFault | null {
  const { valid, errorCodes } = validateIBAN(iban)
  if (valid) return null
  const wanted = countrySpecs[iban.slice(0, 2)]?.chars ?? 0
  return errorCodes.includes(ValidationErrorsIBAN.WrongBBANLength) && wanted > 0
    ? { why: 'length', count: iban.length, wanted }
    : { why: 'check' }
}
