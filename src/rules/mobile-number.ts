/** E.164: at most 15 digits with the country's own. */
const MOST_DIGITS = 15
/** No country has mobile numbers with fewer digits. */
const LEAST_DIGITS = 6

/**
 * The digits of a mobile number as people write it (spec 5: "mobileNum is required and must be in mobile format"):
 * spaces, hyphens, dots, slashes, brackets and the marks of direction that an address book copies along go, and so does
 * the dialling code where it was typed once more after `+` or `00`.
 * A zero in front stays, since some countries dial it from abroad too.
 * @param countryDialingCode digits alone, such as `54`
 * @returns `null` for what is no number of that country's
 */
export function mobileNumber(text: string, countryDialingCode: string): string | null {
  // Full-width signs, and digits of other writing systems, as a phone's keyboard gives them.
  const signs = text.replace(/\p{Nd}/gu, asciiDigit).replace(/[！-～]/g, asciiSign)
  const plain = signs.replace(/[\s\p{Cf}\-‐-―.()/]/gu, '')
  const national = plain.replace(new RegExp(`^(?:\\+|00)${countryDialingCode}`), '')
  const { length } = national
  return /^\d+$/.test(national) && length >= LEAST_DIGITS && length + countryDialingCode.length <= MOST_DIGITS
    ? national
    : null
}

/** The full-width signs stand in the order of ASCII. */
const asciiSign = (sign: string): string => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfee0)

/** Unicode keeps each writing system's ten digits together, from zero to nine. */
function asciiDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0
  let zero = point
  while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(point - zero)
}
