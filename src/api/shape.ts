/** Parses by a schema and names the first place that does not fit. */
import { getDotPath, safeParse } from 'valibot'
import type { GenericSchema, InferOutput } from 'valibot'
import { ContractFailure } from '../rules/failure.ts'

interface Place {
  readonly endpoint: string
  readonly side: 'request' | 'reply'
  /** Where the input stands, to be put before the field's path. */
  readonly at?: string
}

/**
 * The message says what was expected and never what was found, which may be a password.
 * @throws ContractFailure
 */
export function parseShape<S extends GenericSchema>(schema: S, input: unknown, place: Place): InferOutput<S> {
  const { endpoint, side, at = '' } = place
  let result
  try {
    result = safeParse(schema, input, { abortEarly: true })
  } catch {
    // A tree that nests without end exhausts the stack.
    throw new ContractFailure(endpoint, side, at, 'nested too deeply to be checked')
  }
  if (result.success) return result.output
  const [issue] = result.issues
  const field = [at, getDotPath(issue)].filter(Boolean).join('.')
  throw new ContractFailure(endpoint, side, field, `expected ${issue.expected ?? issue.type}`)
}
