/** Prints problems so that an operator can mend them: where, what, what was expected, what to do. */
import { readFileSync } from 'node:fs'
import { isAbsolute, relative, resolve } from 'node:path'
import type { WriteStream } from 'node:tty'
import { createColors } from 'picocolors'
import { codeFrame, plain } from './code-frame.ts'
import type { Problem } from './problem.ts'
import { distinctProblems } from './problem.ts'

type Colors = ReturnType<typeof createColors>

/**
 * Prints problems to standard error, in colour where that is a terminal and `NO_COLOR` does not say otherwise.
 * Nothing is printed when there is none.
 */
export function printProblems(problems: readonly Problem[], stream: WriteStream = process.stderr): void {
  if (problems.length === 0) return
  const { NO_COLOR, FORCE_COLOR } = process.env
  const coloured = !NO_COLOR && (stream.isTTY || Boolean(FORCE_COLOR))
  stream.write(`${formatProblems(problems, coloured)}\n`)
}

/** The text that `printProblems` prints: grouped by brand, errors before warnings, each once. */
export function formatProblems(problems: readonly Problem[], coloured = false): string {
  const colors = createColors(coloured)
  const groups = Map.groupBy(distinctProblems(problems.map(fromHere)), ({ brand }) => brand)
  const texts = new Map<string, string | undefined>()
  return [...groups]
    .toSorted(([a], [b]) => (a ?? '').localeCompare(b ?? ''))
    .map(([brand, group]) => {
      const title = colors.bold(brand === undefined ? 'The build as a whole' : `Brand ${plain(brand)}`)
      const sorted = group.toSorted(byPlace)
      return [`${title}  ${countProblems(group)}`, ...sorted.map((one) => formatOne(one, colors, texts))].join('\n\n')
    })
    .map((group) => `\n${group}\n`)
    .join('')
}

/** How many there are, in words: `2 errors, 1 warning`. */
export function countProblems(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const warnings = problems.length - errors
  return [...count(errors, 'error'), ...count(warnings, 'warning')].join(', ')
}

const count = (number: number, word: string) => (number === 0 ? [] : [`${number} ${word}${number === 1 ? '' : 's'}`])

/** The same as JSON, for other programs; each problem once, in the order found. */
export function problemsAsJson(problems: readonly Problem[]): string {
  return JSON.stringify(distinctProblems(problems.map(fromHere)), null, 2)
}

/** The file as it can be opened from the working directory. */
function fromHere(problem: Problem): Problem {
  if (!isAbsolute(problem.file)) return problem
  const path = relative(process.cwd(), problem.file)
  if (path === '' || path.startsWith('..') || isAbsolute(path)) return problem
  return { ...problem, file: problem.file.endsWith('/') ? `${path}/` : path }
}

function byPlace(a: Problem, b: Problem): number {
  if (a.severity !== b.severity) return a.severity === 'error' ? -1 : 1
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0)
}

function formatOne(problem: Problem, colors: Colors, texts: Map<string, string | undefined>): string {
  const { severity, file, line, column, message, expected, suggestion } = problem
  const place = plain(
    [file, line, line === undefined ? undefined : column].filter((part) => part !== undefined).join(':'),
  )
  const mark = severity === 'error' ? colors.red('error') : colors.yellow('warning')
  const note = (label: string, text: string | undefined) =>
    text === undefined ? [] : [`    ${colors.dim(label.padEnd(9))} ${plain(text)}`]
  return [
    `  ${colors.cyan(place)}  ${mark}`,
    `    ${colors.bold(plain(message))}`,
    ...frameOf(problem, colors, texts),
    ...note('expected', expected),
    ...note('to do', suggestion),
  ].join('\n')
}

function frameOf(
  { file, line, column = 1, severity }: Problem,
  colors: Colors,
  texts: Map<string, string | undefined>,
) {
  const text = line === undefined ? undefined : textOf(file, texts)
  if (line === undefined || text === undefined) return []
  const lines = codeFrame(text, { line, column })
  const width = Math.max(...lines.map(({ number }) => String(number ?? '').length))
  const paint = severity === 'error' ? colors.red : colors.yellow
  const drawn = lines.map(({ number, text: content, marked }) => {
    const edge = `${marked && number !== undefined ? paint('>') : ' '} ${colors.dim(`${String(number ?? '').padStart(width)} |`)}`
    return `    ${edge} ${marked && number === undefined ? paint(content) : content}`.trimEnd()
  })
  return ['', ...drawn, '']
}

/** A file's text, read once; `undefined` for what is no file any more. */
function textOf(file: string, texts: Map<string, string | undefined>): string | undefined {
  if (!texts.has(file)) texts.set(file, read(file))
  return texts.get(file)
}

function read(file: string): string | undefined {
  try {
    return readFileSync(resolve(file), 'utf8').replace(/^\uFEFF/, '')
  } catch {
    return undefined
  }
}
