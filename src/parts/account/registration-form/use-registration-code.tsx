import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, type ReactNode } from 'react'
import type { CaptchaProof } from '../../../rules/account/captcha-provider.ts'
import type { Typed } from '../../../rules/account/registration/register.ts'
import {
  confirmIdentityCodeAtom,
  phoneChannelAtom,
  sendIdentityCodeAtom,
  type IdentityFields,
} from '../../../state/account/identity.ts'
import { registrationCodeSenderAtom } from '../../../state/account/registration/register.ts'
import { wantsCaptcha } from '../../../state/account/login/sign-in.ts'
import type { MobileAddress } from '../../../state/account/sms.ts'
import { useSliderCaptcha } from '../slider-captcha/use-slider-captcha.tsx'
import { readMobile } from '../sms-code/mobile-values.ts'
import { useSmsCode, type SmsCode } from '../sms-code/use-sms-code.ts'

/** How long a proof is tried once more, in milliseconds; a gateway that takes it no longer says so. */
const PROOF_MS = 10 * 60_000

const numberOf = ({ countryDialingCode, mobileNum }: MobileAddress): string => `${countryDialingCode} ${mobileNum}`

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
  const held = useRef<{ readonly proof: CaptchaProof; readonly number: string; readonly at: number } | null>(null)
  const sms = useSmsCode({
    purpose: 'register',
    channel: thirdParty ? 'third-party' : 'gateway',
    send: async (to) => {
      if (thirdParty) return sendThere(to)
      // A proof holds for a while, and for this number: who asks for a second code has shown already that they are there.
      const { current: last } = held
      if (last && last.number === numberOf(to) && Date.now() - last.at < PROOF_MS) {
        try {
          return await sendCode(to, last.proof)
        } catch (error) {
          if (!wantsCaptcha(error)) throw error
        }
      }
      held.current = null
      const proof = await ask()
      if (!proof) return null
      held.current = { proof, number: numberOf(to), at: Date.now() }
      return sendCode(to, proof)
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
