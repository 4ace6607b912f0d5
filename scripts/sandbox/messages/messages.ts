/** Platform messages (spec 7, "Wallet, rewards, points"). */
import { signedIn, type Context } from '../context.ts'
import type * as calls from '../../../src/api/messages/messages.ts'
import type { Answers } from '../contract.ts'
import { familyIn, orRefuse, placeOf } from '../handling.ts'
import { moneyIn } from '../seeds/fill.ts'
import { HARMFUL_HTML } from '../seeds/content/harmful-html.ts'
import { letterText } from '../seeds/letters.ts'
import type { KeptLetter } from '../store/messages/inbox.ts'

/** The most messages of a page. */
const LONGEST_PAGE = 100

export const messages = {
  countUnreadMessages: (_, context) => ({ count: context.store.inbox.unread(signedIn(context).id) }),

  listMessages: ({ language, pageNo, pageSize }, context) => {
    const place = placeOf({ pageNo, pageSize: Math.min(pageSize, LONGEST_PAGE) })
    const { list, total } = context.store.inbox.page(signedIn(context).id, place)
    return { list: list.map((letter) => toWire(letter, language, context)), total }
  },

  getMessage: ({ id, language }, context) => {
    const letter = orRefuse(context.store.inbox.one(signedIn(context).id, id), 'message not found')
    const harmful = context.scenarios.find('harmful-html', context.visit)
    const [, content] = textOf(letter, language, context)
    return { ...toWire(letter, language, context), content: harmful ? HARMFUL_HTML : content }
  },

  readMessages: ({ ids }, context) => context.store.inbox.read(signedIn(context).id, ids, context.now()),
  readAllMessages: (_, context) => context.store.inbox.read(signedIn(context).id, 'all', context.now()),
  removeMessages: ({ ids }, context) => context.store.inbox.remove(signedIn(context).id, ids, context.now()),
} satisfies Answers<typeof calls>

function toWire(letter: KeptLetter, language: string, context: Context) {
  const { id, at, read } = letter
  const [title] = textOf(letter, language, context)
  return { id, title, time: at, read }
}

function textOf({ kind, amount, reference }: KeptLetter, language: string, context: Context) {
  const { merchant, demo } = context
  const family = familyIn(context, language)
  const said = amount === null ? '' : moneyIn(family, merchant, amount)
  return letterText({ demo }, kind, family, merchant, { name: merchant.name, amount: said, reference })
}
