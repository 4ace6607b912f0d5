/** Parses by a schema and names the first place that does not fit. */
import { getDotPath, safeParse } from 'valibot'
import type { GenericSchema, InferOutput, SafeParseResult } from 'valibot'
import { ContractFailure } from '../../rules/failure.ts'

interface Place {
  readonly endpoint: string
  readonly side: 'request' | 'reply'
  /** Where the input stands, to be put before the field's path. */
  readonly at?: string
}

/** As valibot, for which a list is an object, too: where all of an object's fields may be missing, any list would do. */
export function readShape<S extends GenericSchema>(schema: S, input: unknown): SafeParseResult<S> {
  return safeParse(schema, schema.type === 'object' && Array.isArray(input) ? null : input, { abortEarly: true })
}

/**
 * The message says what was expected and never what was found, which may be a password.
 * @throws ContractFailure
 */
export function parseShape<S extends GenericSchema>(schema: S, input: unknown, place: Place): InferOutput<S> {
  const { endpoint, side, at = '' } = place
  let result
  try {
    result = readShape(schema, input)
  } catch {
    // A tree that nests without end exhausts the stack.
    throw new ContractFailure(endpoint, side, at, 'nested too deeply to be checked')
  }
  if (result.success) return result.output
  const [issue] = result.issues
  const field = [at, getDotPath(issue)].filter(Boolean).join('.')
  throw new ContractFailure(endpoint, side, field, `expected ${issue.expected ?? issue.type}`)
}
