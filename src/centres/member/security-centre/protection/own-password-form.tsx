import { msg } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { FailureNotice } from '../../../../parts/site/failure-notice/failure-notice.tsx'
import { useFieldFailure } from '../../../../parts/site/failure-notice/use-field-failure.ts'
import * as css from '../../../../parts/security/password-form/password-form.css.ts'
import { useHoldReload } from '../../../../state/site/reload.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { useForm } from '../../../../ui/fields/use-form.ts'
import { OwnPasswordField } from './own-password-field.tsx'

const NAMES = ['password'] as const

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
  const form = useForm<(typeof NAMES)[number]>({
    names: NAMES,
    validate: ({ password }) => (password ? {} : { password: msg`Enter your current password` }),
    submit: ({ password }) => onPassword(password),
  })
  useHoldReload(form.dirty || form.busy)
  const { element, errorOf, failure, onInput } = useFieldFailure(form, NAMES)
  return (
    <form {...form.props} onInput={onInput} ref={element} method="post" className={css.form}>
      {children}
      <OwnPasswordField id={id} error={errorOf('password')} />
      {failure !== null && <FailureNotice error={failure} />}
      <Button type="submit" wide busy={form.busy}>
        {send}
      </Button>
    </form>
  )
}
