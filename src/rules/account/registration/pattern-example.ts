/** Whether a rule can be met at all: found by making a value that meets it. */
import { checkPattern, type Bounds } from './patterns.ts'

/** What one character of a pattern may be, where any number of it is right; with what has to be there at least before it. */
const REPEATED: Readonly<Record<number, readonly [least: string, more: string]>> = {
  2: ['', '好'],
  5: ['a1', 'a'],
  6: ['', '7'],
  7: ['A', 'a'],
  10: ['', '好'],
  11: ['1990-05-17', ''],
  13: ['05-17-1990', ''],
  15: ['', '한'],
  16: ['', 'ก'],
  17: ['', 'ก'],
  18: ['', 'A'],
  20: ['Aa1!', 'a'],
}
const OTHERWISE: readonly [string, string] = ['', 'a']

/** An e-mail address of a length, or what comes nearest: parts of it have limits of their own. */
function mail(length: number): string {
  const labels = (rest: number): string => (rest <= 63 ? 'd'.repeat(rest) : `${'d'.repeat(60)}.${labels(rest - 61)}`)
  const local = Math.min(64, Math.max(1, length - 6))
  return `${'m'.repeat(local)}@${labels(Math.max(1, length - local - 4))}.co`
}

/**
 * The shortest usual value that meets a rule.
 * @returns `null` when no value does, such as a date of five characters
 */
export function exampleOf(patternId: number, { min, max }: Bounds): string | null {
  const [least, more] = REPEATED[patternId] ?? OTHERWISE
  const length = Math.max(min, least.length, 1)
  const value = patternId === 3 ? mail(Math.max(length, 6)) : least + more.repeat(Math.max(0, length - least.length))
  return checkPattern(patternId, value, { min, max }) ? value : null
}
