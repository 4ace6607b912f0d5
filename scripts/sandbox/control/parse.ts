/** Reads what control calls say, and tells all that is wrong with it. */
import * as v from 'valibot'
import { didYouMean } from '../../../src/rules/did-you-mean.ts'
import type { MerchantSeed } from '../site/merchant.ts'

/** Thrown for a control call that makes no sense; the message says what is wrong, where, and what would do. */
export class ControlError extends Error {
  override readonly name = 'ControlError'
}

/** A whole number within bounds. */
export const whole = (low: number, high: number) =>
  v.pipe(
    v.number('expected a number'),
    v.check(
      (value) => Number.isInteger(value) && value >= low && value <= high,
      `expected a whole number from ${low} to ${high}`,
    ),
  )

/**
 * Finds a merchant by its brand's id or its own code.
 * @throws ControlError, naming those that there are
 */
export function findMerchant(said: string, merchants: Iterable<MerchantSeed>): MerchantSeed {
  const all = [...merchants]
  const found = all.find(({ id, merchantCode }) => id === said || merchantCode === said)
  const ids = all.map(({ id }) => id)
  if (!found) throw new ControlError(`brand: there is no "${said}"; ${meant(said, ids)}`)
  return found
}

/**
 * Parses what a control call said.
 * @throws ControlError with every problem, a line each
 */
export function parseControl<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, input)
  if (parsed.success) return parsed.output
  throw new ControlError(
    parsed.issues
      .map((issue) => {
        const field = v.getDotPath(issue)
        const detail =
          issue.type === 'strict_object' && issue.expected === 'never' ? 'is not known here' : issue.message
        return field ? `${field}: ${detail}` : detail
      })
      .join('\n'),
  )
}

/** What was probably meant, or all that there is. */
export const meant = (said: string, known: readonly string[]): string =>
  didYouMean(said, known) ?? `there is ${known.join(', ')}`
