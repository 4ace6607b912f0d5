/** The font files of a brand: only the families, axes and alphabets that it needs. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { layersOf } from '../../../src/i18n/languages.ts'
import type { Decisions } from '../../../src/theme/decisions.ts'
import { fallbackName, SYSTEM } from '../../../src/theme/derive.ts'
import type { ThemeIssue } from '../../../src/theme/read.ts'
import { nearest } from '../../../src/rules/did-you-mean.ts'
import { shortHash } from '../files.ts'
import { cutsOf, faceRule } from './font-cuts.ts'
import type { FontFamily } from './font-families.ts'
import { findFamily, installedFamilies } from './font-families.ts'
import { fallbackFaces, fontMetrics } from './font-metrics.ts'
import type { FontMetrics } from './font-metrics.ts'

export interface FontFile {
  /** Absolute. */
  readonly path: string
  /** The file's name in a bundle, with a hash of its content. */
  readonly name: string
  /** Whether the brand's first language needs it, so that it is kept for a start without a network. */
  readonly basic: boolean
}

export interface BrandFonts {
  /**
   * The @font-face rules, minified.
   * @param urlOf the address of a file in the bundle
   */
  readonly css: (urlOf: (file: FontFile) => string) => string
  readonly files: readonly FontFile[]
}

/** What a catalogue's words need beyond `latin`, where the family has it. Chinese, Japanese and Korean use the system's
 * fonts: their files are megabytes. */
const SUBSETS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(['hr', 'cs', 'hu', 'pl', 'ro', 'tr'].map((tag) => [tag, ['latin-ext']])),
  ...Object.fromEntries(['bg', 'ru', 'uk'].map((tag) => [tag, ['cyrillic']])),
  ...Object.fromEntries(['ar', 'fa'].map((tag) => [tag, ['arabic']])),
  vi: ['vietnamese'],
  th: ['thai'],
  el: ['greek'],
  he: ['hebrew'],
  hi: ['devanagari'],
  bn: ['bengali'],
  ta: ['tamil'],
  te: ['telugu'],
  km: ['khmer'],
  lo: ['lao'],
  my: ['myanmar'],
}

/** A region's letters are those of its language. */
const subsetsIn = (catalogue: string) => layersOf(catalogue).flatMap((layer) => SUBSETS[layer] ?? [])

/** From this weight on a fallback is cut from a bold local font. */
const BOLD = 600

/** What running text is set in where each weight is a file: one for words, one for what stands out. */
const TEXT_WEIGHTS = [400, 600]

type Role = 'display' | 'text'
const ROLES = ['display', 'text'] as const satisfies readonly Role[]

/** Families in a theme that are not installed, each with its place, what there is, and the one that was meant. */
export function fontProblems({ font }: Pick<Decisions, 'font'>): ThemeIssue[] {
  const unknown = ROLES.filter((role) => font[role] !== 'system' && !findFamily(font[role]))
  // A text family stands for headlines too where a theme names no other: it is told once, where it is written.
  const written = unknown.filter((role) => role === 'text' || font.display !== font.text)
  return written.map((role) => {
    const installed = ['system', ...installedFamilies()]
    const suggestion = nearest(font[role], installed)
    return {
      path: ['font', role, '$value'],
      message: `the font family "${font[role]}" is not installed`,
      expected: `one of ${installed.join(', ')}`,
      remedy: `${suggestion === undefined ? 'write one of these' : `write "${suggestion}"`}, or have a programmer install another: npm install --save-exact -D @fontsource-variable/<family>, or @fontsource/<family>`,
    }
  })
}

/** A family without all the letters of a language that it has most of. */
export interface LetterGap {
  readonly role: Role
  readonly family: string
  readonly catalogue: string
}

/** Alphabets that are Latin with more letters: a family without those sets half a word. */
const LATIN = new Set(['latin-ext', 'vietnamese'])

