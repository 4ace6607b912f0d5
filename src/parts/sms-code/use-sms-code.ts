import { useState, type FormEvent } from 'react'
import type { MobileAddress, SentCode, SmsPurpose } from '../../state/sms.ts'
import { readValues, type Errors } from '../../ui/use-form.ts'
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
  /** What kept a code from being sent, at the fields of the number; gone as soon as one types. */
  readonly errors: Errors<MobileName>
  /** For the form's own `onInput`, next to whatever else it does: follows the number. */
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void
  /** Sends a code to the number that the form holds, or says what is wrong with it. */
  readonly sendFrom: (form: HTMLFormElement) => void
}

/**
 * A code by SMS to the number that a form holds in its fields `countryDialingCode` and `mobileNum` (spec 4, "SMS code
 * button"; spec 5). What it gives goes to `SendCode`, and its errors to the fields.
 */
export function useSmsCode({ purpose, channel = 'gateway', send }: SmsCodeOptions): SmsCode {
  const [receiver, setReceiver] = useState<string | null>(null)
  const [errors, setErrors] = useState<Errors<MobileName>>({})
  const { start, ...sending } = useCodeSending({ purpose, receiver, channel })
  const read = (form: HTMLFormElement) => readValues(new FormData(form), MOBILE_NAMES)
  return {
    ...sending,
    errors,
    onInput: ({ currentTarget }) => {
      setErrors({})
      const to = readMobile(read(currentTarget))
      setReceiver(to && writeMobile(to))
    },
    sendFrom: (form) => {
      const values = read(form)
      const wrong = mobileErrors(values)
      setErrors(wrong)
      const first = MOBILE_NAMES.find((name) => wrong[name])
      const to = readMobile(values)
      setReceiver(to && writeMobile(to))
      if (to && !first) return start(writeMobile(to), () => send(to))
      const field = first && form.elements.namedItem(first)
      if (field instanceof HTMLElement) field.focus()
    },
  }
}
