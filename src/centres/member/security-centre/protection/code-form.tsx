import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CodeField } from '../../../../parts/account/sms-code/code-field.tsx'
import { typedCode } from '../../../../rules/account/typed-code.ts'
import { useAccountForm } from '../use-account-form.ts'
import { AccountForm } from '../account-form.tsx'

const NAMES = ['verificationCode'] as const

interface CodeFormProps {
  readonly id: string
  readonly send: string
  /** Throws Failure of the call. */
  readonly onCode: (code: string) => Promise<void>
  /** What stands above the field. */
  readonly children: ReactNode
}

/** Asks for the present code of an authenticator app. */
export function CodeForm({ id, send, onCode, children }: CodeFormProps) {
  const { t } = useLingui()
  const form = useAccountForm<(typeof NAMES)[number]>({
    names: NAMES,
    validate: ({ verificationCode }) => (typedCode(verificationCode) ? {} : { verificationCode: msg`Enter the code` }),
    submit: ({ verificationCode }) => onCode(typedCode(verificationCode)),
  })
  return (
    <AccountForm of={form} send={send}>
      {children}
      <CodeField id={id} label={t`Code from the app`} error={form.errorOf('verificationCode')} />
    </AccountForm>
  )
}
