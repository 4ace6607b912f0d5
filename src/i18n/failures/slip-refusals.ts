/** What the vendor is known to answer when it does not take a slip, in our own words: apart, since no first view needs them. */
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DescribedFailure } from './failure.ts'
import { describeRefusal, findRefusal } from './refusal-text.ts'

interface Words {
  readonly title: MessageDescriptor
  readonly detail: MessageDescriptor
}

const title = msg`Your bet was not placed`

/** Server messages by pattern, in lower case. Spec: codes are not shown; the wording is the only mark. */
const KNOWN: readonly (readonly [pattern: RegExp, words: Words])[] = [
  [
    /price changed/,
    { title, detail: msg`Odds have changed. Your slip shows the new ones: accept them, or change your picks.` },
  ],
  [/market closed/, { title, detail: msg`One of your picks takes no bets just now.` }],
  [/impossible combination/, { title, detail: msg`These picks can't be combined.` }],
  [/slip not taken/, { title, detail: msg`The bookmaker does not take a bet like this one.` }],
  [
    /insufficient (?:balance|funds)|balance.*(?:insufficient|not enough|too low)/,
    { title, detail: msg`Your balance is lower than the stake.` },
  ],
  [
    /return above the maximum/,
    { title, detail: msg`It could pay more than the most that is paid for one bet. Enter a smaller stake.` },
  ],
  [/boost stake above/, { title, detail: msg`Boosted odds take smaller stakes. Enter less.` }],
  [/amount below the minimum/, { title, detail: msg`The stake is below the minimum.` }],
  [/amount above the maximum/, { title, detail: msg`The stake is above the maximum.` }],
]

/** Whether it is one of these: about the slip rather than the page that was to take it. */
export const isAboutSlip = (error: unknown): boolean => findRefusal(KNOWN, error) !== undefined

/**
 * Puts whatever a launch that was to take a slip threw into words.
 * @param now milliseconds since 1970, for the reference
 */
export function describeSlipFailure(i18n: I18n, error: unknown, now: number = Date.now()): DescribedFailure {
  return describeRefusal(i18n, error, findRefusal(KNOWN, error), now)
}
