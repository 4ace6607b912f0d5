/**
 * The words of the demonstration, which are no code: a Markdown file a page, and `words.po` for short texts, a folder a
 * language. A region's folder holds what it says in other words than its language.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { marked } from 'marked'
import { layersOf } from '../../../src/i18n/languages.ts'
import { readPo } from '../../messages/po-lines.ts'
import type { Demo, Page } from '../../sandbox/demo-port.ts'
import type { ContentLanguage } from '../../sandbox/site/merchant.ts'

/** A language's file, else its base language's. */
function fileIn(language: ContentLanguage, name: string): string | undefined {
  const paths = layersOf(language).map((layer) => join(import.meta.dirname, layer, name))
  return paths.findLast((path) => existsSync(path))
}

/** The lines that Markdown's blocks are written on: a page is one. Those within a paragraph stay. */
const AROUND_BLOCKS = /\n?(<\/?(?:p|[uo]l|li|h\d|t(?:able|head|body|r|h|d)|blockquote|hr)\b[^>]*>)\n?/g

/** Reads a page. Its heading of the first level is its title; it has none where nobody shows one. */
export function readPage(markdown: string): Page {
  const [first, ...others] = marked.lexer(markdown)
  const isTitled = first?.type === 'heading' && first.depth === 1
  const html = marked.parser(isTitled ? others : first ? [first, ...others] : [])
  return { title: isTitled ? first.text : '', html: html.replaceAll(AROUND_BLOCKS, '$1') }
}

/** What is asked once is kept: files do not change under a running sandbox. */
function remembering<Answer>(make: (language: ContentLanguage, name: string) => Answer) {
  const known = new Map<string, Answer>()
  return (language: ContentLanguage, name: string): Answer => {
    const key = `${language}/${name}`
    const answer = known.get(key) ?? make(language, name)
    known.set(key, answer)
    return answer
  }
}

const page = remembering((language, key) => {
  const path = fileIn(language, `${key}.md`)
  if (path === undefined) throw new Error(`${import.meta.dirname} has no ${language}/${key}.md`)
  return readPage(readFileSync(path, 'utf8'))
})

/** A region's words are laid over its language's. */
const wordsIn = remembering((language, name) => {
  const paths = layersOf(language).map((layer) => join(import.meta.dirname, layer, name))
  const { entries } = readPo(paths.map((path) => (existsSync(path) ? readFileSync(path, 'utf8') : '')).join('\n'))
  return new Map(entries.map(({ context, source, translation }) => [`${context}/${source}`, translation]))
})

export const texts: Demo['texts'] = {
  page,
  say: (language, area, english) => wordsIn(language, 'words.po').get(`${area}/${english}`) ?? english,
}
