/** The digits of other writing systems and the full-width signs of a phone's keyboard, as ASCII; all else stays. */
export const asciiSigns = (text: string): string => text.replace(/\p{Nd}/gu, asciiDigit).replace(/[！-～]/g, asciiSign)

/** The full-width signs stand in the order of ASCII. */
const asciiSign = (sign: string): string => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfee0)

/** Unicode keeps each writing system's ten digits together, from zero to nine. */
function asciiDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0
  let zero = point
  while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(point - zero)
}
