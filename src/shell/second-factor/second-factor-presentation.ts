/** What each way of a second factor is called, and what it asks for (spec 4, "Unregistered-IP login"). */
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SecondFactorQuestion } from '../../state/site/prompts.ts'

export type Way = SecondFactorQuestion['demand']['ways'][number]['way']

interface MethodPresentation {
  readonly name: MessageDescriptor
  /** The answer's label. */
  readonly label: MessageDescriptor
  readonly missing: MessageDescriptor
  /** Where a code has to be sent first, in words for when the server does not say more; `null` where none is sent. */
  readonly sendsTo: MessageDescriptor | null
  readonly input: { readonly inputMode?: 'numeric'; readonly autoComplete: string; readonly maxLength: number }
}

const code = { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 12 } as const
const missing = msg`Enter the code`

export const METHOD_PRESENTATION: Readonly<Record<Way, MethodPresentation>> = {
  sms: { name: msg`Code by SMS`, label: msg`SMS code`, missing, sendsTo: msg`your mobile number`, input: code },
  email: {
    name: msg`Code by e-mail`,
    label: msg`Code from the e-mail`,
    missing,
    sendsTo: msg`your e-mail address`,
    input: { autoComplete: 'one-time-code', maxLength: 16 },
  },
  authenticator: {
    name: msg`Authenticator app`,
    label: msg`Code from the app`,
    missing,
    sendsTo: null,
    input: code,
  },
  'bank-account-name': {
    name: msg`Bank account name`,
    label: msg`Name on your bank account`,
    missing: msg`Enter the name on your bank account`,
    sendsTo: null,
    input: { autoComplete: 'name', maxLength: 128 },
  },
}

/** Where the code of a way goes, as the player reads it: the server's hint, or words of ours for an empty one. */
export function receiverOf(i18n: I18n, way: Way, hint = ''): string {
  const { name, sendsTo } = METHOD_PRESENTATION[way]
  return hint || i18n._(sendsTo ?? name)
}
