/** Codes by SMS (spec 7, "Account and login"). */
import * as v from 'valibot'
import { endpoint } from '../transport/endpoint.ts'
import { typedCode } from '../schemas.ts'

const digits = (most: number) => v.pipe(v.string(), v.regex(/^\d+$/, 'digits alone'), v.maxLength(most))

/** A mobile number without its country's code. */
export const mobileNum = digits(15)
export const countryDialingCode = digits(4)

/**
 * Sends a code to log in with to a mobile number (spec 7: "login SMS code; data mobileNum, countryDialingCode").
 * The value's `expiredMinutes` is also how long no further code may be asked for (spec 4, "SMS code button").
 */
export const sendLoginCode = endpoint({
  name: 'sendLoginCode',
  module: 'ACCOUNT',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  request: v.strictObject({ mobileNum, countryDialingCode }),
  reply: typedCode,
})
