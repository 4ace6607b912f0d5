import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { CountryCodeField } from '../../../../parts/account/country-select/country-code-field.tsx'
import { CodeField } from '../../../../parts/account/sms-code/code-field.tsx'
import { MobileNumberField } from '../../../../parts/account/sms-code/mobile-number-field.tsx'
import { MobileRow } from '../../../../parts/account/sms-code/mobile-row.tsx'
import {
  MOBILE_NAMES,
  mobileErrors,
  readMobile,
  type MobileName,
} from '../../../../parts/account/sms-code/mobile-values.ts'
import { SendCode } from '../../../../parts/account/sms-code/send-code.tsx'
import { useSmsCode } from '../../../../parts/account/sms-code/use-sms-code.ts'
import { typedCode } from '../../../../rules/account/typed-code.ts'
import { bindMobileAtom, mobileBindingSenderAtom } from '../../../../state/security/account-security.ts'
import { useAccountForm } from '../use-account-form.ts'
import { OwnPasswordField } from './own-password-field.tsx'
import { AccountForm } from '../account-form.tsx'

type Name = MobileName | 'verificationCode' | 'password'
const NAMES = [...MOBILE_NAMES, 'verificationCode', 'password'] as const

/** Another mobile number: its code shows that it is one's own, the password that it is one's account. */
export function MobileForm({ onDone }: { readonly onDone: () => void }) {
  const { i18n } = useLingui()
  const bind = useSetAtom(bindMobileAtom)
  const queries = useQueryClient()
  const code = useSmsCode({ purpose: 'binding', send: useAtomValue(mobileBindingSenderAtom) })
  const form = useAccountForm<Name>({
    names: NAMES,
    busy: code.sending,
    validate: (values) => ({
      ...mobileErrors(values),
      ...(typedCode(values.verificationCode) ? {} : { verificationCode: msg`Enter the code from the SMS` }),
      ...(values.password ? {} : { password: msg`Enter your current password` }),
    }),
    submit: async (values) => {
      const to = readMobile(values)
      if (!to) return
      const { password } = values
      await bind({ ...to, password, verificationCode: typedCode(values.verificationCode) }, queries)
      onDone()
    },
  })
  const mobileError = (name: MobileName): string | undefined => {
    const error = code.errors[name]
    return error ? i18n._(error) : form.errorOf(name)
  }
  return (
    <AccountForm of={form} send={<Trans>Save mobile number</Trans>} onType={code.onInput}>
      <MobileRow>
        <CountryCodeField id="bind-country" name="countryDialingCode" error={mobileError('countryDialingCode')} />
        {/* Not the list of countries, which would open over what is below it. */}
        <MobileNumberField id="bind-mobile" data-focus error={mobileError('mobileNum')} />
      </MobileRow>
      <SendCode code={code} onSend={() => form.element.current && code.sendFrom(form.element.current)} />
      <CodeField id="bind-mobile-code" enterKeyHint="next" error={form.errorOf('verificationCode')} />
      <OwnPasswordField id="bind-mobile-password" error={form.errorOf('password')} />
    </AccountForm>
  )
}
