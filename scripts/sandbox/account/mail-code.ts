/** Codes by e-mail. None leaves the machine. */
import type { Context } from '../context.ts'
import { EMAIL_CODE_MINUTES, newCode } from '../store/account/email-codes.ts'
import { stillWaiting } from './sms.ts'

/** How long no other code by e-mail follows one. */
const WAIT_MINUTES = 1

interface CodeMail {
  readonly recipient: string
  readonly title: string
  /** What stands before the code. */
  readonly text: string
}

/**
 * Sends a code; the last one of each purpose and subject is the one that counts.
 * @param subject whom the code is good for
 * @returns how long the client is to wait for the next one
 * @throws Refused for who asks again before that, and again
 */
export function mailCode(context: Context, purpose: 'binding' | 'second-factor', subject: string, mail: CodeMail) {
  const { store, merchant, now, tellSms } = context
  const { recipient, title } = mail
  const sentAt = store.codes.sentAt(purpose, subject)
  const until = sentAt === undefined ? undefined : sentAt + WAIT_MINUTES * 60_000
  const still = stillWaiting(context, `mail:${purpose}:${subject}`, until)
  if (still) return still
  const code = newCode()
  store.codes.keep(purpose, subject, code, now())
  const text = `${mail.text}\n\nCode: ${code}\n\nIt is good for ${EMAIL_CODE_MINUTES[purpose]} minutes.`
  store.mails.send(merchant.merchantCode, { recipient, subject: title, text, at: now() })
  tellSms(`E-mail to ${recipient} (${merchant.id}): ${code}`)
  return { expiredMinutes: WAIT_MINUTES }
}
