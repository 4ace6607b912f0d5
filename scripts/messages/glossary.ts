/** Holds translations to the words of src/i18n/glossary.md: a term's English in a message, its translation in the other. */
import { layersOf } from '../../src/i18n/languages.ts'
import type { Problem } from '../brands/problem.ts'
import { readPo } from './po-lines.ts'

/** One term: its English, and by catalogue the words of which one has to stand in a translation. */
export interface Term {
  readonly english: string
  readonly words: ReadonlyMap<string, readonly string[]>
}

/** A translation that says a term otherwise, and why it may. */
export interface GlossaryException {
  /** The English text, whole. */
  readonly message: string
  readonly term: string
  readonly catalogues: readonly string[]
  readonly why: string
}

export interface Glossary {
  readonly terms: readonly Term[]
  readonly exceptions: readonly GlossaryException[]
}

const FILE = 'scripts/messages/glossary-exceptions.ts'
const PLACEHOLDER = /<\/?\d+\/?>|\{\w+(?:, (?:plural|select|selectordinal),)?\}?/gu

/**
 * Reads the table of the glossary.
 * @param markdown its first table: a column "English", then one a catalogue
 * @returns its terms, the longest first; those with a remark in brackets and no word besides are left out
 * @throws Error for a row that has another number of cells than its head
 */
export function readGlossary(markdown: string): Term[] {
  const [head = [], , ...rows] = markdown
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, line.lastIndexOf('|'))
        .split('|')
        .map((cell) => cell.trim()),
    )
  const terms = rows.flatMap((row) => {
    if (row.length !== head.length || row.includes(''))
      throw new Error(`src/i18n/glossary.md: "${row[0]}" has not one cell a language`)
    const [english = '', ...cells] = row
    const words = new Map(cells.map((cell, index) => [head[index + 1] ?? '', cell.split(' / ')]))
    return english
      .split(' / ')
      .filter((each) => !each.endsWith(')'))
      .map((each) => ({ english: each, words }))
  })
  return terms.toSorted((a, b) => b.english.length - a.english.length)
}

/** The terms that stand in an English text, each where no longer one does. */
export function termsIn(message: string, terms: readonly Term[]): Term[] {
  let left = message.replace(PLACEHOLDER, ' ')
  return terms.filter(({ english }) => {
    const pattern = new RegExp(`(?<![\\p{L}-])${RegExp.escape(english)}(?:s|es)?(?![\\p{L}-])`, 'giu')
    const before = left
    left = left.replace(pattern, '#')
    return left !== before
  })
}

/** The catalogue that a region's is laid over, such as `es` for `es-AR`: its words are the same. */
const wholeOf = (catalogue: string): string => layersOf(catalogue)[0] ?? catalogue

/** Whether a word of the glossary stands in a text: Spanish and Vietnamese as a word, the others anywhere. */
export function says(catalogue: string, text: string, word: string): boolean {
  const language = wholeOf(catalogue)
  const inner = word.split('…').map(RegExp.escape).join('\\p{L}*')
  const whole = {
    es: `(?<!\\p{L})${inner}(?:s|es)?(?!\\p{L})`,
    vi: `(?<!\\p{L})${inner}(?!\\p{L})`,
  }
  return new RegExp(language === 'es' || language === 'vi' ? whole[language] : inner, 'iu').test(text)
}

/**
 * Checks one catalogue's text.
 * @param file where it stands, for the problems
 * @param english the English of each entry by what stands as its `msgid`, where the two differ
 */
export function checkGlossary(
  { terms, exceptions }: Glossary,
  catalogue: string,
  file: string,
  text: string,
  english: ReadonlyMap<string, string> = new Map(),
): Problem[] {
  const used = new Set<GlossaryException>()
  const problems: Problem[] = []
  for (const { source, translation, translationLine } of readPo(text).entries) {
    const message = english.get(source) ?? source
    for (const term of termsIn(message, terms)) {
      const words = term.words.get(wholeOf(catalogue))
      if (!words || translation === '' || words.some((word) => says(catalogue, translation, word))) continue
      const excepted = exceptions.find(
        (each) => each.message === message && each.term === term.english && each.catalogues.includes(catalogue),
      )
      if (excepted) used.add(excepted)
      else {
        problems.push({
          severity: 'error',
          file,
          line: translationLine,
          column: 1,
          message: `"${message}" is "${translation}", without the word for "${term.english}"`,
          expected: words.join(' or '),
          suggestion: `say it with the word of src/i18n/glossary.md, or give the reason in ${FILE}`,
        })
      }
    }
  }
  for (const stale of exceptions.filter((each) => each.catalogues.includes(catalogue) && !used.has(each))) {
    problems.push({
      severity: 'error',
      file: FILE,
      message: `"${stale.message}" (${catalogue}) needs no exception for "${stale.term}"`,
      suggestion: `take it out of ${FILE}`,
    })
  }
  return problems
}
