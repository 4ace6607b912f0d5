import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import type { FormEvent } from 'react'
import { CountryCodeField } from '../../../../parts/account/country-select/country-code-field.tsx'
import { useFieldFailure } from '../../../../parts/site/failure-notice/use-field-failure.ts'
import * as css from '../../../../parts/security/password-form/password-form.css.ts'
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
import { useHoldReload } from '../../../../state/site/reload.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { useForm } from '../../../../ui/fields/use-form.ts'
import { ChangeFailure } from './change-failure.tsx'
import { OwnPasswordField } from './own-password-field.tsx'

type Name = MobileName | 'verificationCode' | 'password'
const NAMES = [...MOBILE_NAMES, 'verificationCode', 'password'] as const

/** Another mobile number: its code shows that it is one's own, the password that it is one's account. */
export function MobileForm({ onDone }: { readonly onDone: () => void }) {
  const { i18n } = useLingui()
  const bind = useSetAtom(bindMobileAtom)
  const queries = useQueryClient()
  const code = useSmsCode({ purpose: 'binding', send: useAtomValue(mobileBindingSenderAtom) })
  const form = useForm<Name>({
    names: NAMES,
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
        <CountryCodeField id="bind-country" name="countryDialingCode" error={mobileError('countryDialingCode')} />
        {/* Not the list of countries, which would open over what is below it. */}
        <MobileNumberField id="bind-mobile" data-focus error={mobileError('mobileNum')} />
      </MobileRow>
      <SendCode code={code} onSend={() => element.current && code.sendFrom(element.current)} />
      <CodeField id="bind-mobile-code" enterKeyHint="next" error={errorOf('verificationCode')} />
      <OwnPasswordField id="bind-mobile-password" error={errorOf('password')} />
      <ChangeFailure error={failure} />
      <Button type="submit" wide busy={form.busy}>
        <Trans>Save mobile number</Trans>
      </Button>
    </form>
  )
}
