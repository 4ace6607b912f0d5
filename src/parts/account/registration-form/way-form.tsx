import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { TRIAL_ACCOUNT } from '../../../rules/figures.ts'
import type { Invitation, RegisterWay } from '../../../rules/account/registration/register-ways.ts'
import type { PlannedField } from '../../../rules/account/registration/register.ts'
import { registerDraftAtom } from '../../../state/account/registration/register-draft.ts'
import { sessionAtom } from '../../../state/account/login/session.ts'
import { Alert } from '../../../ui/states/alert.tsx'
import { LegalLine } from '../../site/age-mark/legal-line.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { StepMarks } from '../../../ui/lists/step-marks.tsx'
import { StickyActions } from '../../../ui/layout/sticky-actions.tsx'
import { takeLostFocus } from '../../../ui/hooks/take-lost-focus.ts'
import { Agreements } from './agreements.tsx'
import { RegisterFailure } from './register-failure.tsx'
import { StepFields } from './step-fields.tsx'
import { intoSteps } from './steps.ts'
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

/**
 * The form of one way to register, in steps: all of them are there, one is in sight, so that nothing is lost between them
 * and a password manager finds every field.
 */
export function WayForm({ id, way, fields, invitation, wrongInvitation }: WayFormProps) {
  const { t } = useLingui()
  const { values } = useAtomValue(registerDraftAtom)
  const trial = useAtomValue(sessionAtom)?.accountType === TRIAL_ACCOUNT
  const steps = intoSteps(fields, way)
  const register = useRegister({ way, fields, steps, invitation })
  const { form, step, goTo, wrongCode, readWrongCode, unheard, forgetUnheard, code } = register
  const { element, errorOf, failure } = form
  const shown = useRef(unheard)
  useEffect(() => {
    if (shown.current === unheard) return
    shown.current = unheard
    // The button that was pressed has gone, and others have come in its place.
    takeLostFocus(element.current?.querySelector<HTMLElement>('[data-focus], [type="submit"]'))
  }, [unheard, element])
  const asksCode = fields.some(({ name }) => name === 'verificationCode')
  const names = { login: t`Your login`, about: t({ message: 'About you', context: 'a step of the registration' }) }
  const isLast = step === steps.length - 1
  const [number, next, count] = [step + 1, step + 2, steps.length]

  return (
    <form {...form.props} id={id} className={css.roomy} aria-label={t`Register`}>
      {count > 1 && (
        <StepMarks label={t`Step ${number} of ${count}`} names={steps.map(({ name }) => names[name])} current={step} />
      )}
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
      {steps.map((each, index) => (
        <StepFields
          key={each.name}
          step={each}
          current={index === step}
          name={count > 1 ? names[each.name] : null}
          latestBirth={register.latestBirth}
          tries={register.tries}
          id={id}
          way={way}
          errorOf={errorOf}
          code={asksCode ? code.sms : null}
          dialled={values['countryDialingCode']}
        />
      ))}
      <div className={css.end}>
        <div hidden={!isLast}>
          <Agreements id={id} errorOf={errorOf} />
        </div>
        {isLast && unheard ? (
          <UnheardNotice {...unheard} onAgain={forgetUnheard} />
        ) : (
          isLast && failure !== null && <RegisterFailure error={failure} />
        )}
        <LegalLine />
      </div>
      {!(isLast && unheard) && (
        <StickyActions
          followed
          back={
            step > 0 && (
              <Button variant="quiet" size="l" onClick={() => goTo(step - 1)}>
                <Trans>Back</Trans>
              </Button>
            )
          }
        >
          <Button type="submit" size="l" wide busy={form.busy}>
            {isLast ? <Trans>Register</Trans> : <Trans>Go on to step {next}</Trans>}
          </Button>
        </StickyActions>
      )}
      {wrongCode !== null && (
        <ConfirmDialog title={t`Check the invitation code`} confirm={t`OK`} onConfirm={readWrongCode}>
          <p>{wrongCode}</p>
        </ConfirmDialog>
      )}
      {code.dialog}
    </form>
  )
}
