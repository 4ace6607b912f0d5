/** The operator's hand over what members are told: news of their money, and messages. */
import type { Hono } from 'hono'
import * as v from 'valibot'
import { NOTIFICATION_KINDS } from '../../../src/rules/messages/notification-kinds.ts'
import { json } from '../answers.ts'
import type { Services } from '../context.ts'
import type { SandboxEnv } from '../mount.ts'
import { notify } from '../messages/notifications.ts'
import { LETTER_KINDS } from '../seeds/letters.ts'
import { memberNamed, readBody, readControlAmount } from './read-body.ts'
import { findMerchant, parseControl } from './parse.ts'

const toMember = {
  merchant: v.string('expected a brand or merchant code'),
  member: v.string('expected a user name'),
}
const news = v.strictObject({
  ...toMember,
  kind: v.picklist(NOTIFICATION_KINDS, `expected ${NOTIFICATION_KINDS.join(', ')}`),
  amount: v.string('expected a decimal string such as "100.00"'),
  reference: v.optional(v.string(), 'TEST'),
})
const letters = v.strictObject({
  ...toMember,
  kind: v.optional(v.picklist(LETTER_KINDS, `expected ${LETTER_KINDS.join(', ')}`), 'welcome'),
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5000)), 1),
})

/** Adds `POST /sandbox/notifications` and `POST /sandbox/messages`. */
export function addNotificationControl(app: Hono<SandboxEnv>, services: Services): void {
  const { store, merchants, now } = services
  app.post('/sandbox/notifications', async (call) => {
    const { kind, reference, ...said } = parseControl(news, await readBody(call))
    const at = findMerchant(said.merchant, merchants.values())
    const { id } = memberNamed(said.member, at, services)
    const amount = readControlAmount(said.amount, at, 'amount')
    store.db.transaction(() => notify(services, id, { kind, amount, reference }))
    return json({ last: store.notifications.last(id) }, 201)
  })
  app.post('/sandbox/messages', async (call) => {
    const { kind, count, ...said } = parseControl(letters, await readBody(call))
    const { id } = memberNamed(said.member, findMerchant(said.merchant, merchants.values()), services)
    store.db.transaction(() => {
      for (let sent = 0; sent < count; sent += 1) store.inbox.send(id, { kind }, now())
    })
    return json({ unread: store.inbox.unread(id) }, 201)
  })
}
