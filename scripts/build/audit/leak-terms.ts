/** What a text says of which brand: names, hosts and merchant codes, found in one pass however many brands there are. */
import { SOCIAL_NETWORKS } from '../../../src/brand/contact-schema.ts'
import { LAYOUT_WORDS } from '../../../src/brand/layout-schema.ts'
import { CATEGORIES } from '../../../src/rules/games/categories.ts'
import { escapeHtml } from '../page/escape-html.ts'

/** What the scan has to know of a brand. */
export interface BrandTerms {
  readonly id: string
  readonly name: string
  readonly merchantCode: string
  readonly domains: readonly string[]
}

export type TermKind = 'name' | 'host' | 'merchant code'

export interface Hit {
  readonly brand: string
  readonly kind: TermKind
  /** As the text has it. */
  readonly term: string
  readonly offset: number
}

interface Name {
  readonly name: string
  readonly brand: string
  /** How many signs stand before its first word. */
  readonly lead: number
}

export interface TermIndex {
  readonly codes: ReadonlyMap<string, string[]>
  readonly hosts: ReadonlyMap<string, string[]>
  /** By a name's first word. */
  readonly names: ReadonlyMap<string, Name[]>
  /** Names in scripts that put no space between words: they are looked for as they are. */
  readonly unspaced: readonly Name[]
}

/**
 * Words that the application uses itself, which would be found in every bundle. A brand may be called or coded so: then
 * its name is not looked for, and its code counts only where it is said to be one (`"merchantCode":"live"`).
 */
const ORDINARY: ReadonlySet<string> = new Set(
  [...CATEGORIES, ...LAYOUT_WORDS, ...SOCIAL_NETWORKS]
    .map((word) => word.toLowerCase())
    .concat(
      `home game games play login slots casino lottery bonus vip member agent brand menu main header footer text image
    icon logo link page player app web contact social mail network light dark none auto start end large small system support
    account wallet reward message promotions balance deposit default`.split(/\s+/),
    ),
)

const isOrdinary = (word: string) => word.length < 3 || ORDINARY.has(word.toLowerCase())

/** Prepares the terms of all brands for looking up. */
export function indexTerms(brands: readonly BrandTerms[]): TermIndex {
  const codes = new Map<string, string[]>()
  const hosts = new Map<string, string[]>()
  const names = new Map<string, Name[]>()
  const unspaced: Name[] = []
  for (const { id, name, merchantCode, domains } of brands) {
    add(codes, merchantCode, id)
    for (const host of [...domains, `${id}.localhost`]) add(hosts, host.toLowerCase(), id)
    if (isOrdinary(name)) continue
    for (const spelling of new Set([name, escapeHtml(name)])) {
      const { 0: word, index: lead } = WORD.exec(spelling) ?? { 0: spelling, index: 0 }
      if (UNSPACED.test(spelling)) unspaced.push({ name: spelling, brand: id, lead: 0 })
      else add(names, word, { name: spelling, brand: id, lead })
    }
  }
  return { codes, hosts, names, unspaced }
}

function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  map.set(key, [...(map.get(key) ?? []), value])
}

/** Letters and digits by ranges: the Unicode classes take five times as long over a page. */
const LETTERS =
  '[A-Za-z0-9\\u00AA\\u00B5\\u00BA\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u1FFF\\u2C00-\\u2DFF\\u3040-\\uD7FF\\uF900-\\uFFEF]+'
const WORD = new RegExp(LETTERS)
const WORDS = new RegExp(LETTERS, 'g')
/** Thai, Lao, Burmese, Khmer, Chinese and Japanese. */
const UNSPACED = /[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3040-\u30FF\u3400-\u9FFF\uF900-\uFAFF]/
const HOSTS = /[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi
/** A code as a whole literal, or behind a word that says what it is. */
const LITERALS = /(["'`])([a-z0-9_]{2,32})\1/g
const NAMED_CODES = /merchant(?:[-_]?code)?["'`]?\s*[:=,]\s*["'`]?([a-z0-9_]{2,32})/gi

/** Everything that a text says of any brand. Its time grows with the text, not with the number of brands. */
export function findTerms(text: string, { codes, hosts, names, unspaced }: TermIndex): Hit[] {
  const hits: Hit[] = []
  for (const match of text.matchAll(HOSTS)) {
    const labels = match[0].toLowerCase().split('.')
    // A host below a brand's domain is the brand's too.
    for (let from = 0; from < labels.length - 1; from++) {
      const host = labels.slice(from).join('.')
      for (const brand of hosts.get(host) ?? []) hits.push({ brand, kind: 'host', term: host, offset: match.index })
    }
  }
  const code = (term: string, offset: number) => {
    for (const brand of codes.get(term) ?? []) hits.push({ brand, kind: 'merchant code', term, offset })
  }
  for (const { 2: term = '', index } of text.matchAll(LITERALS)) if (!isOrdinary(term)) code(term, index + 1)
  for (const { 0: whole, 1: term = '', index } of text.matchAll(NAMED_CODES))
    code(term, index + whole.length - term.length)
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    for (const { name, brand, lead } of names.get(word) ?? []) {
      const start = index - lead
      const after = text.slice(start + name.length, start + name.length + 1)
      // The name goes on as another word: "Neons" is not "Neon".
      if (!text.startsWith(name, start) || (WORD.test(name.at(-1) ?? '') && WORD.test(after))) continue
      hits.push({ brand, kind: 'name', term: name, offset: start })
    }
  }
  for (const { name, brand } of unspaced) {
    const offset = text.indexOf(name)
    if (offset >= 0) hits.push({ brand, kind: 'name', term: name, offset })
  }
  return hits
}
