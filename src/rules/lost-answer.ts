import { isFailure, Refusal } from './failure.ts'

/** The words for a sealed payload that came twice. Spec: not shown; they are those of `api/unseal.ts`. */
const HEARD_BEFORE = /\breplayed\b/

/**
 * Whether a call that makes or changes something may have been carried out although it failed: its answer was lost on
 * the way, or could not be read. A refusal is an answer, and so is a status that blames the request (4xx); but not one
 * that has heard it before: where a connection breaks, browsers send once more by themselves, and the first one arrived.
 * What was never sent, and what no code of ours expects, has not happened.
 */
export function mayHaveHappened(error: unknown): boolean {
  if (!isFailure(error)) return false
  switch (error.kind) {
    case 'refusal':
      return HEARD_BEFORE.test(error.serverMessage)
    case 'contract':
      return error.side === 'reply'
    case 'transport':
      if (error.reason === 'http') return (error.status ?? 500) >= 500
      return error.reason !== 'offline' && error.reason !== 'unsent'
  }
}

/**
 * One answer for any wrong credential (spec 8). Any other refusal says nothing of whether there is such an account, also
 * where something else is wrong or incorrect: the letters, the format, the server.
 */
const UNKNOWN =
  /\b(?:user|user ?name|e-?mail|account|member) does(?:n't| not) exist|\b(?:wrong|incorrect) (?:user ?name|account|password)|\b(?:user ?name|account|password) (?:is |are )?(?:wrong|incorrect)/i

/** Whether a login was refused because nobody has this name with this password. */
export const refusesCredentials = (error: unknown): boolean =>
  error instanceof Refusal && UNKNOWN.test(error.serverMessage)
