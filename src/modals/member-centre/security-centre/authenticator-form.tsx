import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useFieldFailure } from '../../../parts/failure-notice/use-field-failure.ts'
import * as css from '../../../parts/password-form/password-form.css.ts'
import { beginAuthenticatorAtom } from '../../../state/account-security.ts'
import { useHoldReload } from '../../../state/reload.ts'
import { Button } from '../../../ui/button.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { AuthenticatorSecret } from './authenticator-secret.tsx'
import { FailureNotice } from '../../../parts/failure-notice/failure-notice.tsx'
import { OwnPasswordField } from './own-password-field.tsx'

const NAMES = ['password'] as const

/** Adds an authenticator app: the password first, then a secret for the app, then a code of it. */
export function AuthenticatorForm({ onDone }: { readonly onDone: () => void }) {
  const begin = useSetAtom(beginAuthenticatorAtom)
  /** It stays on this page alone, and goes with the form. */
  const [secret, setSecret] = useState<string | null>(null)
  const form = useForm<(typeof NAMES)[number]>({
    names: NAMES,
    validate: ({ password }) => (password ? {} : { password: msg`Enter your current password` }),
    submit: async ({ password }) => setSecret(await begin(password)),
  })
  useHoldReload(form.dirty || form.busy || secret !== null)
  const { element, errorOf, failure, onInput } = useFieldFailure(form, NAMES)
  if (secret !== null) return <AuthenticatorSecret secret={secret} onDone={onDone} />
  return (
    <form {...form.props} onInput={onInput} ref={element} method="post" className={css.form}>
      <p>
        <Trans>
          An authenticator app makes a new code every half minute. It confirms a login from an address that your account
          does not know.
        </Trans>
      </p>
      <OwnPasswordField id="authenticator-password" error={errorOf('password')} />
      {failure !== null && <FailureNotice error={failure} />}
      <Button type="submit" wide busy={form.busy}>
        <Trans>Continue</Trans>
      </Button>
    </form>
  )
}
