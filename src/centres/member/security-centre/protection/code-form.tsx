import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CodeField } from '../../../../parts/account/sms-code/code-field.tsx'
import { useCodeForm } from '../../../../parts/account/sms-code/use-code-form.ts'
import { AccountForm } from '../account-form.tsx'

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
  const form = useCodeForm({
    code: { missing: msg`Enter the code` },
    names: ['verificationCode'],
    validate: () => ({}),
    submit: ({ verificationCode }) => onCode(verificationCode),
  })
  return (
    <AccountForm of={form} send={send}>
      {children}
      <CodeField id={id} label={t`Code from the app`} error={form.errorOf('verificationCode')} />
    </AccountForm>
  )
}
