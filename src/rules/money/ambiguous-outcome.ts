import { isFailure, Refusal, TransportFailure } from '../failure.ts'

/** The words for a sealed payload that came twice. Spec: not shown; they are those of `api/seal/unseal.ts`. */
const HEARD_BEFORE = /\breplayed\b/

/**
 * Whether a call may have reached the server and nobody has said what came of it: neither an answer of its own nor a refusal.
 * An error status says nothing of that: whatever stands before a platform may answer the second of two with one.
 */
export function isUnanswered(error: unknown): boolean {
  if (!isFailure(error)) return false
  if (error.kind === 'refusal') return HEARD_BEFORE.test(error.serverMessage)
  return error.kind === 'contract' ? error.side === 'reply' : error.hasLeft
}

/**
 * Whether a call that makes or changes something may have been carried out although it failed: its answer was lost on
 * the way, or could not be read. A refusal is an answer, and so is a status that blames the request (4xx); but not one
 * that has heard it before: where a connection breaks, browsers send once more by themselves, and the first one arrived.
 * What was never sent, and what no code of ours expects, has not happened.
 */
export function mayHaveHappened(error: unknown): boolean {
  const blamesRequest = error instanceof TransportFailure && error.reason === 'http' && (error.status ?? 500) < 500
  return isUnanswered(error) && !blamesRequest
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
