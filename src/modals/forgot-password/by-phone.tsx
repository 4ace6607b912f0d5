import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState, type FormEvent } from 'react'
import { CountryCodeField } from '../../parts/account/country-select/country-code-field.tsx'
import { FailureNotice } from '../../parts/site/failure-notice/failure-notice.tsx'
import { NewPasswordFields } from '../../parts/security/password-form/new-password-fields.tsx'
import * as css from '../../parts/security/password-form/password-form.css.ts'
import { useFieldFailure } from '../../parts/site/failure-notice/use-field-failure.ts'
import {
  NEW_PASSWORD_NAMES,
  usePasswordRule,
  type NewPasswordName,
} from '../../parts/security/password-form/use-password-rule.ts'
import { CodeField } from '../../parts/account/sms-code/code-field.tsx'
import { MobileNumberField } from '../../parts/account/sms-code/mobile-number-field.tsx'
import { MobileRow } from '../../parts/account/sms-code/mobile-row.tsx'
import { MOBILE_NAMES, mobileErrors, readMobile, type MobileName } from '../../parts/account/sms-code/mobile-values.ts'
import { SendCode } from '../../parts/account/sms-code/send-code.tsx'
import { useSmsCode } from '../../parts/account/sms-code/use-sms-code.ts'
import { useModal } from '../../parts/site/use-modal/use-modal.ts'
import { mayHaveHappened } from '../../rules/money/ambiguous-outcome.ts'
import { typedCode } from '../../rules/account/typed-code.ts'
import { setPasswordByPhoneAtom } from '../../state/security/password.ts'
import { useHoldReload } from '../../state/site/reload.ts'
import { loginCodeSenderAtom } from '../../state/account/sms.ts'
import { Alert } from '../../ui/states/alert.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { actions } from '../../ui/overlays/dialog.css.ts'
import { useForm } from '../../ui/fields/use-form.ts'

type Name = MobileName | 'verificationCode' | NewPasswordName
const NAMES = [...MOBILE_NAMES, 'verificationCode', ...NEW_PASSWORD_NAMES] as const

/** Sets a new password with a code by SMS, and logs in (spec 4, "Forgot by phone"; spec 5). */
export function ByPhone({ onDone }: { readonly onDone: () => void }) {
  const { i18n, t } = useLingui()
  const setPassword = useSetAtom(setPasswordByPhoneAtom)
  const queries = useQueryClient()
  const modal = useModal()
  const rule = usePasswordRule()
  const sendCode = useAtomValue(loginCodeSenderAtom)
  /** A code is good for one change: sending the same one again says nothing of what the first time has come to. */
  const [unheard, setUnheard] = useState(false)
  const code = useSmsCode({
    purpose: 'password',
    send: async (to) => {
      const sent = await sendCode(to)
      setUnheard(false)
      return sent
    },
  })
  const form = useForm<Name>({
    names: NAMES,
    validate: (values) => ({
      ...mobileErrors(values),
      ...(typedCode(values.verificationCode) ? {} : { verificationCode: msg`Enter the code from the SMS` }),
      ...rule.check(values),
    }),
    submit: async (values) => {
      const to = readMobile(values)
      if (!to) return
      const { newPassword } = values
      const verificationCode = typedCode(values.verificationCode)
      try {
        await setPassword({ ...to, verificationCode, newPassword }, queries)
      } catch (error) {
        if (mayHaveHappened(error)) setUnheard(true)
        throw error
      }
      onDone()
    },
  })
  useHoldReload(form.dirty || form.busy || code.sending)
  const { element, errorOf, failure, onInput } = useFieldFailure(form, NAMES)
  const follow = (event: FormEvent<HTMLFormElement>): void => {
    code.onInput(event)
    onInput(event)
  }
  const mobileError = (name: MobileName): string | undefined => {
    const error = code.errors[name]
    return error ? i18n._(error) : errorOf(name)
  }
  return (
    <form {...form.props} onInput={follow} ref={element} method="post" className={css.form}>
      <MobileRow>
        <CountryCodeField id="forgot-country" name="countryDialingCode" error={mobileError('countryDialingCode')} />
        <MobileNumberField id="forgot-mobile" error={mobileError('mobileNum')} />
      </MobileRow>
      <SendCode code={code} onSend={() => element.current && code.sendFrom(element.current)} />
      <CodeField id="forgot-code" enterKeyHint="next" error={errorOf('verificationCode')} />
      <NewPasswordFields id="forgot-phone" rule={rule} errorOf={errorOf} />
      {unheard && (
        <Alert tone="warn" title={t`No response received`}>
          <p>
            <Trans>Your password may have been changed. Try logging in with the new one.</Trans>
          </p>
          <div className={actions}>
            <Button variant="quiet" onClick={() => modal.open('login')}>
              <Trans>Try to log in</Trans>
            </Button>
          </div>
        </Alert>
      )}
      {failure !== null && !mayHaveHappened(failure) && <FailureNotice error={failure} />}
      <Button type="submit" size="l" wide busy={form.busy}>
        <Trans>Set password and log in</Trans>
      </Button>
    </form>
  )
}
