/** What each way of a second factor is called, and what it asks for (spec 4, "Unregistered-IP login"). */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SecondFactorQuestion } from '../../state/prompts.ts'

export type Way = SecondFactorQuestion['demand']['ways'][number]['way']

interface WayLook {
  readonly name: MessageDescriptor
  /** The answer's label. */
  readonly label: MessageDescriptor
  readonly missing: MessageDescriptor
  /** Whether a code has to be sent first. */
  readonly sends: boolean
  readonly input: { readonly inputMode?: 'numeric'; readonly autoComplete: string; readonly maxLength: number }
}

const code = { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 12 } as const
const missing = msg`Enter the code`

export const WAY_LOOK: Readonly<Record<Way, WayLook>> = {
  sms: { name: msg`Code by SMS`, label: msg`SMS code`, missing, sends: true, input: code },
  email: {
    name: msg`Code by e-mail`,
    label: msg`Code from the e-mail`,
    missing,
    sends: true,
    input: { autoComplete: 'one-time-code', maxLength: 16 },
  },
  authenticator: {
    name: msg`Authenticator app`,
    label: msg`Code from the app`,
    missing,
    sends: false,
    input: code,
  },
  'bank-account-name': {
    name: msg`Bank account name`,
    label: msg`Name on your bank account`,
    missing: msg`Enter the name on your bank account`,
    sends: false,
    input: { autoComplete: 'name', maxLength: 128 },
  },
}
