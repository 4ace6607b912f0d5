/** What guards an account (spec 2, "Member centre": my account). Spec: the page is named alone; neither calls nor fields are shown. */
import * as v from 'valibot'
import { endpoint } from '../transport/endpoint.ts'
import { count, flag, instant, label, nothing, typedCode, spare, text } from '../schemas.ts'
import { countryDialingCode, mobileNum } from '../account/sms.ts'

const password = v.pipe(v.string(), v.minLength(1), v.maxLength(128))
const verificationCode = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(128))
const email = v.pipe(v.string(), v.trim(), v.regex(/^[^@\s]+@[^@\s]+$/, 'an e-mail address'), v.maxLength(254))

/** Where a login came from, in the server's own words: an address, and a browser on a system. */
const login = { at: instant, ip: label, device: label }

/** What an account is guarded by. A number and an address come with most of their signs hidden; empty where there is none. */
export const getAccountSecurity = endpoint({
  name: 'getAccountSecurity',
  module: 'ACCOUNT',
  method: 'GET',
  path: '/wps/member/info/security',
  token: 'required',
  assumed: true,
  request: nothing,
  reply: v.object({
    mobile: text,
    email: text,
    paymentPassword: flag,
    authenticator: flag,
    /** Whether every login is asked for a second factor; `null` where the gateway does not let members choose. */
    asksAlways: v.nullish(v.boolean(), null),
    /** The login before this one. */
    lastLogin: spare(v.nullable(v.object(login)), null),
  }),
})

/** Sets the payment password; the old one is the login password where there is none yet. */
export const setPaymentPassword = endpoint({
  name: 'setPaymentPassword',
  module: 'ACCOUNT',
  method: 'POST',
  path: '/wps/member/password/payment',
  token: 'required',
  sealed: true,
  assumed: true,
  request: v.strictObject({ oldPassword: password, newPassword: password, confirmNewPassword: password }),
  reply: v.unknown(),
})

/** Sends a code to a mobile number that shall be the account's. */
export const sendMobileBindingCode = endpoint({
  name: 'sendMobileBindingCode',
  module: 'ACCOUNT',
  method: 'POST',
  path: '/wps/verification/sms/binding',
  token: 'required',
  assumed: true,
  request: v.strictObject({ mobileNum, countryDialingCode }),
  reply: typedCode,
})

/** The account's mobile number, with the code that it was sent and the login password. */
export const bindMobile = endpoint({
  name: 'bindMobile',
  module: 'ACCOUNT',
  method: 'PUT',
  path: '/wps/member/info/mobile',
  token: 'required',
  sealed: true,
  assumed: true,
  request: v.strictObject({ password, mobileNum, countryDialingCode, verificationCode }),
  reply: v.unknown(),
})

/** Sends a code to an e-mail address that shall be the account's. */
export const sendEmailBindingCode = endpoint({
  name: 'sendEmailBindingCode',
  module: 'ACCOUNT',
  method: 'POST',
  path: '/wps/verification/email/binding',
  token: 'required',
  assumed: true,
  request: v.strictObject({ email }),
  reply: typedCode,
})

/** The account's e-mail address, in the same way. */
export const bindEmail = endpoint({
  name: 'bindEmail',
  module: 'ACCOUNT',
  method: 'PUT',
  path: '/wps/member/info/email',
  token: 'required',
  sealed: true,
  assumed: true,
  request: v.strictObject({ password, email, verificationCode }),
  reply: v.unknown(),
})

/** A secret for an authenticator app, in base32; it counts once a code of it has been confirmed. */
export const beginAuthenticator = endpoint({
  name: 'beginAuthenticator',
  module: 'ACCOUNT',
  method: 'POST',
  path: '/wps/member/authenticator',
  token: 'required',
  sealed: true,
  assumed: true,
  request: v.strictObject({ password }),
  reply: v.object({ secret: v.pipe(v.string(), v.minLength(8)) }),
})

export const confirmAuthenticator = endpoint({
  name: 'confirmAuthenticator',
  module: 'ACCOUNT',
  method: 'POST',
  path: '/wps/member/authenticator/confirmation',
  token: 'required',
  sealed: true,
  assumed: true,
  request: v.strictObject({ verificationCode }),
  reply: v.unknown(),
})

/** Takes the authenticator away, with a code of it. */
export const removeAuthenticator = endpoint({
  name: 'removeAuthenticator',
  module: 'ACCOUNT',
  method: 'POST',
  path: '/wps/member/authenticator/removal',
  token: 'required',
  sealed: true,
  assumed: true,
  request: v.strictObject({ verificationCode }),
  reply: v.unknown(),
})

/** The logins of an account, the newest first. */
export const listLogins = endpoint({
  name: 'listLogins',
  module: 'ACCOUNT',
  method: 'GET',
  path: '/wps/member/info/logins',
  token: 'required',
  assumed: true,
  request: v.strictObject({
    pageNo: v.pipe(v.number(), v.integer(), v.minValue(1)),
    pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
  }),
  reply: v.object({ logins: v.array(v.object(login)), total: count }),
})

/** Where the account is logged in just now; the one that asks is among them. */
export const listDevices = endpoint({
  name: 'listDevices',
  module: 'ACCOUNT',
  method: 'GET',
  path: '/wps/member/info/devices',
  token: 'required',
  assumed: true,
  request: nothing,
  reply: v.object({ devices: v.array(v.object({ id: v.string(), ...login, current: flag })) }),
})

/** Logs a device out; the one that asks has its own way to sign out. */
export const endDevice = endpoint({
  name: 'endDevice',
  module: 'ACCOUNT',
  method: 'POST',
  path: '/wps/member/info/devices/end',
  token: 'required',
  assumed: true,
  request: v.strictObject({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(128)) }),
  reply: v.unknown(),
})
