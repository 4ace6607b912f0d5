/**
 * What a field wants, by its pattern (spec 5: the "message comes from translation key reg_pattern_{patternId} with min and
 * max substituted (a single number when min equals max)").
 */
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { ANYTHING, type Bounds } from '../../rules/account/registration/patterns.ts'

interface Range {
  /** Such as `6–12`, never broken in two, or `6` where both ends are one. */
  readonly range: string
  /** The upper end, which the plural goes by. */
  readonly max: number
}

const MESSAGES: Readonly<Record<number, (range: Range) => MessageDescriptor>> = {
  0: ({ range, max }) =>
    msg({
      id: 'reg_pattern_0',
      message: plural(max, { one: `Use ${range} character.`, other: `Use ${range} characters.` }),
    }),
  1: ({ range, max }) =>
    msg({
      id: 'reg_pattern_1',
      message: plural(max, {
        one: `Use ${range} letter from A to Z.`,
        other: `Use ${range} characters: a letter from A to Z first, then letters and digits.`,
      }),
    }),
  2: ({ range, max }) =>
    msg({
      id: 'reg_pattern_2',
      message: plural(max, {
        one: `Use ${range} Chinese character or digit.`,
        other: `Use ${range} Chinese characters and digits.`,
      }),
    }),
  3: ({ range }) =>
    msg({
      id: 'reg_pattern_3',
      message: `Enter an e-mail address such as name@example.com, with ${range} characters.`,
    }),
  4: ({ range, max }) =>
    msg({
      id: 'reg_pattern_4',
      message: plural(max, {
        one: `Use ${range} letter from A to Z or digit.`,
        other: `Use ${range} letters from A to Z and digits, nothing else.`,
      }),
    }),
  5: ({ range }) =>
    msg({
      id: 'reg_pattern_5',
      message: `Use ${range} characters: letters from A to Z combined with digits, at least one of each.`,
    }),
  6: ({ range, max }) =>
    msg({ id: 'reg_pattern_6', message: plural(max, { one: `Use ${range} digit.`, other: `Use ${range} digits.` }) }),
  7: ({ range }) =>
    msg({
      id: 'reg_pattern_7',
      message: `Use ${range} letters from A to Z and digits, with at least one capital letter.`,
    }),
  8: ({ range, max }) =>
    msg({
      id: 'reg_pattern_8',
      message: plural(max, {
        one: `Use ${range} English letter.`,
        other: `Use ${range} English letters and spaces, nothing else.`,
      }),
    }),
  9: ({ range, max }) =>
    msg({
      id: 'reg_pattern_9',
      message: plural(max, { one: `Use ${range} character.`, other: `Use ${range} characters without spaces.` }),
    }),
  10: ({ range, max }) =>
    msg({
      id: 'reg_pattern_10',
      message: plural(max, {
        one: `Use ${range} Chinese character.`,
        other: `Use ${range} Chinese characters and punctuation marks.`,
      }),
    }),
  11: () => msg({ id: 'reg_pattern_11', message: 'Enter a date as year-month-day, such as 1990-05-17.' }),
  12: ({ range, max }) =>
    msg({
      id: 'reg_pattern_12',
      message: plural(max, {
        one: `Use ${range} letter.`,
        other: `Use ${range} letters, with a space between words.`,
      }),
    }),
  13: () => msg({ id: 'reg_pattern_13', message: 'Enter a date as month-day-year, such as 05-17-1990.' }),
  14: ({ range, max }) =>
    msg({
      id: 'reg_pattern_14',
      message: plural(max, { one: `Use ${range} character.`, other: `Use ${range} characters.` }),
    }),
  15: ({ range, max }) =>
    msg({
      id: 'reg_pattern_15',
      message: plural(max, { one: `Use ${range} Korean letter.`, other: `Use ${range} Korean letters, nothing else.` }),
    }),
  16: ({ range, max }) =>
    msg({
      id: 'reg_pattern_16',
      message: plural(max, { one: `Use ${range} Thai letter.`, other: `Use ${range} Thai letters, nothing else.` }),
    }),
  17: ({ range, max }) =>
    msg({
      id: 'reg_pattern_17',
      message: plural(max, {
        one: `Use ${range} Thai or English letter.`,
        other: `Use ${range} Thai or English letters and spaces.`,
      }),
    }),
  18: ({ range, max }) =>
    msg({
      id: 'reg_pattern_18',
      message: plural(max, {
        one: `Use ${range} capital letter from A to Z.`,
        other: `Use ${range} capital letters from A to Z and spaces, with at least one letter.`,
      }),
    }),
  19: ({ range, max }) =>
    msg({
      id: 'reg_pattern_19',
      message: plural(max, {
        one: `Use ${range} letter from A to Z, digit or symbol.`,
        other: `Use ${range} letters from A to Z, digits and symbols, without spaces.`,
      }),
    }),
  20: ({ range }) =>
    msg({
      id: 'reg_pattern_20',
      message: `Use ${range} characters with at least one capital letter, one small letter, one digit and one symbol.`,
    }),
}

/**
 * The message of a pattern, for a value that is missing or wrong.
 * @param patternId 0 to 20; one that is not known reads as 0
 * @param bounds characters; a lower bound of nothing reads as one, since only what is typed is measured
 */
export function patternMessage(patternId: number, { min, max }: Bounds): MessageDescriptor {
  const least = Math.max(1, min)
  const range = least >= max ? `${max}` : `${least}\u2060–\u2060${max}`
  const write = MESSAGES[patternId] ?? MESSAGES[ANYTHING]
  // There is one for 0.
  if (!write) throw new Error('there is no message for any characters')
  return write({ range, max })
}
