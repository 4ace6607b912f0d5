import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFieldFailure } from '../../../../parts/site/failure-notice/use-field-failure.ts'
import * as css from '../../../../parts/security/password-form/password-form.css.ts'
import { CodeField } from '../../../../parts/account/sms-code/code-field.tsx'
import { typedCode } from '../../../../rules/account/typed-code.ts'
import { useHoldReload } from '../../../../state/site/reload.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { useForm } from '../../../../ui/fields/use-form.ts'
import { ChangeFailure } from './change-failure.tsx'

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
  const form = useForm<(typeof NAMES)[number]>({
    names: NAMES,
    validate: ({ verificationCode }) => (typedCode(verificationCode) ? {} : { verificationCode: msg`Enter the code` }),
    submit: ({ verificationCode }) => onCode(typedCode(verificationCode)),
  })
  useHoldReload(form.dirty || form.busy)
  const { element, errorOf, failure, onInput } = useFieldFailure(form, NAMES)
  return (
    <form {...form.props} onInput={onInput} ref={element} method="post" className={css.form}>
      {children}
      <CodeField id={id} label={t`Code from the app`} error={errorOf('verificationCode')} />
      <ChangeFailure error={failure} />
      <Button type="submit" wide busy={form.busy}>
        {send}
      </Button>
    </form>
  )
}
