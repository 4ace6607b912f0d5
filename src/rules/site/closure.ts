/** When games and money are closed because the gateway's status can't be known. Spec: not shown. */
import { Refusal, TransportFailure } from '../failure.ts'

/** No network; a gateway that gives no usable answer; one that has not answered for the first time yet. */
export type Closure = 'offline' | 'silent' | 'waiting'

/** What is known of the question for the status. */
interface Asked {
  /** The last answer, or `undefined`. */
  readonly data: unknown
  /** What the last question failed with, or `null`. */
  readonly error: unknown
  /** How often it failed: while the first answer is asked for again, the error itself is forgotten. */
  readonly errorUpdateCount: number
}

/**
 * Why games and money are closed, or `null` while the last answer stands.
 * @param asked `undefined` before the first question
 */
export function closure(online: boolean, asked: Asked | undefined): Closure | null {
  if (!online) return 'offline'
  const { data, error = null, errorUpdateCount = 0 } = asked ?? {}
  if (error === null) return data !== undefined ? null : errorUpdateCount > 0 ? 'silent' : 'waiting'
  // A refusal is an answer, and what we ended ourselves says nothing.
  const ended = error instanceof TransportFailure && error.reason === 'cancelled'
  return ended || error instanceof Refusal ? null : 'silent'
}
