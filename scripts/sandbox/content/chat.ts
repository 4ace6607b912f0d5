/** The chat room: it keeps what is said, and answers while somebody is there (spec 1; spec 6, "Customer service"). */
import { supportType } from '../../../src/rules/account/account-types.ts'
import { CHAT_NEWS } from '../../../src/rules/messages/notification-kinds.ts'
import type * as calls from '../../../src/api/content/chat.ts'
import { Malformed, Refused } from '../answers.ts'
import type { Context, Services } from '../context.ts'
import type { Answers } from '../contract.ts'
import { wordsIn } from '../handling.ts'
import { checkUploads, uploadAddress } from '../money/uploads.ts'

/** Who answers by itself. */
const ANSWERERS = { VIP: 'Vera', LIVECHAT: 'Lio' }
export const ANSWER = 'Thank you. We have read it and are looking into it.'

/** Whose talk it is. @throws Malformed for a guest without a key */
function ownerOf({ member, merchant }: Context, visitor: string | undefined): string {
  if (member) return member.id
  if (visitor === undefined) throw new Malformed('visitor', 'expected the key of a guest')
  return `${merchant.merchantCode} ${visitor}`
}

/** Says something for customer service; a member is told at once. */
export function sayAsService(
  { store, now }: Pick<Services, 'store' | 'now'>,
  owner: string,
  { name, text, isMember }: { readonly name: string; readonly text: string; readonly isMember: boolean },
): number {
  const id = store.chat.add({ owner, key: '', sender: 'service', name, text, pictures: [], at: now() })
  if (isMember) store.notifications.add(owner, { kind: CHAT_NEWS, amount: 0n, reference: '' }, now())
  return id
}

export const chat = {
  listChatLines: ({ visitor }, context) => {
    const { store, merchant, origin } = context
    const owner = ownerOf(context, visitor)
    return {
      list: store.chat.of(owner).map(({ id, key, sender, name, text, pictures, at }) => ({
        id,
        key,
        from: sender,
        name,
        text,
        pictures: pictures.map((picture) => uploadAddress(origin, picture)),
        time: at,
      })),
      open: !store.chat.isAway(merchant.merchantCode),
      unread: store.chat.unread(owner),
    }
  },

  sendChatLine: ({ visitor, key, text, pictures = [] }, context) => {
    const { store, merchant, member, now } = context
    const owner = ownerOf(context, visitor)
    const sent = store.chat.byKey(owner, key)
    if (sent) return { id: sent.id }
    if (text.trim() === '' && pictures.length === 0) throw new Malformed('text', 'expected words or pictures')
    if (pictures.length > 0 && !member) throw new Refused('please log in first', { field: 'pictures' })
    if (member) checkUploads(context, member, pictures, 'chat', 'pictures')
    const id = store.chat.add({ owner, key, sender: 'visitor', name: '', text, pictures, at: now() })
    if (!store.chat.isAway(merchant.merchantCode)) {
      const name = ANSWERERS[supportType(member?.rankLevel ?? 0)]
      const isMember = member !== undefined && member !== null
      sayAsService(context, owner, { name, text: wordsIn(context, 'chat')(ANSWER), isMember })
    }
    return { id }
  },

  readChatLines: ({ visitor, last }, context) => {
    const owner = ownerOf(context, visitor)
    context.store.chat.read(owner, last)
    return { unread: context.store.chat.unread(owner) }
  },
} satisfies Answers<typeof calls>
