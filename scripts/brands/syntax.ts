/** Says what is wrong with JSON in words that help someone who does not write JSON for a living. */
import type { ParseError } from 'jsonc-parser'
import { printParseErrorCode } from 'jsonc-parser'
import { positionOf } from './position.ts'
import type { Problem } from './problem.ts'

interface Slip {
  /** Where the mistake is, which is often before the place where the parser noticed it. */
  readonly offset: number
  readonly message: string
  readonly expected?: string
  readonly suggestion: string
  /** Whether the rest of the file still means what was meant. */
  readonly harmless?: true
}

/**
 * Turns parser errors into problems. One slip makes a parser report several errors, so that only the first of those
 * which leave the rest unreadable is told; the harmless ones are all told.
 * @returns `readable`: whether the tree is worth looking at
 */
export function syntaxProblems(
  file: string,
  text: string,
  errors: readonly ParseError[],
): { problems: Problem[]; readable: boolean } {
  const slips: Slip[] = []
  for (const error of errors) {
    const slip = slipOf(text, error)
    if (slips.some(({ offset }) => offset === slip.offset)) continue
    slips.push(slip)
    if (!slip.harmless) break
  }
  const problems = slips.map(({ offset, message, expected, suggestion }): Problem => {
    const said = { severity: 'error', file, ...positionOf(text, offset), message, suggestion } as const
    return expected === undefined ? said : { ...said, expected }
  })
  return { problems, readable: slips.every(({ harmless }) => harmless) }
}

function slipOf(text: string, error: ParseError): Slip {
  const { offset, length } = error
  const word = text.slice(offset, offset + length)
  // The end of what was written last: a missing comma is missing there, not before the next word.
  const before = text.slice(0, offset).trimEnd().length
  const last = Math.max(0, before - 1)
  if (text.trim() === '') {
    return { offset: 0, message: 'the file is empty', suggestion: 'copy the file of another brand and change it' }
  }
  switch (printParseErrorCode(error.error)) {
    case 'CommaExpected':
      if (/^\d/.test(word) && /[^\d.]-?0$/.test(text.slice(0, offset))) return wrongNumber(last, `0${word}`)
      return {
        offset: before,
        message: 'a comma is missing here',
        suggestion: 'write a comma after this',
        harmless: true,
      }
    case 'InvalidCommentToken':
      return { offset, message: 'JSON has no comments', suggestion: 'delete the comment', harmless: true }
    case 'PropertyNameExpected':
    case 'ValueExpected':
      if (text[last] === ',' && (word === '}' || word === ']')) {
        const message = `there is a comma before the closing "${word}", and nothing after it`
        return { offset: last, message, suggestion: 'delete this comma', harmless: true }
      }
      if (text[last] === ',' && word === ',') {
        return { offset, message: 'there are two commas', suggestion: 'delete this comma' }
      }
      return wrongWord(text, offset, word)
    case 'InvalidSymbol':
    case 'InvalidNumberFormat':
      return wrongWord(text, offset, word)
    case 'ColonExpected':
      return {
        offset: before,
        message: 'a colon is missing between the key and its value',
        expected: '"key": value',
        suggestion: 'write a colon here',
      }
    case 'CloseBraceExpected':
      return { offset: last, message: 'the file ends before its closing "}"', suggestion: closing('{', '}') }
    case 'CloseBracketExpected':
      return { offset: last, message: 'a list ends before its closing "]"', suggestion: closing('[', ']') }
    case 'EndOfFileExpected':
      return {
        offset,
        message: `something follows the end of the file's content`,
        suggestion: 'delete it, or look for a closing "}" too early in the file',
      }
    case 'UnexpectedEndOfString':
      return {
        offset,
        message: 'this text has no closing double quote on its line',
        suggestion: 'close the text with " (a double quote inside a text is written \\")',
      }
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return {
        offset,
        message: 'a backslash in a text must be followed by one of " \\ / b f n r t u',
        suggestion: 'write \\\\ for a backslash',
      }
    case 'InvalidCharacter':
      return {
        offset,
        message: 'this text holds a tab or another control character',
        suggestion: 'write \\t for a tab, \\n for a new line',
      }
    default:
      return { offset, message: 'this is not JSON', suggestion: 'compare the line with the same line of another brand' }
  }
}

