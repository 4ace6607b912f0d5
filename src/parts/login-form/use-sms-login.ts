import { msg } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useHoldReload } from '../../state/reload.ts'
import { signInAtom } from '../../state/sign-in.ts'
import { loginCodeSenderAtom } from '../../state/sms.ts'
import { useForm, type Form } from '../../ui/use-form.ts'
import { MOBILE_NAMES, mobileErrors, readMobile } from '../sms-code/mobile-values.ts'
import { useSmsCode, type SmsCode } from '../sms-code/use-sms-code.ts'

const NAMES = [...MOBILE_NAMES, 'verificationCode'] as const

interface SmsLogin {
  readonly form: Form<(typeof NAMES)[number]>
  readonly code: SmsCode
}

/** Login by SMS (spec 5): the number must be in mobile format, and the code is required. */
export function useSmsLogin(onDone: () => void): SmsLogin {
  const signIn = useSetAtom(signInAtom)
  const queries = useQueryClient()
  const code = useSmsCode({ purpose: 'login', send: useAtomValue(loginCodeSenderAtom) })
  const form = useForm({
    names: NAMES,
    validate: (values) => ({
      ...mobileErrors(values),
      ...(values.verificationCode ? {} : { verificationCode: msg`Enter the code from the SMS` }),
    }),
    submit: async (values) => {
      const { mobileNum: username = '', countryDialingCode = '' } = readMobile(values) ?? {}
      await signIn({ type: 'sms', username, countryDialingCode, password: values.verificationCode }, queries)
      onDone()
    },
  })
  useHoldReload(form.dirty || form.busy || code.sending)
  return { form, code }
}
