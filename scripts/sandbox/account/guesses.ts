/** Guesses at one thing, such as a member's payment password: after too many wrong ones any is refused for a while. */
import type { Context } from '../context.ts'
import { refusalOf } from './sms.ts'

/**
 * The guesses at a subject. What counts is what was asked, whether there is such an account or not: the answer would
 * tell otherwise.
 * @param subject what is guessed at, such as `old-password:<member>`
 */
export function guessesAt({ store, merchant, now }: Context, subject: string) {
  const { attempts } = store
  const isExhausted = (): boolean => attempts.isExhausted(merchant.merchantCode, subject, now())
  return {
    isExhausted,
    /** @throws Refused after too many; that is said of no field */
    refuseTooMany: (): void => {
      if (isExhausted()) throw refusalOf('too-many', {})
    },
    noteWrong: (): void => attempts.note(merchant.merchantCode, [subject], now()),
    forgetWrong: (): void => attempts.forget(merchant.merchantCode, [subject]),
  }
}
