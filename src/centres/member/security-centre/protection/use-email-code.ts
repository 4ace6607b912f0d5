import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useAtomValue } from 'jotai'
import { useState, type FormEvent } from 'react'
import { useCodeSending, type CodeSending } from '../../../../parts/account/sms-code/use-code-sending.ts'
import { checkPattern } from '../../../../rules/account/registration/patterns.ts'
import { emailBindingSenderAtom } from '../../../../state/security/account-security.ts'
import { focusField } from '../../../../ui/fields/focus-field.ts'
import { readValues, type Errors } from '../../../../ui/fields/use-form.ts'

/** The pattern of an e-mail address (spec 5, "Pattern meanings"). */
const E_MAIL = 3

/** What is wrong with an address; `null` for a right one. */
export const emailError = (email: string): MessageDescriptor | null =>
  checkPattern(E_MAIL, email, { min: 3, max: 254 }) ? null : msg`Enter an e-mail address such as name@example.com`

interface EmailCode extends Omit<CodeSending, 'start'> {
  /** What is said where none is typed. */
  readonly missing: MessageDescriptor
  /** What kept a code from being sent; gone as soon as one types. */
  readonly errors: Errors<'email'>
  /** For the form's own `onInput`, next to whatever else it does: follows the address. */
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void
  /** Sends a code to the address that the form holds, or says what is wrong with it. */
  readonly sendFrom: (form: HTMLFormElement) => void
}

/** A code to the address that a form holds in its field `email`, with the countdown that all codes have (spec 4). */
export function useEmailCode(): EmailCode {
  const send = useAtomValue(emailBindingSenderAtom)
  const [receiver, setReceiver] = useState<string | null>(null)
  const [errors, setErrors] = useState<Errors<'email'>>({})
  const { start, ...sending } = useCodeSending({ purpose: 'binding', receiver })
  const read = (form: HTMLFormElement): string => readValues(new FormData(form), ['email']).email
  return {
    ...sending,
    missing: msg`Enter the code from the e-mail`,
    errors,
    onInput: ({ currentTarget }) => {
      setErrors({})
      const email = read(currentTarget)
      setReceiver(emailError(email) ? null : email)
    },
    sendFrom: (form) => {
      const email = read(form)
      const wrong = emailError(email)
      setErrors(wrong ? { email: wrong } : {})
      setReceiver(wrong ? null : email)
      if (!wrong) return start(email, () => send(email))
      focusField(form, 'email')
    },
  }
}
