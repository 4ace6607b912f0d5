/**
 * Judges each short message that two files or more use without a context: one English text must mean one thing, or other
 * languages write one word where they need two ("Deposit" on a button is "Depositar", in a list of movements "Depósito").
 * Only messages of up to three words are asked for: a longer one holds a verb, an article or its object, which says what
 * it means wherever it stands.
 */
import type { Problem } from '../brands/problem.ts'
import type { FoundMessage } from './extract.ts'

const FILE = 'scripts/messages/shared-messages.ts'
const MOST_WORDS = 3

/**
 * @param source the messages in the source, by id
 * @param judged the English texts that mean the same wherever they stand
 * @returns a problem for each shared message that nobody has judged, and for each judged one that is no longer shared
 */
export function checkShared(source: ReadonlyMap<string, FoundMessage>, judged: readonly string[]): Problem[] {
  const known = new Set(judged)
  const shared = new Map<string, string[]>()
  for (const [id, { message = id, context, origin }] of source) {
    if (context !== undefined || origin.length < 2 || message.trim().split(/\s+/u).length > MOST_WORDS) continue
    shared.set(
      message,
      origin.map(([file]) => file),
    )
  }
  const unjudged = [...shared].filter(([message]) => !known.has(message))
  const stale = judged.filter((message) => !shared.has(message))
  return [
    ...unjudged.map(([message, files]) => ({
      severity: 'error' as const,
      file: files[0] ?? FILE,
      message: `"${message}" is said without a context in ${files.join(', ')}`,
      suggestion: `judge whether it means the same in all these places; if so add it to ${FILE}, else give it a context`,
    })),
    ...stale.map((message) => ({
      severity: 'error' as const,
      file: FILE,
      message: `"${message}" is no longer said in two files without a context`,
      suggestion: `take it out of ${FILE}`,
    })),
  ]
}
