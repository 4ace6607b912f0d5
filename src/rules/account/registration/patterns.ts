/**
 * What the server's patterns mean (spec 5, "Pattern meanings"), as our own expressions: an expression from the network
 * is never compiled. None of them can run away: no repetition stands within another over the same characters.
 */
import { readDate } from '../../dates.ts'

/** How long a value may be, in characters as `lengthOf` counts them; both ends are included. */
export interface Bounds {
  readonly min: number
  readonly max: number
}

/** The pattern that lets anything pass whose length is right; also what `*` means. */
export const ANYTHING = 0

/** HTML's own expression for e-mail, each part bounded, with a dot in the domain and none beside another. */
const MAIL =
  /^(?=[^@]{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$/

/** 0 and 14 (spec: its meaning is not shown) go by length alone, 11 and 13 are dates. */
const EXPRESSIONS: Readonly<Record<number, RegExp>> = {
  1: /^[A-Za-z][A-Za-z0-9]*$/,
  2: /^[\p{Script=Han}0-9]+$/u,
  3: MAIL,
  4: /^[A-Za-z0-9]+$/,
  // Combined: of each at least one.
  5: /^(?=[0-9]*[A-Za-z])(?=[A-Za-z]*[0-9])[A-Za-z0-9]+$/,
  6: /^[0-9]+$/,
  7: /^(?=[a-z0-9]*[A-Z])[A-Za-z0-9]+$/,
  8: /^[A-Za-z ]+$/,
  9: /^\S+$/u,
  10: /^[\p{Script=Han}\p{P}]+$/u,
  // "Letters and a space", beside the English letters of 8: letters of any alphabet, one space between two words.
  12: /^[\p{L}\p{M}]+(?: [\p{L}\p{M}]+)*$/u,
  15: /^\p{Script=Hangul}+$/u,
  16: /^\p{Script=Thai}+$/u,
  17: /^[\p{Script=Thai}A-Za-z ]+$/u,
  18: /^(?= *[A-Z])[A-Z ]+$/,
  19: /^[\x21-\x7e]+$/,
  20: /^(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])(?=[^0-9]*[0-9])(?=[^\p{P}\p{S}]*[\p{P}\p{S}])/u,
}

/**
 * The length that `minLength` and `maxLength` speak of: Unicode code points of the composed text (NFC). Servers and
 * their columns count so at best, and `é` is one however a keyboard writes it. Spec: the unit is not shown.
 */
export function lengthOf(value: string): number {
  let count = 0
  for (const _ of value.normalize('NFC')) count += 1
  return count
}

/**
 * Whether a value that is not empty fits a rule: its length first, then its pattern (spec 5, "Per-field rule").
 * @param patternId 0 to 20; one that is not known counts as "any characters in range"
 */
export function checkPattern(patternId: number, value: string, { min, max }: Bounds): boolean {
  // No text becomes that much shorter by being composed, so a huge one is not even tried.
  if (value.length > 4 * max + 64) return false
  const length = lengthOf(value)
  if (length < min || length > max) return false
  if (patternId === 11 || patternId === 13) return readDate(value, patternId) !== null
  const expression = Object.hasOwn(EXPRESSIONS, patternId) ? EXPRESSIONS[patternId] : undefined
  return expression?.test(value.normalize('NFC')) ?? true
}
