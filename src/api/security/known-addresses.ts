/** The addresses that an account is used from (spec 4, "Unregistered-IP login"), and when a login is asked for more. Spec: not shown. */
import * as v from 'valibot'
import { endpoint } from '../transport/endpoint.ts'
import { flag, instant, nothing, readable } from '../schemas.ts'

const ip = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

/** From where a login is asked for no second factor, the last used first. */
export const listKnownAddresses = endpoint({
  name: 'listKnownAddresses',
  module: 'ACCOUNT',
  method: 'GET',
  path: '/wps/member/info/addresses',
  token: 'required',
  assumed: true,
  request: nothing,
  reply: v.object({
    addresses: readable(
      v.object({
        ip: v.string(),
        /** The last login from there. */
        at: instant,
        /** Whether it is where the caller is. */
        current: flag,
      }),
    ),
  }),
})

/** Has the next login from an address asked for a second factor. */
export const forgetAddress = endpoint({
  name: 'forgetAddress',
  module: 'ACCOUNT',
  method: 'POST',
  path: '/wps/member/info/addresses/forget',
  token: 'required',
  assumed: true,
  request: v.strictObject({ ip }),
  reply: v.unknown(),
})

/** Whether every login is asked for a second factor, or those from unknown addresses alone; with the login password. */
export const askAtEveryLogin = endpoint({
  name: 'askAtEveryLogin',
  module: 'ACCOUNT',
  method: 'POST',
  path: '/wps/member/info/secondFactor',
  token: 'required',
  sealed: true,
  assumed: true,
  request: v.strictObject({ password: v.pipe(v.string(), v.minLength(1), v.maxLength(128)), always: v.boolean() }),
  reply: v.unknown(),
})
