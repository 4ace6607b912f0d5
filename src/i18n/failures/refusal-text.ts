/** What lists of known refusals have in common: the server's own words, by pattern, in ours. */
import type { I18n, MessageDescriptor } from '@lingui/core'
import { Refusal } from '../../rules/failure.ts'
import { describeFailure, type DescribedFailure } from './failure.ts'

interface Words {
  readonly title: MessageDescriptor
  readonly detail: MessageDescriptor
}

/** The words for what a server has said, in lower case; `undefined` for what is no refusal, or none of these. */
export function findRefusal<W>(
  known: readonly (readonly [pattern: RegExp, words: W])[],
  error: unknown,
): W | undefined {
  if (!(error instanceof Refusal)) return undefined
  const said = error.serverMessage.trim().toLowerCase()
  return known.find(([pattern]) => pattern.test(said))?.[1]
}

/** Puts whatever was thrown into these words, where there are any. @param now milliseconds since 1970, for the reference */
export function describeRefusal(i18n: I18n, error: unknown, words: Words | undefined, now: number): DescribedFailure {
  const said = describeFailure(i18n, error, now)
  return words ? { ...said, title: i18n._(words.title), detail: i18n._(words.detail) } : said
}