const closing = (open: string, close: string) =>
  `write the missing "${close}"; every "${open}" needs one, and editors show the pairs`

const MEANT: readonly (readonly [RegExp, string])[] = [
  [/^(true|yes|on)/i, 'write true'],
  [/^(false|no\b|off)/i, 'write false'],
]

/** Signs that are nothing in JSON, by what stands there. */
const STRANGE: readonly (readonly [RegExp, string, string])[] = [
  [/^#/, 'JSON has no comments', 'delete the comment'],
  [
    /^(?:<{7}|={7}|>{7})/,
    'two versions of this file were merged, and nobody has chosen between them',
    'keep the lines of one version and delete those of the other, with the lines that begin with <<<<<<<, ======= and >>>>>>>',
  ],
  [/^=/, '= does not stand between a key and its value in JSON', 'write a colon instead'],
  [/^;/, '; ends nothing in JSON', 'write a comma instead, or nothing after the last one'],
  [
    /^[^\P{Z} ]|^\p{Cf}/u,
    'an invisible character stands here, as word processors and web pages put them in',
    'delete what is before the next visible sign, and type plain spaces',
  ],
]

const QUOTES = /^['‘’‚“”„«»`]/

const wrongNumber = (offset: number, said: string): Slip => ({
  offset,
  message: `${said} is not a number that JSON knows`,
  expected: 'a number such as 18 or 0.5',
  suggestion: 'write the number that you mean in decimal digits, without zeros before it',
})

/** A word that JSON does not know: the wrong quotes, none at all, `True`, `.5`. */
function wrongWord(text: string, offset: number, word: string): Slip {
  const rest = text.slice(offset)
  if (QUOTES.test(rest)) {
    return {
      offset,
      message: `${rest[0]} is not a quote that JSON knows`,
      expected: 'straight double quotes: "…"',
      suggestion: 'replace both ends by " (word processors change quotes by themselves: use a plain text editor)',
    }
  }
  const strange = STRANGE.find(([pattern]) => pattern.test(rest))
  if (strange) {
    const [, message, suggestion] = strange
    return { offset, message, suggestion }
  }
  if (/^x[\da-f]+$|^-?(?:nan|infinity)$/i.test(word)) {
    const isHex = /^x/i.test(word)
    return wrongNumber(isHex ? offset - 1 : offset, isHex ? `0${word}` : word)
  }
  if (/^(true|false|null|none|yes|no|on|off)\b/i.test(word)) {
    return {
      offset,
      message: `${word} is not a value in JSON`,
      expected: 'true or false, in lower case, or a text in double quotes',
      suggestion: MEANT.find(([pattern]) => pattern.test(word))?.[1] ?? 'leave the key out',
    }
  }
  if (/^\s*[}\],:]/.test(rest)) {
    const value = /:\s*$/.test(text.slice(0, offset))
    const missing = value ? 'a value' : 'a key'
    return {
      offset,
      message: `${missing} is missing before "${word}"`,
      suggestion: `write ${missing}, or delete the line`,
    }
  }
  if (/^[+.\d-]/.test(word)) {
    return {
      offset,
      message: `${word} is not a number that JSON knows`,
      expected: 'a number such as 18 or 0.5',
      suggestion: 'write it so, or put it in double quotes if a text was meant',
    }
  }
  return {
    offset,
    message: `${word || 'this'} stands without quotes, or after a text that ended early`,
    expected: 'keys and texts in double quotes: "key": "text"',
    suggestion: 'put it in double quotes (a double quote inside a text is written \\")',
  }
}
