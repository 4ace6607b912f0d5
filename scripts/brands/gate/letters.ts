/** Whether the brand's families have the letters of its languages. */
import { languageOf } from '../../../src/i18n/languages.ts'
import type { Decisions } from '../../../src/theme/decisions.ts'
import { letterGaps } from '../../build/fonts/fonts.ts'
import type { ReadableDraft } from '../draft.ts'
import { configProblem } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { cataloguesOf, placeOfCatalogue } from './languages.ts'

/**
 * Warns of a language that is set in the system's font since the brand's own would set half of each word.
 * @param available the catalogues that exist; others are told elsewhere
 */
export function checkLetters(draft: ReadableDraft, decisions: Decisions, available: readonly string[]): Problem[] {
  const known = cataloguesOf(draft).filter((catalogue) => available.includes(catalogue))
  return letterGaps(decisions, known).map(({ role, family, catalogue }) =>
    configProblem(draft, placeOfCatalogue(draft, catalogue), {
      severity: 'warning',
      message: `the ${role} font "${family}" lacks letters of ${languageOf(catalogue).nativeName}: it is set in the system's font`,
      expected: 'a family with all letters of each language, so that the brand looks the same in all',
      suggestion: `choose another "${role}" family in theme.json, or leave it so`,
    }),
  )
}
