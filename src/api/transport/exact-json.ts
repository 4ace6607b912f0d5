/** JSON whose numbers are never rounded: money is read from its source text, not through a float. */

/** What may not survive a float: many digits, or an exponent. Most answers hold neither and are parsed once. */
const SUSPECT = /[0-9.]{16}|[0-9][eE]|0\.0{6}/
/** In valid JSON: a string, so that digits within are left alone, or a number. */
const STRING_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?[0-9][0-9.eE+-]*/g
/** Decimal digits that a float holds for certain. */
const SAFE_DIGITS = 15

/**
 * Parses JSON; a number that a float would round or write with an exponent becomes a string of its source text.
 * Works on the text, because a reviver's `context.source` is younger than the browsers we serve.
 * @throws SyntaxError
 */
export function parseExactJson(text: string): unknown {
  const plain: unknown = JSON.parse(text)
  if (!SUSPECT.test(text)) return plain
  return JSON.parse(
    text.replaceAll(STRING_OR_NUMBER, (token) => (token.startsWith('"') || isExact(token) ? token : `"${token}"`)),
  )
}

/** Whether a float gives the number back digit for digit. */
function isExact(source: string): boolean {
  const [mantissa = ''] = source.toLowerCase().split('e')
  const digits = mantissa.replace(/[-.]/g, '').replace(/^0+/, '')
  if (digits.length > SAFE_DIGITS) return false
  const value = Number(source)
  return Number.isFinite(value) && !String(value).includes('e') && (value !== 0 || /^0*$/.test(digits))
}
