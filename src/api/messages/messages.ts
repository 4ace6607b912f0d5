/** Platform messages (spec 7, "Wallet, rewards, points"). */
import * as v from 'valibot'
import { endpoint } from '../transport/endpoint.ts'
import { count, instant, mark, nothing, readable } from '../schemas.ts'

export const countUnreadMessages = endpoint({
  name: 'countUnreadMessages',
  module: 'MESSAGE',
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  token: 'required',
  assumed: 'reply',
  request: nothing,
  reply: v.object({ count }),
})

const entry = {
  id: v.string(),
  title: v.string(),
  time: instant,
  read: mark,
}
const named = v.strictObject({ ids: v.array(v.string()) })

/** What a member was sent, the newest first, a page at a time. Spec: not shown, but for the count. */
export const listMessages = endpoint({
  name: 'listMessages',
  module: 'MESSAGE',
  method: 'GET',
  path: '/wps/relay/CSP_getMessages',
  token: 'required',
  assumed: true,
  request: v.strictObject({ language: v.string(), pageNo: v.pipe(count, v.minValue(1)), pageSize: count }),
  reply: v.object({ list: readable(v.object(entry)), total: count }),
})

/** One of them with its text. Spec: not shown. */
export const getMessage = endpoint({
  name: 'getMessage',
  module: 'MESSAGE',
  method: 'GET',
  path: '/wps/relay/CSP_getMessage',
  token: 'required',
  assumed: true,
  request: v.strictObject({ id: v.string(), language: v.string() }),
  reply: v.object({ ...entry, /** HTML. */ content: v.string() }),
})

/** They are read; those that are gone or not the member's are passed over. Spec: not shown. */
export const readMessages = endpoint({
  name: 'readMessages',
  module: 'MESSAGE',
  method: 'POST',
  path: '/wps/relay/CSP_readMessages',
  token: 'required',
  assumed: true,
  request: named,
  reply: v.unknown(),
})

/** All of a member's are read. Spec: not shown. */
export const readAllMessages = endpoint({
  name: 'readAllMessages',
  module: 'MESSAGE',
  method: 'POST',
  path: '/wps/relay/CSP_readAllMessages',
  token: 'required',
  assumed: true,
  request: nothing,
  reply: v.unknown(),
})

/** They are thrown away. Spec: not shown. */
export const removeMessages = endpoint({
  name: 'removeMessages',
  module: 'MESSAGE',
  method: 'POST',
  path: '/wps/relay/CSP_removeMessages',
  token: 'required',
  assumed: true,
  request: named,
  reply: v.unknown(),
})
