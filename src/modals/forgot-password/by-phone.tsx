import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { CountryCodeField } from '../../parts/account/country-select/country-code-field.tsx'
import { NewPasswordFields } from '../../parts/security/password-form/new-password-fields.tsx'
import { NEW_PASSWORD_NAMES, usePasswordRule } from '../../parts/security/password-form/use-password-rule.ts'
import { CodeField } from '../../parts/account/sms-code/code-field.tsx'
import { MobileNumberField } from '../../parts/account/sms-code/mobile-number-field.tsx'
import { MobileRow } from '../../parts/account/sms-code/mobile-row.tsx'
import { MOBILE_NAMES, mobileErrors, readMobile } from '../../parts/account/sms-code/mobile-values.ts'
import { SendCode } from '../../parts/account/sms-code/send-code.tsx'
import { useCodeForm } from '../../parts/account/sms-code/use-code-form.ts'
import { useSmsCode } from '../../parts/account/sms-code/use-sms-code.ts'
import { Form } from '../../parts/site/form/form.tsx'
import { useModal } from '../../parts/site/use-modal/use-modal.ts'
import { mayHaveHappened } from '../../rules/money/ambiguous-outcome.ts'
import { setPasswordByPhoneAtom } from '../../state/security/password.ts'
import { loginCodeSenderAtom } from '../../state/account/sms.ts'
import { Alert } from '../../ui/states/alert.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { actions } from '../../ui/overlays/dialog.css.ts'

/** Sets a new password with a code by SMS, and logs in (spec 4, "Forgot by phone"; spec 5). */
export function ByPhone({ onDone }: { readonly onDone: () => void }) {
  const { t } = useLingui()
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
  const form = useCodeForm({
    code,
    names: [...MOBILE_NAMES, 'verificationCode', ...NEW_PASSWORD_NAMES],
    validate: (values) => ({ ...mobileErrors(values), ...rule.check(values) }),
    submit: async ({ verificationCode, newPassword, ...values }) => {
      const to = readMobile(values)
      if (!to) return
      try {
        await setPassword({ ...to, verificationCode, newPassword }, queries)
      } catch (error) {
        if (mayHaveHappened(error)) setUnheard(true)
        throw error
      }
      onDone()
    },
  })
  return (
    <Form
      of={form}
      send={<Trans>Set password and log in</Trans>}
      button={{ size: 'l' }}
      failure={mayHaveHappened(form.failure) ? null : undefined}
    >
      <MobileRow>
        <CountryCodeField id="forgot-country" name="countryDialingCode" error={form.errorOf('countryDialingCode')} />
        <MobileNumberField id="forgot-mobile" error={form.errorOf('mobileNum')} />
      </MobileRow>
      <SendCode code={code} onSend={code.sendFrom} />
      <CodeField id="forgot-code" enterKeyHint="next" error={form.errorOf('verificationCode')} />
      <NewPasswordFields id="forgot-phone" rule={rule} errorOf={form.errorOf} />
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
    </Form>
  )
}
