import { isFailure } from './failure.ts'

/**
 * Whether a call that makes or changes something may have been carried out although it failed: its answer was lost on
 * the way, or could not be read. A refusal is an answer, and so is a status that blames the request (4xx).
 * What was never sent, and what no code of ours expects, has not happened.
 */
export function mayHaveHappened(error: unknown): boolean {
  if (!isFailure(error)) return false
  switch (error.kind) {
    case 'refusal':
      return false
    case 'contract':
      return error.side === 'reply'
    case 'transport':
      return error.reason === 'http' ? (error.status ?? 500) >= 500 : error.reason !== 'offline'
  }
}
