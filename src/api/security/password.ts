/** Passwords: changed, and set anew without the old one (spec 7, "Account and login"; payloads in spec 3). */
import * as v from 'valibot'
import { endpoint } from '../transport/endpoint.ts'
import { loginReply } from '../account/session.ts'
import { countryDialingCode, mobileNum } from '../account/sms.ts'

const filled = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(128))
const password = v.pipe(v.string(), v.minLength(1), v.maxLength(128))

/** Changes the password of who is logged in. Every session of the account may end with it. */
export const changePassword = endpoint({
  name: 'changePassword',
  module: 'ACCOUNT',
  method: 'POST',
  path: '/wps/member/password',
  sealed: true,
  token: 'required',
  request: v.strictObject({
    oldPassword: v.optional(password),
    newPassword: password,
    confirmNewPassword: password,
  }),
  reply: v.unknown(),
})

/**
 * Sets a new password with a code by SMS, and logs in (spec 4, "Forgot by phone").
 * Spec: the dialling code is not shown here; it stands apart, as in the request for the code.
 */
export const setPasswordByPhone = endpoint({
  name: 'setPasswordByPhone',
  module: 'ACCOUNT',
  method: 'POST',
  path: '/wps/member/password/verification',
  sealed: true,
  assumed: 'reply',
  request: v.strictObject({
    newPassword: password,
    mobileNum,
    countryDialingCode,
    verificationCode: filled,
  }),
  reply: loginReply,
})

/** Asks for an e-mail with a code to set a new password with. Answered alike whether there is such an account or not. */
export const forgotPasswordByEmail = endpoint({
  name: 'forgotPasswordByEmail',
  module: 'ACCOUNT',
  method: 'POST',
  path: '/wps/member/password/email',
  form: true,
  request: v.strictObject({
    username: filled,
    email: v.pipe(v.string(), v.trim(), v.regex(/^[^@\s]+@[^@\s]+$/, 'an e-mail address'), v.maxLength(254)),
  }),
  reply: v.unknown(),
})

/** Sets a new password with the code of that e-mail, and logs in, as by phone. Spec: not shown how the e-mail goes on. */
export const setPasswordByEmail = endpoint({
  name: 'setPasswordByEmail',
  module: 'ACCOUNT',
  method: 'POST',
  path: '/wps/member/password/email/verification',
  sealed: true,
  assumed: true,
  request: v.strictObject({ username: filled, verificationCode: filled, newPassword: password }),
  reply: loginReply,
})
