import { asciiSigns } from '../ascii-signs.ts'

/** E.164: at most 15 digits with the country's own. */
const MOST_DIGITS = 15

/** How many digits a number has without its country's, which has one at least; no country has fewer. */
export const NATIONAL_DIGITS = { least: 6, most: MOST_DIGITS - 1 } as const

/**
 * The digits of a mobile number as people write it (spec 5: "mobileNum is required and must be in mobile format"):
 * spaces, hyphens, dots, slashes, brackets and the marks of direction that an address book copies along go, and so does
 * the dialling code where it was typed once more after `+` or `00`.
 * A zero in front stays, since some countries dial it from abroad too.
 * @param countryDialingCode digits alone, such as `54`
 * @returns `null` for what is no number of that country's
 */
export function mobileNumber(text: string, countryDialingCode: string): string | null {
  const plain = asciiSigns(text).replace(/[\s\p{Cf}\-‐-―.()/]/gu, '')
  const national = plain.replace(new RegExp(`^(?:\\+|00)${countryDialingCode}`), '')
  const { length } = national
  return /^\d+$/.test(national) && length >= NATIONAL_DIGITS.least && length + countryDialingCode.length <= MOST_DIGITS
    ? national
    : null
}
