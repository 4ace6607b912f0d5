import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { phoneChannelAtom, sendIdentityCodeAtom, signInByPhoneAtom } from '../../../state/account/identity.ts'
import { signInAtom } from '../../../state/account/login/sign-in.ts'
import { loginCodeSenderAtom } from '../../../state/account/sms.ts'
import type { FormState } from '../../../ui/fields/use-form.ts'
import { MOBILE_NAMES, mobileErrors, readMobile, type MobileName } from '../sms-code/mobile-values.ts'
import { useCodeForm } from '../sms-code/use-code-form.ts'
import { useSmsCode, type SmsCode } from '../sms-code/use-sms-code.ts'

interface SmsLogin {
  readonly form: FormState<MobileName | 'verificationCode'>
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
  const form = useCodeForm({
    code,
    names: [...MOBILE_NAMES, 'verificationCode'],
    validate: mobileErrors,
    submit: async ({ verificationCode: password, ...values }) => {
      const to = readMobile(values) ?? { mobileNum: '', countryDialingCode: '' }
      if (thirdParty) await signInByPhone(to, password, queries)
      else
        await signIn(
          { type: 'sms', username: to.mobileNum, countryDialingCode: to.countryDialingCode, password },
          queries,
        )
      onDone()
    },
  })
  return { form, code }
}
