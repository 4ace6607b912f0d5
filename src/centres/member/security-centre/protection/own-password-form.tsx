import { msg } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { useServerForm } from '../../../../parts/site/form/use-server-form.ts'
import { OwnPasswordField } from './own-password-field.tsx'
import { AccountForm } from '../account-form.tsx'

interface OwnPasswordFormProps {
  /** Unique on the page: the field's id. */
  readonly id: string
  /** What the button says. */
  readonly send: ReactNode
  /** Throws Failure where nothing was done. */
  readonly onPassword: (password: string) => Promise<void>
  /** What it is asked for. */
  readonly children: ReactNode
}

/** What the login password alone is needed for. */
export function OwnPasswordForm({ id, send, onPassword, children }: OwnPasswordFormProps) {
  const form = useServerForm({
    names: ['password'],
    validate: ({ password }) => (password ? {} : { password: msg`Enter your current password` }),
    submit: ({ password }) => onPassword(password),
  })
  return (
    <AccountForm of={form} send={send}>
      {children}
      <OwnPasswordField id={id} error={form.errorOf('password')} />
    </AccountForm>
  )
}
