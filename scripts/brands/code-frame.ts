/** A code frame: the line in question between its neighbours, with a mark under the place. */
import type { Position } from './position.ts'

/** Columns of text that a frame shows of a long line. */
const WIDTH = 100

export interface FrameLine {
  /** `undefined` for the line that holds the mark. */
  readonly number: number | undefined
  readonly text: string
  /** Whether this is the line in question, or its mark. */
  readonly marked: boolean
}

/**
 * The line before, the line itself, the mark, the line after. Long lines are cut to the part around the place, tabs
 * count as two spaces, and control characters do not reach the terminal.
 */
export function codeFrame(text: string, { line, column }: Position): FrameLine[] {
  const lines = veiled(text).split(/\r?\n/)
  const at = lines[line - 1]
  if (at === undefined) return []
  const from = Math.max(0, Math.min(column - 1 - WIDTH / 2, at.length - WIDTH))
  const length = markLength(at.slice(column - 1))
  const cut = (content: string | undefined) => plain((content ?? '').slice(from, from + WIDTH))
  const neighbour = (number: number): FrameLine[] =>
    lines[number - 1] === undefined || (number === lines.length && lines[number - 1] === '')
      ? []
      : [{ number, text: cut(lines[number - 1]), marked: false }]
  const indent = columnsOf(plain(at.slice(from, column - 1)))
  const marked = columnsOf(plain(at.slice(column - 1, Math.min(column - 1 + length, from + WIDTH))))
  return [
    ...neighbour(line - 1),
    { number: line, text: cut(at), marked: true },
    { number: undefined, text: ' '.repeat(indent) + '^'.repeat(Math.max(1, marked)), marked: true },
    ...neighbour(line + 1),
  ]
}

/** How much to mark: a quoted text or a word whole, anything else by one sign. */
function markLength(rest: string): number {
  const [whole = ''] = /^(?:"(?:[^"\\]|\\.)*"|[\p{L}\p{N}_.-]+)/u.exec(rest) ?? []
  return Math.max(1, whole.length)
}

/** Text that is safe to print: a brand's file must not be able to move the cursor. */
export function plain(text: string): string {
  return text.replaceAll('\t', '  ').replaceAll(/\p{Cc}/gu, '·')
}

/** What must not land in a build's log: a password in an address, the private half of a key. */
const SECRETS = /(?<=:\/\/)[^\s"/@]+(?=@)|(?<="(?:d|p|q|dp|dq|qi|k)"\s*:\s*")[\w-]+(?=")/g

/** Hides secrets without moving anything. */
function veiled(text: string): string {
  return text.replaceAll(SECRETS, (secret) => '*'.repeat(secret.length))
}

const WIDE =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1FAFF}]/u

/** The columns that a text takes on a terminal: Chinese and the like take two, marks on a letter none. */
function columnsOf(text: string): number {
  let columns = 0
  for (const sign of text) columns += /\p{Mn}/u.test(sign) ? 0 : WIDE.test(sign) ? 2 : 1
  return columns
}
