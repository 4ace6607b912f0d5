import { mobileNumber } from './mobile-number.ts'
import type { Typed } from './registration/register.ts'

/** What was typed as the wire has it: the number in its own form and with its country's code, and nothing that is empty. */
export function filledOf(typed: Typed): Readonly<Record<string, string>> {
  const countryDialingCode = typed.countryDialingCode?.replace(/\D/g, '') ?? ''
  const mobileNum = typed.mobileNum && mobileNumber(typed.mobileNum, countryDialingCode)
  const number = mobileNum ? { mobileNum, countryDialingCode } : { mobileNum: '', countryDialingCode: '' }
  return Object.fromEntries(Object.entries({ ...typed, ...number }).filter(([, value]) => value))
}
