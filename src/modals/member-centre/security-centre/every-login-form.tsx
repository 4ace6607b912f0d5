import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { FailureNotice } from '../../../parts/failure-notice/failure-notice.tsx'
import { useFieldFailure } from '../../../parts/failure-notice/use-field-failure.ts'
import * as css from '../../../parts/password-form/password-form.css.ts'
import { askAtEveryLoginAtom } from '../../../state/known-addresses.ts'
import { useHoldReload } from '../../../state/reload.ts'
import { Button } from '../../../ui/button.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { OwnPasswordField } from './own-password-field.tsx'

const NAMES = ['password'] as const

interface EveryLoginFormProps {
  /** Whether every login is asked for more just now. */
  readonly always: boolean
  readonly onDone: () => void
}

/** Has every login asked for one more proof, or those from unknown addresses alone; with the login password. */
export function EveryLoginForm({ always, onDone }: EveryLoginFormProps) {
  const ask = useSetAtom(askAtEveryLoginAtom)
  const queries = useQueryClient()
  const form = useForm<(typeof NAMES)[number]>({
    names: NAMES,
    validate: ({ password }) => (password ? {} : { password: msg`Enter your current password` }),
    submit: async ({ password }) => {
      await ask({ password, always: !always }, queries)
      onDone()
    },
  })
  useHoldReload(form.dirty || form.busy)
  const { element, errorOf, failure, onInput } = useFieldFailure(form, NAMES)
  return (
    <form {...form.props} onInput={onInput} ref={element} method="post" className={css.form}>
      <p>
        {always ? (
          <Trans>Logins from the known addresses below are then asked for nothing more.</Trans>
        ) : (
          <Trans>Each login then asks for a code or another proof, from the known addresses below as well.</Trans>
        )}
      </p>
      <OwnPasswordField id="every-login-password" error={errorOf('password')} />
      {failure !== null && <FailureNotice error={failure} />}
      <Button type="submit" wide busy={form.busy}>
        {always ? <Trans>Ask at new addresses alone</Trans> : <Trans>Ask at every login</Trans>}
      </Button>
    </form>
  )
}
