/** News of a member's money (spec 4, "Notifications"), as a list and as a stream of server-sent events. */
import type { Hono } from 'hono'
import { HEADERS } from '../../../src/api/transport/envelope.ts'
import { listNotifications } from '../../../src/api/messages/notifications.ts'
import type { NotificationKind } from '../../../src/rules/messages/notification-kinds.ts'
import { toDecimal } from '../../../src/rules/money/money.ts'
import { json, Malformed, malformed, Refused, refusal, sessionEnded, passwordDemanded } from '../answers.ts'
import { signedIn, type Services } from '../context.ts'
import { eventStream, STREAM_TYPE } from '../event-stream.ts'
import type * as calls from '../../../src/api/messages/notifications.ts'
import type { Answers } from '../contract.ts'
import type { MerchantSeed } from '../site/merchant.ts'
import type { SandboxEnv } from '../mount.ts'
import { readCookie, readHeaders, readToken } from '../read-request.ts'
import { CONTEXT_COOKIE } from '../faults/scenarios.ts'
import type { KeptNotice, Notice } from '../store/messages/notifications.ts'

/** One that concerns money. */
type MoneyNotice = Notice & { readonly kind: NotificationKind }

/**
 * Tells a member that something has become of a deposit or a withdrawal: at once where a page is open, and by a message
 * that stays. For the operator's hand and for whatever decides in its place; within the transaction that decides.
 * @param notice its amount in minor units, and the order's reference
 */
export function notify({ store, now }: Pick<Services, 'store' | 'now'>, member: string, notice: MoneyNotice): void {
  store.notifications.add(member, notice, now())
  store.inbox.send(member, { kind: notice.kind, amount: notice.amount, reference: notice.reference }, now())
}

export const notifications = {
  listNotifications: ({ after }, context) => {
    const { store, merchant } = context
    const member = signedIn(context).id
    const last = store.notifications.last(member)
    // Who has heard of none yet begins with what comes next.
    const news = after === undefined || after === null ? [] : store.notifications.after(member, after)
    return { list: news.map((notice) => toWire(notice, merchant)), last: news.at(-1)?.id ?? last }
  },
} satisfies Answers<typeof calls>

const toWire = ({ id, kind, amount, reference, at }: KeptNotice, { currencyDigits }: MerchantSeed) => ({
  id,
  kind,
  amount: toDecimal(amount, currencyDigits),
  reference,
  time: at,
})

/** How often a stream without news shows that it is alive, and whether its session still stands. */
const BEAT_MS = 10_000

/** Adds the stream, which takes the call's own address where a stream is asked for. */
export function addNotificationStream(app: Hono<SandboxEnv>, services: Services): void {
  app.get(listNotifications.path, async ({ req }, next) => {
    const { headers } = req.raw
    const visit = { merchant: headers.get(HEADERS.merchant) ?? '', context: readCookie(headers, CONTEXT_COOKIE) }
    const wantsStream = headers.get('accept') === STREAM_TYPE && !services.scenarios.find('no-stream', visit)
    // What else befalls the call befalls it as a list: it is asked for that where there is no stream.
    if (!wantsStream || services.scenarios.isAbout(visit, listNotifications.name)) return next()
    try {
      const { merchant } = readHeaders(listNotifications, headers, services.merchants)
      return openStream(
        services,
        merchant,
        readToken(listNotifications, headers) ?? '',
        Number(req.query('after')) || 0,
      )
    } catch (error) {
      if (error instanceof Refused) return json(refusal(error))
      if (error instanceof Malformed) return malformed(error)
      throw error
    }
  })
}

/** @throws Refused without a session */
function openStream({ store, now }: Services, merchant: MerchantSeed, token: string, after: number): Response {
  const member = store.sessions.memberOf(token, now())
  if (member === undefined || store.members.byId(member)?.merchant !== merchant.merchantCode) throw sessionEnded()
  if (store.sessions.demandsPassword(token, now())) throw passwordDemanded()
  const isStill = (): boolean => {
    try {
      return store.sessions.memberOf(token, now()) === member
    } catch {
      // The sandbox was closed under it.
      return false
    }
  }
  let last = after
  return eventStream((writer) => {
    const news = (): void => {
      for (const notice of store.notifications.after(member, last)) {
        last = notice.id
        writer.event(toWire(notice, merchant), notice.id)
      }
    }
    const deaf = store.notifications.listen(member, news)
    const beat = setInterval(() => (isStill() ? writer.beat() : writer.close()), BEAT_MS)
    // An idle stream keeps no process alive.
    beat.unref()
    news()
    return () => {
      clearInterval(beat)
      deaf()
    }
  })
}
