import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { CountryCodeField } from '../../../../parts/account/country-select/country-code-field.tsx'
import { CodeField } from '../../../../parts/account/sms-code/code-field.tsx'
import { MobileNumberField } from '../../../../parts/account/sms-code/mobile-number-field.tsx'
import { MobileRow } from '../../../../parts/account/sms-code/mobile-row.tsx'
import { MOBILE_NAMES, mobileErrors, readMobile } from '../../../../parts/account/sms-code/mobile-values.ts'
import { SendCode } from '../../../../parts/account/sms-code/send-code.tsx'
import { useCodeForm } from '../../../../parts/account/sms-code/use-code-form.ts'
import { useSmsCode } from '../../../../parts/account/sms-code/use-sms-code.ts'
import { bindMobileAtom, mobileBindingSenderAtom } from '../../../../state/security/account-security.ts'
import { OwnPasswordField } from './own-password-field.tsx'
import { AccountForm } from '../account-form.tsx'

/** Another mobile number: its code shows that it is one's own, the password that it is one's account. */
export function MobileForm({ onDone }: { readonly onDone: () => void }) {
  const bind = useSetAtom(bindMobileAtom)
  const queries = useQueryClient()
  const code = useSmsCode({ purpose: 'binding', send: useAtomValue(mobileBindingSenderAtom) })
  const form = useCodeForm({
    code,
    names: [...MOBILE_NAMES, 'verificationCode', 'password'],
    validate: (values) => ({
      ...mobileErrors(values),
      ...(!values.password && { password: msg`Enter your current password` }),
    }),
    submit: async ({ verificationCode, password, ...values }) => {
      const to = readMobile(values)
      if (!to) return
      await bind({ ...to, password, verificationCode }, queries)
      onDone()
    },
  })
  return (
    <AccountForm of={form} send={<Trans>Save mobile number</Trans>}>
      <MobileRow>
        <CountryCodeField id="bind-country" name="countryDialingCode" error={form.errorOf('countryDialingCode')} />
        {/* Not the list of countries, which would open over what is below it. */}
        <MobileNumberField id="bind-mobile" data-focus error={form.errorOf('mobileNum')} />
      </MobileRow>
      <SendCode code={code} onSend={code.sendFrom} />
      <CodeField id="bind-mobile-code" enterKeyHint="next" error={form.errorOf('verificationCode')} />
      <OwnPasswordField id="bind-mobile-password" error={form.errorOf('password')} />
    </AccountForm>
  )
}
