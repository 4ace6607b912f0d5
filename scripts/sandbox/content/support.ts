/** Customer service (spec 3, "Customer service entry"; spec 6, "Customer service"). */
import { SERVICE_LINK_TYPE } from '../../../src/api/content/support.ts'
import { sealReply } from '../../../src/api/seal/unseal.ts'
import { supportType } from '../../../src/rules/account/account-types.ts'
import { Malformed, Refused } from '../answers.ts'
import type { Context } from '../context.ts'
import type * as calls from '../../../src/api/content/support.ts'
import type { Answers } from '../contract.ts'

type SupportType = 'VIP' | 'LIVECHAT'

/** The page that plays customer service, an absolute address on the sandbox's origin. */
export const chatAddress = ({ origin, merchant }: Context, type: SupportType): string =>
  `${origin}/sandbox/chat?${new URLSearchParams({ merchant: merchant.merchantCode, type }).toString()}`

export const support = {
  getServiceLink: async ({ csType, replyKey }, context) => {
    if (csType === 'VIP' && (!context.member || supportType(context.member.rankLevel) !== 'VIP'))
      throw new Refused('operation not allowed')
    if (context.sealed && replyKey === undefined)
      throw new Malformed('replyKey', 'expected a key of 43 characters, since the answer is sealed under it')
    const entry = async (type: number, path: string) => ({
      type,
      path: context.sealed && replyKey !== undefined ? await sealReply(path, replyKey) : path,
    })
    return {
      version: {
        pathList: await Promise.all([
          // Other ways to customer service come along, as they do from a real gateway.
          entry(1, `${chatAddress(context, csType)}&channel=phone`),
          entry(2, `${chatAddress(context, csType)}&channel=mail`),
          entry(SERVICE_LINK_TYPE, chatAddress(context, csType)),
        ]),
      },
    }
  },
} satisfies Answers<typeof calls>
