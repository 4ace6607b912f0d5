import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { TRIAL_ACCOUNT } from '../../../rules/figures.ts'
import type { Invitation, RegisterWay } from '../../../rules/account/registration/register-ways.ts'
import type { PlannedField } from '../../../rules/account/registration/register.ts'
import { registerDraftAtom } from '../../../state/account/registration/register-draft.ts'
import { sessionAtom } from '../../../state/account/login/session.ts'
import { Alert } from '../../../ui/states/alert.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { takeLostFocus } from '../../../ui/hooks/take-lost-focus.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Agreements } from './agreements.tsx'
import { RegisterFailure } from './register-failure.tsx'
import { RuleFields } from '../rule-fields/rule-fields.tsx'
import * as css from '../rule-fields/rule-form.css.ts'
import { UnheardNotice } from './unheard-notice.tsx'
import { useRegister } from './use-register.ts'

interface WayFormProps {
  readonly id: string
  readonly way: RegisterWay
  readonly fields: readonly PlannedField[]
  readonly invitation: Invitation
  /** Whether the address brought an affiliate's code that is not good. */
  readonly wrongInvitation: boolean
}

/** The form of one way to register, in sections by what the fields are for. */
export function WayForm({ id, way, fields, invitation, wrongInvitation }: WayFormProps) {
  const { t } = useLingui()
  const { values } = useAtomValue(registerDraftAtom)
  const trial = useAtomValue(sessionAtom)?.accountType === TRIAL_ACCOUNT
  const register = useRegister({ way, fields, invitation })
  const { form, wrongCode, readWrongCode, unheard, forgetUnheard, code } = register
  const { errorOf, failure } = form
  const end = useRef<HTMLDivElement>(null)
  const shown = useRef(unheard)
  useEffect(() => {
    if (shown.current === unheard) return
    shown.current = unheard
    // The button that was pressed has gone, and others have come in its place.
    takeLostFocus(end.current?.querySelector<HTMLElement>('[data-focus], [type="submit"]'))
  }, [unheard])
  const asksCode = fields.some(({ name }) => name === 'verificationCode')

  return (
    <form {...form.props} id={id} className={css.form} aria-label={t`Register`}>
      {trial && (
        <Alert tone="info">
          <p>
            <Trans>You are using a trial account. Registering replaces it with your own.</Trans>
          </p>
        </Alert>
      )}
      {wrongInvitation && (
        <Alert tone="warn">
          <p>
            <Trans>The invitation code in your link is not valid. You can register without it.</Trans>
          </p>
        </Alert>
      )}
      <RuleFields
        latestBirth={register.latestBirth}
        tries={register.tries}
        id={id}
        way={way}
        fields={fields}
        errorOf={errorOf}
        code={asksCode ? code.sms : null}
        dialled={values['countryDialingCode']}
      />
      <Stack space="m" ref={end}>
        <Agreements id={id} errorOf={errorOf} />
        {unheard ? (
          <UnheardNotice {...unheard} onAgain={forgetUnheard} />
        ) : (
          <>
            {failure !== null && <RegisterFailure error={failure} />}
            <Button type="submit" size="l" wide busy={form.busy}>
              <Trans>Register</Trans>
            </Button>
          </>
        )}
      </Stack>
      {wrongCode !== null && (
        <ConfirmDialog title={t`Check the invitation code`} confirm={t`OK`} onConfirm={readWrongCode}>
          <p>{wrongCode}</p>
        </ConfirmDialog>
      )}
      {code.dialog}
    </form>
  )
}
