/** Vendors that brand.json names: a code that nobody knows changes nothing, and nobody would see why. */
import { ALL_VENDORS } from '../../sandbox/seeds/games/vendors.ts'
import type { ReadableDraft } from '../draft.ts'
import { configProblem } from '../draft.ts'
import type { JsonPath } from '../json.ts'
import { isRecord, valueAt } from '../layers.ts'
import type { Problem } from '../problem.ts'
import { didYouMean, oneOf } from '../../../src/rules/did-you-mean.ts'

const SOLO: JsonPath = ['navigation', 'soloSportsVendor']
const LAUNCH: JsonPath = ['navigation', 'launch']

const CODE = /^[A-Z0-9_]{2,24}$/

/** A platform may have vendors that are not known here, so it is a warning. */
export function checkVendors(draft: ReadableDraft): Problem[] {
  const solo = valueAt(draft.config.value, SOLO)
  const launch = valueAt(draft.config.value, LAUNCH)
  const sports = ALL_VENDORS.filter(({ categories }) => categories.includes('SPORTS')).map(({ code }) => code)
  const all = ALL_VENDORS.map(({ code }) => code)
  const unknown = (code: string, known: readonly string[], path: JsonPath, which: 'key' | 'value'): Problem[] =>
    // What is no code at all is told by the shape.
    known.includes(code) || !CODE.test(code)
      ? []
      : [
          configProblem(
            draft,
            path,
            {
              severity: 'warning',
              message: `no ${known === sports ? 'sports ' : ''}vendor "${code}" is known`,
              expected: known === sports ? oneOf(sports) : 'the code of a vendor, such as "IBC"',
              suggestion:
                didYouMean(code, known) ?? 'ask whoever runs your gateway for the code; a wrong one changes nothing',
            },
            which,
          ),
        ]
  return [
    ...(typeof solo === 'string' ? unknown(solo, sports, SOLO, 'value') : []),
    ...(isRecord(launch) ? Object.keys(launch) : []).flatMap((code) => unknown(code, all, [...LAUNCH, code], 'key')),
  ]
}
