/** Platform messages (spec 7, "Wallet, rewards, points"). */
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { count, nothing } from './schemas.ts'

export const countUnreadMessages = endpoint({
  name: 'countUnreadMessages',
  module: 'MESSAGE',
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  token: 'required',
  request: nothing,
  reply: v.object({ count }),
})
