import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { textButton } from '../../ui/actions/text-button.css.ts'
import { Form } from '../../parts/site/form/form.tsx'
import { useServerForm } from '../../parts/site/form/use-server-form.ts'
import { checkPattern } from '../../rules/account/registration/patterns.ts'
import { forgotPasswordAtom } from '../../state/security/password.ts'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { PageEnd } from '../../ui/page/page-end.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { UserNameField } from '../../ui/fields/user-name-field.tsx'
import { useStep } from './use-step.ts'

/** The pattern of an e-mail address (spec 5, "Pattern meanings"). */
const E_MAIL = 3

interface AskByEmailProps {
  /** Hidden it keeps what was typed. */
  readonly hidden: boolean
  /** What was typed in the other step. */
  readonly username: string
  /** Once the e-mail is on its way and that has been read. */
  readonly onSent: (username: string) => void
  /** For who has the code already, with the username that was typed so far; `null` where the e-mail holds a link. */
  readonly onHasCode: ((username: string) => void) | null
}

/** Asks for the e-mail with the link, or the code (spec 5, "Forgot by email": both required and valid). */
export function AskByEmail({ hidden, username, onSent, onHasCode }: AskByEmailProps) {
  const { t } = useLingui()
  const ask = useSetAtom(forgotPasswordAtom)
  const [sent, setSent] = useState<string | null>(null)
  const form = useServerForm({
    names: ['username', 'email'],
    validate: (values) => ({
      ...(values.username ? {} : { username: msg`Enter your username` }),
      ...(checkPattern(E_MAIL, values.email, { min: 3, max: 254 })
        ? {}
        : { email: msg`Enter the e-mail address of your account` }),
    }),
    submit: async (values) => {
      await ask(values)
      setSent(values.username)
    },
  })
  const typedName = useStep(form.element, { hidden, username })
  return (
    <Form
      of={form}
      hidden={hidden}
      send={<Trans>Send e-mail</Trans>}
      button={{ size: 'l' }}
      end={
        <>
          {onHasCode && (
            <button type="button" className={textButton} onClick={() => onHasCode(typedName())}>
              <Trans>I have a code already</Trans>
            </button>
          )}
          {sent !== null && (
            <PageEnd>
              <ConfirmDialog
                title={t`Check your e-mail`}
                confirm={t`OK`}
                onConfirm={() => {
                  setSent(null)
                  onSent(sent)
                }}
              >
                <p>
                  <Trans id="in_been_out">
                    If the username and the e-mail address belong to the same account, an e-mail is on its way. It
                    explains how to choose a new password.
                  </Trans>
                </p>
              </ConfirmDialog>
            </PageEnd>
          )}
        </>
      }
    >
      <UserNameField id="forgot-username" defaultValue={username} data-focus error={form.errorOf('username')} />
      <TextField
        id="forgot-email"
        name="email"
        type="email"
        label={t`E-mail`}
        autoComplete="email"
        inputMode="email"
        enterKeyHint="send"
        maxLength={254}
        required
        error={form.errorOf('email')}
      />
    </Form>
  )
}
