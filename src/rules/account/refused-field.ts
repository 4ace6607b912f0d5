import { Refusal } from '../failure.ts'
import { IdentityFailure } from './identity-failure.ts'

/**
 * The field that a refusal names in its value, by its wire name, or that a third party's service means by its code for a
 * wrong code; `null` for any other failure. Spec: not shown.
 */
export function refusedField(error: unknown): string | null {
  if (error instanceof IdentityFailure) return /code/.test(error.problem) ? 'verificationCode' : null
  if (!(error instanceof Refusal)) return null
  const { value } = error
  return typeof value === 'object' && value !== null && 'field' in value && typeof value.field === 'string'
    ? value.field
    : null
}
