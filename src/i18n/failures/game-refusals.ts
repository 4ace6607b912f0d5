/**
 * What the server is known to answer when a game does not start, or is not marked (spec 8), in our own words. Apart from
 * `refusals.ts`, since no first view needs them.
 */
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DescribedFailure } from './failure.ts'
import { describeRefusal, findRefusal } from './refusal-text.ts'

/** Why a game is refused, where there is something to do about it. */
export type GameProblem = 'no-room' | 'room-full' | 'no-trial' | 'low-balance' | 'wallet-busy' | 'too-many-favorites'

interface Words {
  readonly problem: GameProblem
  readonly title: MessageDescriptor
  readonly detail: MessageDescriptor
}

/** Server messages by pattern, in lower case. Spec: codes are not shown; the wording is the only mark. */
const KNOWN: readonly (readonly [pattern: RegExp, words: Words])[] = [
  [
    /room.*not found|no such room/,
    {
      problem: 'no-room',
      title: msg`There is no such room`,
      detail: msg`It may have been closed. Please choose another one.`,
    },
  ],
  [
    /room.*\bfull\b|\bfull\b.*room/,
    {
      problem: 'room-full',
      title: msg`This room is full`,
      detail: msg`Please choose another one, or try again in a moment.`,
    },
  ],
  [
    /(?:free )?trial.*not (?:offered|available|supported)/,
    {
      problem: 'no-trial',
      title: msg`There is no free trial`,
      detail: msg`This game is available for real money only.`,
    },
  ],
  [
    /insufficient (?:balance|funds)|balance.*(?:insufficient|not enough|too low)/,
    {
      problem: 'low-balance',
      title: msg`Insufficient balance`,
      detail: msg`Make a deposit, or choose a game or room with a lower minimum.`,
    },
  ],
  [
    /wallet.*busy|transfer.*(?:in progress|under way)/,
    {
      problem: 'wallet-busy',
      title: msg`A transaction is in progress`,
      detail: msg`Your balance is being transferred. Please try again shortly.`,
    },
  ],
  [
    /too many favou?rites/,
    {
      problem: 'too-many-favorites',
      title: msg`You have too many favourites`,
      detail: msg`Remove a favourite, then add this game again.`,
    },
  ],
]

/** Which of the known reasons it is. @returns `null` for any other, and for what is no refusal */
export const gameProblem = (error: unknown): GameProblem | null => findRefusal(KNOWN, error)?.problem ?? null

/**
 * Puts whatever a call about a game threw into words.
 * @param now milliseconds since 1970, for the reference
 */
export function describeGameFailure(i18n: I18n, error: unknown, now: number = Date.now()): DescribedFailure {
  return describeRefusal(i18n, error, findRefusal(KNOWN, error), now)
}
