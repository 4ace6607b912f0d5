/** Pseudo catalogues: English made long and accented, or mirrored, to find text that is cut, fixed or left out. */

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = 'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'
const accents = new Map([...PLAIN].map((letter, index) => [letter, [...ACCENTED][index] ?? letter]))

/** Parts of the page inside a text (`<0>`) stay as they are. */
const TAG = /(<\/?\d+\/?>)/

const RIGHT_TO_LEFT_OVERRIDE = '\u202E'
const POP_DIRECTION = '\u202C'
const RIGHT_TO_LEFT_MARK = '\u200F'

const outsideTags = (change: (text: string) => string) => (text: string) =>
  text
    .split(TAG)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('')

/** Accents each letter and doubles vowels, so that the text grows by about two fifths, as German or Vietnamese may. */
const lengthened = outsideTags((text) =>
  [...text]
    .map((letter) => {
      const accented = accents.get(letter) ?? letter
      return /[aeiouy]/i.test(letter) ? accented + accented.toLowerCase() : accented
    })
    .join(''),
)

/** Turns each word round, and lets the text run from right to left as Arabic does. */
const mirrored = outsideTags((text) =>
  text.replace(
    /\p{L}[\p{L}'’]*/gu,
    (word) => `${RIGHT_TO_LEFT_MARK}${RIGHT_TO_LEFT_OVERRIDE}${word}${POP_DIRECTION}${RIGHT_TO_LEFT_MARK}`,
  ),
)

/** How each pseudo catalogue changes a piece of text between placeholders. */
export const PSEUDO: ReadonlyMap<string, (text: string) => string> = new Map([
  ['ar-XB', mirrored],
  ['en-XA', lengthened],
])
