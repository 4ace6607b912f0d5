import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useState, type FormEvent } from 'react'
import type { MobileAddress, SentCode, SmsPurpose } from '../../../state/account/sms.ts'
import { focusField } from '../../../ui/fields/focus-field.ts'
import { readValues, type Errors } from '../../../ui/fields/use-form.ts'
import { MOBILE_NAMES, mobileErrors, readMobile, writeMobile, type MobileName } from './mobile-values.ts'
import { useCodeSending, type CodeSending } from './use-code-sending.ts'

interface SmsCodeOptions {
  readonly purpose: SmsPurpose
  /** `third-party`: the wait is one minute, whatever the answer says. */
  readonly channel?: 'gateway' | 'third-party'
  /** Sends a code to the number; `null` where the player gave up before, as at a captcha. Throws what is told in the dialog. */
  readonly send: (to: MobileAddress) => Promise<SentCode | null>
}

export interface SmsCode extends Omit<CodeSending, 'start'> {
  /** What is said where none is typed. */
  readonly missing: MessageDescriptor
  /** What kept a code from being sent, at the fields of the number; gone as soon as one types. */
  readonly errors: Errors<MobileName>
  /** For the form's own `onInput`, next to whatever else it does: follows the number. */
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void
  /** Sends a code to the number that the form holds, once its country is known, or says what is wrong with it. */
  readonly sendFrom: (form: HTMLFormElement) => void
}

/**
 * A code by SMS to the number that a form holds in its fields `countryDialingCode` and `mobileNum` (spec 4, "SMS code
 * button"; spec 5). What it gives goes to `SendCode`, and its errors to the fields.
 */
export function useSmsCode({ purpose, channel = 'gateway', send }: SmsCodeOptions): SmsCode {
  const [receiver, setReceiver] = useState<string | null>(null)
  const [errors, setErrors] = useState<Errors<MobileName>>({})
  // A code was asked for while the list of countries was still under way: it is sent once the number is whole.
  const [awaited, setAwaited] = useState(false)
  const { start, ...sending } = useCodeSending({ purpose, receiver, channel })
  const read = (form: HTMLFormElement) => readValues(new FormData(form), MOBILE_NAMES)
  const sendFrom = (form: HTMLFormElement): void => {
    const values = read(form)
    const wrong = mobileErrors(values)
    const country = form.elements.namedItem('countryDialingCode')
    // No player can mend what has not come yet.
    const coming = country instanceof HTMLInputElement && country.disabled
    if (coming) delete wrong.countryDialingCode
    setErrors(wrong)
    const first = MOBILE_NAMES.find((name) => wrong[name])
    setAwaited(coming && !first)
    const to = readMobile(values)
    setReceiver(to && writeMobile(to))
    if (to && !first) return start(writeMobile(to), () => send(to))
    if (first) focusField(form, first)
  }
  return {
    ...sending,
    missing: msg`Enter the code from the SMS`,
    sending: awaited || sending.sending,
    errors,
    onInput: ({ target, currentTarget }) => {
      // The form itself tells that its country is there, or that none will come.
      if (awaited && target === currentTarget) return sendFrom(currentTarget)
      const values = read(currentTarget)
      // Nobody has typed where the form itself tells: what was wrong with the number may be so still.
      const isTold = target === currentTarget
      const { mobileNum } = mobileErrors(values)
      setErrors((held) => (isTold && held.mobileNum && mobileNum ? { mobileNum } : {}))
      const to = readMobile(values)
      setReceiver(to && writeMobile(to))
    },
    sendFrom,
  }
}
