import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { mobileNumber } from '../../../rules/account/mobile-number.ts'
import type { MobileAddress } from '../../../state/account/sms.ts'
import type { Errors, Values } from '../../../ui/fields/use-form.ts'

/** The fields that a mobile number is read from, by the names they have in their form. */
export const MOBILE_NAMES = ['countryDialingCode', 'mobileNum'] as const
export type MobileName = (typeof MOBILE_NAMES)[number]

/** The number that a form's fields give, digits alone; `null` while they give none (spec 5: "in mobile format"). */
export function readMobile(values: Values<MobileName>): MobileAddress | null {
  const countryDialingCode = values.countryDialingCode.replace(/\D/g, '')
  const mobileNum = mobileNumber(values.mobileNum, countryDialingCode)
  return countryDialingCode === '' || mobileNum === null ? null : { mobileNum, countryDialingCode }
}

/** What is wrong with them, by field. */
export function mobileErrors(values: Values<MobileName>): Errors<MobileName> {
  const code = values.countryDialingCode.replace(/\D/g, '')
  const wrong: MessageDescriptor | null =
    values.mobileNum === ''
      ? msg`Enter your mobile number`
      : mobileNumber(values.mobileNum, code) === null
        ? msg`Please enter a valid phone number.`
        : null
  return {
    ...(code ? {} : { countryDialingCode: msg`Choose a country code` }),
    ...(wrong ? { mobileNum: wrong } : {}),
  }
}

/** A number as it is read out and as its wait is told from others: `+54 9115550100`. */
export const writeMobile = ({ mobileNum, countryDialingCode }: MobileAddress): string =>
  `+${countryDialingCode} ${mobileNum}`
