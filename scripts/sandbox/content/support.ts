/** Customer service (spec 3, "Customer service entry"; spec 6, "Customer service"). */
import { SERVICE_LINK_TYPE } from '../../../src/api/content/support.ts'
import { sealReply } from '../../../src/api/seal/unseal.ts'
import { supportType } from '../../../src/rules/account/account-types.ts'
import { Malformed, Refused } from '../answers.ts'
import type { Context } from '../context.ts'
import type * as calls from '../../../src/api/content/support.ts'
import type { Answers } from '../contract.ts'

export const SUPPORT_TYPES = ['LIVECHAT', 'VIP'] as const
type SupportType = (typeof SUPPORT_TYPES)[number]

/** The page that plays customer service, an absolute address on the sandbox's origin. */
export const chatAddress = ({ origin, merchant }: Context, type: SupportType): string =>
  `${origin}/sandbox/chat?${new URLSearchParams({ merchant: merchant.merchantCode, type }).toString()}`

export const support = {
  getServiceLink: async ({ csType, replyKey }, context) => {
    if (csType === 'VIP' && (!context.member || supportType(context.member.rankLevel) !== 'VIP'))
      throw new Refused('operation not allowed')
    if (context.sealed && replyKey === undefined)
      throw new Malformed('replyKey', 'expected a key of 43 characters, since the answer is sealed under it')
    const write = async ({ type, path }: Way) => ({
      type,
      path: context.sealed && replyKey !== undefined ? await sealReply(path, replyKey) : path,
    })
    return { version: { pathList: await Promise.all(waysTo(chatAddress(context, csType)).map(write)) } }
  },
} satisfies Answers<typeof calls>

interface Way {
  readonly type: number
  readonly path: string
}

/** The ways to customer service: others come along, as they do from a real gateway. */
const waysTo = (chat: string): Way[] => [
  { type: 1, path: `${chat}&channel=phone` },
  { type: 2, path: `${chat}&channel=mail` },
  { type: SERVICE_LINK_TYPE, path: chat },
]
