/** The second factor of a login from an unregistered IP address (spec 4). Spec: the calls are not shown. */
import * as v from 'valibot'
import { endpoint } from '../transport/endpoint.ts'
import { typedCode } from '../schemas.ts'
import { loginReply, SECOND_FACTORS } from '../account/session.ts'

const ticket = v.pipe(v.string(), v.minLength(8), v.maxLength(200))

/** Sends a code by SMS or e-mail to what the account has registered; `expiredMinutes` as for every code. */
export const sendSecondFactorCode = endpoint({
  name: 'sendSecondFactorCode',
  module: 'ACCOUNT',
  method: 'POST',
  path: '/wps/session/login/verification/code',
  assumed: true,
  request: v.strictObject({ ticket, way: v.picklist(['sms', 'email']) }),
  reply: typedCode,
})

/** Proves who one is, and logs in. */
export const proveSecondFactor = endpoint({
  name: 'proveSecondFactor',
  module: 'ACCOUNT',
  method: 'POST',
  path: '/wps/session/login/verification',
  sealed: true,
  assumed: true,
  request: v.strictObject({
    ticket,
    way: v.picklist(SECOND_FACTORS),
    /** A code, or the name on the bank account. */
    answer: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(128)),
  }),
  reply: loginReply,
})
