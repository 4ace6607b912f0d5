/**
 * Failed captchas, by the account or the number that they were for: by browser alone, whoever drops the cookie would have
 * tries without end. The browser's own are counted where its answers are judged.
 */
import { Refused } from '../answers.ts'
import type { Context } from '../context.ts'
import { CHECK_MS, WRONG_ANSWERS } from '../store/account/human-checks.ts'

const keyOf = (subject: string): string => `failed-check:${subject}`

/** Notes a failed captcha of a subject, such as `account:ana`. */
export function noteFailedCheck({ store, merchant, now }: Context, subject: string): void {
  store.attempts.note(merchant.merchantCode, [keyOf(subject)], now())
}

/**
 * @param value goes with the refusal
 * @throws Refused where too many of a subject's captchas failed within five minutes, as many as a browser has
 */
export function refuseExhausted({ store, merchant, now }: Context, subject: string, value: object): void {
  const failed = store.attempts.count(merchant.merchantCode, keyOf(subject), now() - CHECK_MS)
  if (failed >= WRONG_ANSWERS) throw new Refused('too many requests', value)
}
