import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { codeFrame } from './code-frame.ts'
import { countProblems, formatProblems, problemsAsJson } from './print.ts'
import type { Problem } from './problem.ts'

function fileWith(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'print-')), 'brand.json')
  writeFileSync(file, text)
  return file
}

test('a problem says where, what, what was expected and what to do', () => {
  const file = fileWith('{\n  "id": "casa",\n  "merchatCode": "casa",\n  "name": "Casa"\n}\n')
  const problem: Problem = {
    severity: 'error',
    brand: 'casa',
    file,
    line: 3,
    column: 3,
    message: '"merchatCode" is not a key',
    expected: 'merchantCode',
    suggestion: 'did you mean "merchantCode"?',
  }
  expect(formatProblems([problem])).toBe(`
Brand casa  1 error

  ${file}:3:3  error
    "merchatCode" is not a key

      2 |   "id": "casa",
    > 3 |   "merchatCode": "casa",
        |   ^^^^^^^^^^^^^
      4 |   "name": "Casa"

    expected  merchantCode
    to do     did you mean "merchantCode"?
`)
})

const at = (brand: string | undefined, severity: Problem['severity'], file: string, line = 1): Problem => ({
  severity,
  ...(brand === undefined ? {} : { brand }),
  file,
  line,
  message: `${severity} in ${file}`,
})

test('problems are grouped by brand, errors first, each once', () => {
  const problems = [
    at('b', 'warning', 'b/1'),
    at('a', 'error', 'a/2', 9),
    at('b', 'error', 'b/2'),
    at(undefined, 'error', 'x'),
  ]
  const text = formatProblems([...problems, ...problems])
  expect(text.match(/(?:error|warning) in \S+|Brand \w+|The build as a whole/g)).toEqual([
    'The build as a whole',
    'error in x',
    'Brand a',
    'error in a/2',
    'Brand b',
    'error in b/2',
    'warning in b/1',
  ])
  expect(JSON.parse(problemsAsJson([...problems, ...problems]))).toEqual(problems)
  expect(countProblems(problems)).toBe('3 errors, 1 warning')
})

test('colours change nothing but the colours', () => {
  const problems = [at('a', 'error', fileWith('{}\n'))]
  const coloured = formatProblems(problems, true)
  expect(coloured).toContain('\u001B[31m')
  expect(stripVTControlCharacters(coloured)).toBe(formatProblems(problems))
})

test('what a file holds cannot move the cursor or leak a secret', () => {
  const file = fileWith('{ "origin": "https://me:pass123@a.com", "d": "cHJpdmF0ZQ", "x": "\u001B[2J\u009B2J" }\n')
  const text = formatProblems([{ ...at('a', 'error', file), message: 'bad \u001B[2J name' }])
  expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
  expect(text).not.toContain('pass123')
  expect(text).not.toContain('cHJpdmF0ZQ')
})

test('a long line is cut around the place, with the mark under it', () => {
  const text = `${'x'.repeat(500)} "here" ${'y'.repeat(500)}`
  const [line, mark] = codeFrame(text, { line: 1, column: 502 })
  expect(line?.text.length).toBeLessThanOrEqual(100)
  const start = mark?.text.indexOf('^') ?? -1
  expect(line?.text.slice(start, start + 6)).toBe('"here"')
  expect(mark?.text.trim()).toBe('^^^^^^')
})

test('the mark stands right after wide letters, tabs and marks on letters', () => {
  const [, mark] = codeFrame('\t"名": e\u0301 bad', { line: 1, column: 10 })
  // Two for the tab, then " 名 " : space e space.
  expect(mark?.text).toBe(`${' '.repeat(2 + 4 + 1 + 1 + 1 + 1)}^^^`)
})

test('a place past the end of its file has no frame', () => {
  expect(codeFrame('{}', { line: 7, column: 1 })).toEqual([])
  expect(formatProblems([at('a', 'error', 'no/such/file')])).toContain('no/such/file:1')
})
