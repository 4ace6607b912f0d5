/** The addresses that an account is used from, and when a login is asked for more (spec 4, "Unregistered-IP login"). */
import { signedIn } from '../context.ts'
import type * as calls from '../../../src/api/security/known-addresses.ts'
import type { Answers } from '../contract.ts'
import { checkOldPassword } from './password.ts'

export const knownAddresses = {
  listKnownAddresses: (_, context) => ({
    addresses: context.store.knownAddresses
      .of(signedIn(context).id)
      .map((address) => ({ ...address, current: address.ip === context.caller.ip })),
  }),

  forgetAddress: ({ ip }, context) => {
    context.store.knownAddresses.forget(signedIn(context).id, ip)
    return null
  },

  askAtEveryLogin: ({ password, always }, context) => {
    const member = signedIn(context)
    checkOldPassword(context, member, password, 'password')
    context.store.knownAddresses.askAlways(member.id, always)
    return null
  },
} satisfies Answers<typeof calls>