/** Where words of a brand's languages would be set in two families at once. */
export function letterGaps({ font }: Pick<Decisions, 'font'>, catalogues: readonly string[]): LetterGap[] {
  return ROLES.flatMap((role) => {
    const family = font[role] === 'system' ? null : findFamily(font[role])
    if (!family) return []
    const lacks = (subset: string) => LATIN.has(subset) && !(subset in family.subsets)
    return catalogues
      .filter((catalogue) => subsetsIn(catalogue).some(lacks))
      .map((catalogue) => ({ role, family: family.family, catalogue }))
  })
}

/** Sets such a language in the system's font: one family for a whole word, whatever `html[data-fonts]` says. */
const gapRule = ({ role, catalogue }: LetterGap): string => `html:root:lang(${catalogue}){--font-${role}:${SYSTEM}}`

/**
 * The fonts of a brand for the catalogues of its languages, and fallbacks with the same metrics, in which the first view
 * of a first visit is set.
 * @param first the catalogue of the language that the brand begins in
 * @throws Error when a family is not installed (`fontProblems` tells that earlier and better)
 */
export async function fontsFor(
  decisions: Pick<Decisions, 'font'>,
  catalogues: readonly string[],
  first?: string,
): Promise<BrandFonts> {
  const { font } = decisions
  const basic = new Set(subsetsFor(first === undefined ? [] : [first]))
  const faces = new Map<string, { file: FontFile; rule: (url: string) => string }>()
  const fallbacks: string[] = []
  const gaps = letterGaps(decisions, catalogues).map(gapRule)
  for (const name of new Set([font.display, font.text])) {
    if (name === 'system') continue
    const family = findFamily(name)
    if (!family) throw new Error(`the font family "${name}" is not installed`)
    const headlinesOnly = name === font.display && name !== font.text
    const cuts = cutsOf(family, {
      wide: name === font.display && font.displayWidth !== 100,
      optical: name === font.display && font.displayOptical,
      weights: [...(name === font.text ? TEXT_WEIGHTS : []), ...(name === font.display ? [font.displayWeight] : [])],
    })
    for (const subset of subsetsOf(family, catalogues)) {
      for (const cut of cuts) {
        const file = fontFile(family, subset, cut.name)
        const rule = faceRule(family, name, subset, cut)
        if (file) faces.set(file.path, { file: { ...file, basic: basic.has(subset) }, rule })
      }
    }
    const latin = fontFile(family, 'latin', cuts[0]?.name ?? '')
    if (latin) {
      const metrics = await metricsOf(latin.path)
      const bold = headlinesOnly && font.displayWeight >= BOLD
      fallbacks.push(fallbackFaces(fallbackName(name), metrics, bold, subsetsFor(catalogues).includes('vietnamese')))
    }
  }
  return {
    files: [...faces.values()].map(({ file }) => file),
    css: (urlOf) => [...[...faces.values()].map(({ file, rule }) => rule(urlOf(file))), ...fallbacks, ...gaps].join(''),
  }
}

const subsetsFor = (catalogues: readonly string[]) => ['latin', ...catalogues.flatMap(subsetsIn)]

function subsetsOf(family: FontFamily, catalogues: readonly string[]): string[] {
  const wanted = new Set(subsetsFor(catalogues))
  return Object.keys(family.subsets)
    .filter((subset) => wanted.has(subset))
    .toSorted()
}

const hashed = new Map<string, Omit<FontFile, 'basic'>>()

function fontFile(family: FontFamily, subset: string, cut: string): Omit<FontFile, 'basic'> | null {
  const stem = `${family.slug}-${subset}-${cut}-normal`
  const path = join(family.files, `${stem}.woff2`)
  const known = hashed.get(path)
  if (known) return known
  if (!existsSync(path)) return null
  const file = { path, name: `${family.slug}-${subset}-${shortHash(readFileSync(path))}.woff2` }
  hashed.set(path, file)
  return file
}

const measured = new Map<string, Promise<FontMetrics>>()

/** Each file is measured once in a build, however many brands use it. */
function metricsOf(path: string): Promise<FontMetrics> {
  const metrics = measured.get(path) ?? fontMetrics(path)
  measured.set(path, metrics)
  return metrics
}
