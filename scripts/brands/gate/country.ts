/** Whether the brand's country is one whose mobile numbers can be dialled. */
import { getCountries, isSupportedCountry } from 'libphonenumber-js/min'
import type { ReadableDraft } from '../draft.ts'
import { configProblem } from '../draft.ts'
import { valueAt } from '../layers.ts'
import type { Problem } from '../problem.ts'

/** What people write for countries whose code is another. */
const MEANT: Readonly<Record<string, string>> = { UK: 'GB', EL: 'GR' }

/** Refuses two letters that are no country's: its dialling code would never stand first. */
export function checkCountry(draft: ReadableDraft): Problem[] {
  const country = valueAt(draft.config.value, ['country'])
  // That it is two capital letters is told with the other values.
  if (typeof country !== 'string' || !/^[A-Z]{2}$/.test(country) || isSupportedCountry(country)) return []
  const meant = MEANT[country]
  return [
    configProblem(draft, ['country'], {
      message: `"${country}" is no country`,
      expected: `the code of one of ${getCountries().length} countries (ISO 3166), such as "AR"`,
      suggestion: meant ? `write "${meant}"` : 'look the country’s two letters up, or delete the line',
    }),
  ]
}
