/** Logging in with a third party's word (spec 7: "a login through a third-party sign-in"; method and path are not shown). */
import * as v from 'valibot'
import { endpoint } from '../../transport/endpoint.ts'
import { loginReply } from '../session.ts'

/** How one proved who one is; the field of the registration user too (spec 3). */
export const identityChannel = v.picklist(['google', 'facebook', 'phone'])

/** A signed token of the identity service (a JWT); how its server checks it stands in the sandbox's `identity-token.ts`. */
export const identityToken = v.pipe(
  v.string(),
  // The last part, the signature, is empty in those of the service's emulator.
  v.regex(/^[\w-]+\.[\w-]+\.[\w-]*$/, 'a JWT'),
  v.maxLength(8192),
)

/** Exchanges what the identity service vouches for into a session of ours. */
export const loginWithIdentity = endpoint({
  name: 'loginWithIdentity',
  module: 'ACCOUNT',
  method: 'POST',
  path: '/wps/session/login/thirdParty',
  sealed: true,
  assumed: true,
  request: v.strictObject({ firebaseChannel: identityChannel, firebaseIdToken: identityToken }),
  reply: loginReply,
})
