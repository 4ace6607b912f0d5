import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { parseMoney } from '../../rules/money/money.ts'
import { RATE_DIGITS } from '../../rules/team/contract-terms.ts'
import { rateProblem, type RateProblem } from '../../rules/team/typed-rate.ts'

/** As the wire has them. */
export interface WrittenBounds {
  readonly min: string
  readonly max: string
}

const PROBLEMS: Readonly<Record<RateProblem, MessageDescriptor>> = {
  empty: msg`Enter a rebate.`,
  'no-rate': msg`Enter a percentage with at most 4 decimals, such as 1.5.`,
  'out-of-bounds': msg`This rebate is outside the permitted range.`,
}

/** What is wrong with a rebate that was typed, for `validate` of a form. */
export function rebateErrors(text: string, { min, max }: WrittenBounds): { readonly rebate?: MessageDescriptor } {
  const [least, most] = [min, max].map((bound) => parseMoney(bound, RATE_DIGITS))
  const problem = rateProblem(text, { min: least ?? 0n, max: most ?? 0n })
  return problem ? { rebate: PROBLEMS[problem] } : {}
}
