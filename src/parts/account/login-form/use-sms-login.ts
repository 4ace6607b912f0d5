import { msg } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useHoldReload } from '../../../state/site/reload.ts'
import { phoneChannelAtom, sendIdentityCodeAtom, signInByPhoneAtom } from '../../../state/account/identity.ts'
import { typedCode } from '../../../rules/account/typed-code.ts'
import { signInAtom } from '../../../state/account/login/sign-in.ts'
import { loginCodeSenderAtom } from '../../../state/account/sms.ts'
import { useForm, type Form } from '../../../ui/fields/use-form.ts'
import { MOBILE_NAMES, mobileErrors, readMobile } from '../sms-code/mobile-values.ts'
import { useSmsCode, type SmsCode } from '../sms-code/use-sms-code.ts'

export const SMS_NAMES = [...MOBILE_NAMES, 'verificationCode'] as const

interface SmsLogin {
  readonly form: Form<(typeof SMS_NAMES)[number]>
  readonly code: SmsCode
}

/**
 * Login by SMS (spec 5): the number must be in mobile format, and the code is required. The gateway sends and judges the
 * code, or the third party where the brand has its phone channel.
 */
export function useSmsLogin(onDone: () => void): SmsLogin {
  const signIn = useSetAtom(signInAtom)
  const queries = useQueryClient()
  const thirdParty = useAtomValue(phoneChannelAtom)
  const sendHere = useAtomValue(loginCodeSenderAtom)
  const sendThere = useSetAtom(sendIdentityCodeAtom)
  const signInByPhone = useSetAtom(signInByPhoneAtom)
  const code = useSmsCode(
    thirdParty ? { purpose: 'login', channel: 'third-party', send: sendThere } : { purpose: 'login', send: sendHere },
  )
  const form = useForm({
    names: SMS_NAMES,
    validate: (values) => ({
      ...mobileErrors(values),
      ...(typedCode(values.verificationCode) ? {} : { verificationCode: msg`Enter the code from the SMS` }),
    }),
    submit: async (values) => {
      const to = readMobile(values) ?? { mobileNum: '', countryDialingCode: '' }
      const password = typedCode(values.verificationCode)
      if (thirdParty) await signInByPhone(to, password, queries)
      else
        await signIn(
          { type: 'sms', username: to.mobileNum, countryDialingCode: to.countryDialingCode, password },
          queries,
        )
      onDone()
    },
  })
  useHoldReload(form.dirty || form.busy || code.sending)
  return { form, code }
}
