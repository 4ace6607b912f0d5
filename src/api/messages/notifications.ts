/** News of a member's money while the page is open (spec 4, "Notifications"). Spec: the call is not shown. */
import * as v from 'valibot'
import { endpoint } from '../transport/endpoint.ts'
import { count, instant, label, money, readable, spare } from '../schemas.ts'

/** One of them; as it stands in a list, and as the `data` of an event in a stream. */
export const notification = v.object({
  /** Grows with each of a member's. */
  id: count,
  /** Such as `deposit-credited`; what nobody here knows is left out. */
  kind: v.string(),
  amount: spare(v.nullable(money), null),
  /** What players and support quote. */
  reference: label,
  time: instant,
})

/**
 * What there is of news after the last one that was heard of; none, but the number of the last, where none is named.
 *
 * Asked with `accept: text/event-stream` the platform answers with a stream instead, that stays open and sends each as it
 * comes (`notification-stream.ts`). One that has no streams answers as always, and is asked again and again.
 */
export const listNotifications = endpoint({
  name: 'listNotifications',
  module: 'MESSAGE',
  method: 'GET',
  path: '/wps/member/notifications',
  token: 'required',
  assumed: true,
  request: v.strictObject({ after: v.nullish(count) }),
  reply: v.object({ list: readable(notification), last: count }),
})
