import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import type { Typed } from '../../rules/register.ts'
import {
  confirmIdentityCodeAtom,
  phoneChannelAtom,
  sendIdentityCodeAtom,
  type IdentityFields,
} from '../../state/identity.ts'
import { registrationCodeSenderAtom } from '../../state/register.ts'
import { useSliderCaptcha } from '../slider-captcha/use-slider-captcha.tsx'
import { readMobile } from '../sms-code/mobile-values.ts'
import { useSmsCode, type SmsCode } from '../sms-code/use-sms-code.ts'

export interface RegistrationCode {
  readonly sms: SmsCode
  /** What asks whether a person is there, before a code is sent. */
  readonly dialog: ReactNode
  /**
   * Shows the code to the third party where that has sent it (spec 5: "the code is verified there first and registration
   * aborts if that fails").
   * @returns what it vouches for; `null` where the gateway judges the code, or none was asked for
   * @throws IdentityFailure
   */
  readonly confirm: (typed: Typed) => Promise<IdentityFields | null>
}

/**
 * The code by SMS that proves the number of a registration: sent by the gateway, with the proof of a slider captcha
 * (spec 3), or by the third party where the brand has its phone channel.
 */
export function useRegistrationCode(): RegistrationCode {
  const { ask, dialog } = useSliderCaptcha()
  const sendCode = useAtomValue(registrationCodeSenderAtom)
  const sendThere = useSetAtom(sendIdentityCodeAtom)
  const confirmThere = useSetAtom(confirmIdentityCodeAtom)
  const thirdParty = useAtomValue(phoneChannelAtom)
  const sms = useSmsCode({
    purpose: 'register',
    channel: thirdParty ? 'third-party' : 'gateway',
    send: async (to) => {
      if (thirdParty) return sendThere(to)
      const proof = await ask()
      return proof && sendCode(to, proof)
    },
  })
  return {
    sms,
    dialog,
    confirm: async ({ countryDialingCode = '', mobileNum = '', verificationCode = '' }) => {
      const to = thirdParty && verificationCode ? readMobile({ countryDialingCode, mobileNum }) : null
      return to && confirmThere(to, verificationCode)
    },
  }
}
