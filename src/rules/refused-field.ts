import { Refusal } from './failure.ts'

/** The field that a refusal names in its value, by its wire name; `null` for any other failure. Spec: not shown. */
export function refusedField(error: unknown): string | null {
  if (!(error instanceof Refusal)) return null
  const { value } = error
  return typeof value === 'object' && value !== null && 'field' in value && typeof value.field === 'string'
    ? value.field
    : null
}
