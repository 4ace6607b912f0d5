/** News of the member's money and contracts while a page is open (spec 4, "Notifications"): one connection for all tabs of a browser. */
import type { QueryClient } from '@tanstack/react-query'
import { atom, type Getter, type Setter } from 'jotai'
import { safeParse } from 'valibot'
import { isOffline } from '../../api/transport/network.ts'
import { followNotifications, type WireNotification } from '../../api/messages/notification-stream.ts'
import { listNotifications, notification } from '../../api/messages/notifications.ts'
import { ASK_AGAIN, backOffMs, RECONNECT } from '../../rules/back-off.ts'
import {
  CHAT_NEWS,
  CONTRACT_NEWS,
  isNotificationKind,
  type NotificationKind,
} from '../../rules/messages/notification-kinds.ts'
import { CHAT_KEY, chatTabAtom } from '../content/chat-tab.ts'
import { brandAtom } from '../site/brand.ts'
import { gatewayAtom, gatewayOptionsAtom } from '../gateway.ts'
import { callHoldAtom } from '../account/login/call-hold.ts'
import { memberQuery } from '../account/member.ts'
import { refreshMessages } from './inbox.ts'
import { onInboxChange } from './inbox-tabs.ts'
import { refreshContracts } from '../team/contracts.ts'
import { asTabLeader } from '../tab-leader.ts'
import { pause } from '../pause.ts'
import { refreshMoney, locksAtom } from '../money/request/pending-money.ts'
import { sessionAtom, sessionOverAtom } from '../account/login/session.ts'

export interface MemberNotification {
  readonly id: number
  readonly kind: NotificationKind | typeof CONTRACT_NEWS
  /** A decimal string; `null` where the platform does not say. */
  readonly amount: string | null
  readonly reference: string
}

/** What nobody has closed yet, the last one last. */
export const notificationsAtom = atom<readonly MemberNotification[]>([])

export const closeNotificationAtom = atom(null, (_get, set, id: number): void => {
  set(notificationsAtom, (all) => all.filter((one) => one.id !== id))
})

/** More at once would cover what one is doing; all of them are messages as well. */
const SHOWN = 3
/** How often it is looked whether anything may be asked, in milliseconds. */
export const LOOK_MS = 1000
/** A stream that has held for so long, in milliseconds, is worth another after the first wait. */
const HELD_MS = 30_000

/** The number of the last news that this page knows of, by the session's token; `null` before the first answer. */
const lastEventAtom = atom<{ readonly token: string; readonly last: number } | null>(null)

/**
 * Begins to listen, until the function that it returns is called or the session is over. Of a browser's tabs one listens
 * for all; when it goes, the next one goes on where it was.
 */
export const followNotificationsAtom = atom(null, (get, set, queries: QueryClient): (() => void) => {
  const token = get(sessionAtom)?.token
  const stop = new AbortController()
  const end = (): void => stop.abort()
  if (token === undefined) return end
  set(sessionOverAtom, (tells) => [
    ...tells,
    () => {
      end()
      set(notificationsAtom, [])
    },
  ])
  void listen(get, set, queries, token, stop.signal).catch(() => undefined)
  return end
})

async function listen(
  get: Getter,
  set: Setter,
  queries: QueryClient,
  token: string,
  signal: AbortSignal,
): Promise<void> {
  const id = await whoIsIn(get, queries, signal)
  if (id === null) return
  const name = `news ${get(brandAtom).merchantCode} ${id}`
  // Another member of the same browser, in another tab, has a channel of their own.
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
  const hear = (news: WireNotification): void => tellPage(get, set, queries, token, news)
  channel?.addEventListener('message', ({ data }) => {
    const read = safeParse(notification, data)
    if (read.success && !signal.aborted) hear(read.output)
  })
  const tell = (news: WireNotification): void => {
    hear(news)
    channel?.postMessage(news)
  }
  const unsubscribe = onInboxChange(() => void refreshMessages(queries))
  const locks = get(locksAtom)
  try {
    // Without locks each tab listens for itself; what it is told twice it shows once.
    if (locks) await asTabLeader({ locks, name, signal }, (turn) => follow(get, set, token, tell, turn))
    else await follow(get, set, token, tell, signal)
  } finally {
    channel?.close()
    unsubscribe()
  }
}

/** @returns the member's id, asked for until it comes; `null` once nobody listens any more */
async function whoIsIn(get: Getter, queries: QueryClient, signal: AbortSignal): Promise<string | null> {
  for (let tries = 0; !signal.aborted; tries += 1) {
    if (get(callHoldAtom)) {
      await pause(LOOK_MS, signal)
      continue
    }
    const member = await queries.fetchQuery(memberQuery).catch(() => null)
    if (signal.aborted) return null
    if (member) return member.id
    await pause(backOffMs(ASK_AGAIN, tries), signal)
  }
  return null
}

/** Asks what there is, listens to what comes, and begins anew when that ends. */
async function follow(
  get: Getter,
  set: Setter,
  token: string,
  tell: (news: WireNotification) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let tries = 0; !signal.aborted; tries += 1) {
    // What can't be heard is not asked for: each try would be a line on the console.
    if (isOffline()) {
      await pause(RECONNECT.longestMs, signal)
      continue
    }
    // Whether the session still holds is being found out by whoever sent a new password: nothing is asked behind their back.
    if (get(callHoldAtom)) {
      await pause(LOOK_MS, signal)
      continue
    }
    const after = lastOf(get, token)
    const said = await get(gatewayAtom)(listNotifications, after === null ? {} : { after }, {
      signal,
      once: true,
    }).catch(() => null)
    if (signal.aborted) return
    if (said) {
      for (const news of said.list) tell(news)
      if (after === null) set(lastEventAtom, { token, last: said.last })
      // It may have been sent meanwhile.
      if (get(callHoldAtom)) continue
      const heard = (news: WireNotification): void => {
        tries = 0
        tell(news)
      }
      const began = Date.now()
      await followNotifications(get(gatewayOptionsAtom), lastOf(get, token) ?? said.last, heard, signal).catch(
        () => null,
      )
      if (Date.now() - began > HELD_MS) tries = 0
    }
    if (!signal.aborted) await pause(backOffMs(RECONNECT, tries), signal)
  }
}

const lastOf = (get: Getter, token: string): number | null => {
  const heard = get(lastEventAtom)
  return heard?.token === token ? heard.last : null
}

function tellPage(
  get: Getter,
  set: Setter,
  queries: QueryClient,
  token: string,
  { id, kind, amount, reference }: WireNotification,
): void {
  if (get(sessionAtom)?.token !== token || id <= (lastOf(get, token) ?? -1)) return
  set(lastEventAtom, { token, last: id })
  if (kind === CHAT_NEWS) {
    set(chatTabAtom, () => ({ used: true }))
    void queries.invalidateQueries({ queryKey: CHAT_KEY })
    return
  }
  if (kind === CONTRACT_NEWS) refreshContracts(queries)
  else refreshMoney(queries)
  void refreshMessages(queries)
  if (kind === CONTRACT_NEWS || isNotificationKind(kind))
    set(notificationsAtom, (all) => [...all.slice(1 - SHOWN), { id, kind, amount, reference }])
}
