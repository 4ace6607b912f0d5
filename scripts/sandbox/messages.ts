/** Platform messages (spec 7, "Wallet, rewards, points"). */
import { signedIn } from './context.ts'
import type { Handlers } from './contract.ts'

export const messages = {
  countUnreadMessages: (_, context) => ({ count: context.store.messages.unread(signedIn(context).id) }),
} satisfies Handlers<'countUnreadMessages'>
