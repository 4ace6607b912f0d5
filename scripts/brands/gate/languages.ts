/** The languages of a brand: each code once, each with a catalogue that exists, the default one among them. */
import { PSEUDO_LANGUAGES } from '../../../src/i18n/languages.ts'
import type { ReadableDraft } from '../draft.ts'
import { configProblem } from '../draft.ts'
import type { JsonPath } from '../json.ts'
import { placeIn, valueAt } from '../layers.ts'
import type { Problem } from '../problem.ts'
import { didYouMean, nearest, oneOf } from '../../../src/rules/did-you-mean.ts'

/** Catalogues for trying out layouts; they may be named, but nobody is told to. */
const PSEUDO = new Set(PSEUDO_LANGUAGES.map(({ tag }) => tag))

/** What gateways call the languages (spec 9: EN and TY, CN, ID, TH, VI), by our catalogues. */
const USUAL_CODES: Readonly<Record<string, string>> = {
  en: 'EN',
  es: 'TY',
  'zh-Hans': 'CN',
  id: 'ID',
  th: 'TH',
  vi: 'VI',
}
const KNOWN_CODES = new Set(Object.values(USUAL_CODES))

/** The parts of a language entry that are texts, with their index. */
function languagesOf(
  draft: ReadableDraft,
): { index: number; code: string | undefined; catalogue: string | undefined }[] {
  const list = valueAt(draft.config.value, ['languages'])
  if (!Array.isArray(list)) return []
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
  return list.map((entry: unknown, index) => ({
    index,
    code: text(valueAt(entry, ['code'])),
    catalogue: text(valueAt(entry, ['catalogue'])),
  }))
}

/** The catalogues that a brand names, each once. */
export function cataloguesOf(draft: ReadableDraft): string[] {
  return [...new Set(languagesOf(draft).flatMap(({ catalogue }) => catalogue ?? []))]
}

/** Where a brand names a catalogue first. */
export function placeOfCatalogue(draft: ReadableDraft, catalogue: string): JsonPath {
  const index = languagesOf(draft).findIndex((language) => language.catalogue === catalogue)
  return ['languages', index, 'catalogue']
}

/** Whether every language names a catalogue that exists. */
export function languagesAreCertain(draft: ReadableDraft, available: readonly string[]): boolean {
  return languagesOf(draft).every(({ catalogue }) => catalogue !== undefined && available.includes(catalogue))
}

/** @param available the catalogues that exist */
export function checkLanguages(draft: ReadableDraft, available: readonly string[]): Problem[] {
  const languages = languagesOf(draft)
  const problems: Problem[] = []
  for (const { index, code, catalogue } of languages) {
    // The server may not tell "EN" from "en", and the picker stores the code.
    const first = languages.find((other) => other.code?.toLowerCase() === code?.toLowerCase())
    if (code !== undefined && first && first.index < index) {
      problems.push(
        configProblem(draft, ['languages', index, 'code'], {
          message: `the language "${code}" is listed twice`,
          expected: `each code once; the first one is on line ${placeIn(draft.config, ['languages', first.index, 'code']).line}`,
          suggestion: 'delete one of the two, or correct its code',
        }),
      )
    }
    const usual =
      catalogue === undefined
        ? undefined
        : USUAL_CODES[catalogue.replace(/^(?:es|id|th|vi)-.*/, (tag) => tag.slice(0, 2))]
    if (code !== undefined && usual !== undefined && !KNOWN_CODES.has(code)) {
      problems.push(
        configProblem(draft, ['languages', index, 'code'], {
          severity: 'warning',
          message: `"${code}" is no code that the gateway is known to take`,
          expected: oneOf(Object.values(USUAL_CODES)),
          suggestion: `write "${usual}" for the catalogue "${catalogue}", unless whoever runs your gateway says otherwise`,
        }),
      )
    }
    if (catalogue !== undefined && !available.includes(catalogue)) {
      problems.push(
        configProblem(draft, ['languages', index, 'catalogue'], {
          message: `there is no catalogue "${catalogue}"`,
          expected: oneOf(available.filter((name) => !PSEUDO.has(name))),
          suggestion: didYouMean(catalogue, available) ?? 'take one of these: no other language is translated',
        }),
      )
    }
  }
  return [
    ...problems,
    ...checkDefault(
      draft,
      languages.flatMap(({ code }) => code ?? []),
    ),
  ]
}

function checkDefault(draft: ReadableDraft, codes: readonly string[]): Problem[] {
  const chosen = valueAt(draft.config.value, ['defaultLanguage'])
  if (typeof chosen !== 'string' || codes.length === 0 || codes.includes(chosen)) return []
  const meant = nearest(chosen, codes)
  return [
    configProblem(draft, ['defaultLanguage'], {
      message: `the default language "${chosen}" is not one of the languages`,
      expected: oneOf(codes),
      suggestion: meant ? `did you mean "${meant}"?` : `write "${codes[0]}", or add "${chosen}" to the languages`,
    }),
  ]
}
