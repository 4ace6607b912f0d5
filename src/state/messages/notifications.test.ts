import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makePair } from '../../../scripts/sandbox/testing/contracts.ts'
import { createTestSandbox, pampas } from '../../../scripts/sandbox/testing/sandbox.ts'
import { backOffMs, RECONNECT } from '../../rules/back-off.ts'
import { listNotifications } from '../../api/messages/notifications.ts'
import { closeNotificationAtom, followNotificationsAtom, LOOK_MS, notificationsAtom } from './notifications.ts'
import { chatQueryAtom } from '../content/chat.ts'
import { chatTabAtom } from '../content/chat-tab.ts'
import { readMessagesAtom } from './inbox.ts'
import { unreadCountQuery } from './unread-count.ts'
import { gatewayOptionsAtom } from '../gateway.ts'
import { purgeSessionAtom, sessionAtom } from '../account/login/session.ts'
import { openPage, stubStorage } from '../../testing/state.ts'
import { requestsQuery } from '../team/contracts.ts'
import { settleChangeAtom, unheardChangeAtom } from '../security/unheard-change.ts'

const bench = createTestSandbox()

beforeEach(stubStorage)
afterEach(async () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await bench.control('DELETE', '/sandbox/scenarios')
})

interface Player {
  readonly username: string
  readonly token: string
}

/** A page of a player that listens; counts what it asks for. */
function openTab({ token }: Player) {
  const asked = { streams: 0, lists: 0, lost: 0, online: true }
  const page = openPage(async (input, init) => {
    const request = new Request(input, init)
    if (!asked.online) {
      asked.lost += 1
      throw new TypeError('Failed to fetch')
    }
    if (new URL(request.url).pathname === listNotifications.path)
      asked[request.headers.get('accept') === 'text/event-stream' ? 'streams' : 'lists'] += 1
    return bench.sandbox.fetch(request)
  })
  page.store.set(sessionAtom, { token, accountType: 0, username: '', nickname: '' })
  const stop = page.store.set(followNotificationsAtom, page.queries)
  return { ...page, asked, stop, kinds: () => page.store.get(notificationsAtom).map(({ kind }) => kind) }
}

/** Keeps the waits between two tries until the test lets them pass; whoever waits for an answer keeps their time. */
function holdWaits(): { readonly pass: () => void; readonly passed: () => number } {
  const { setTimeout: begin } = globalThis
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const kept = [LOOK_MS, ...[0, 1, 2, 3, 4].map((tries) => backOffMs(RECONNECT, tries))]
  let passed = 0
  let pass = (): void => undefined
  vi.stubGlobal('setTimeout', (work: (...said: unknown[]) => void, ms?: number, ...said: unknown[]) => {
    const timer = begin(work, ms, ...said)
    if (ms !== undefined && kept.includes(ms))
      pass = () => {
        passed += 1
        pass = () => undefined
        clearTimeout(timer)
        work(...said)
      }
    return timer
  })
  return { pass: () => pass(), passed: () => passed }
}

const tell = ({ username }: Player, kind: string, amount = '12.30') =>
  bench.control('POST', '/sandbox/notifications', { merchant: 'pampas', member: username, kind, amount })

test('a line in the chat room is heard at once, is asked for, and is shown as no notification', async () => {
  const player = await bench.member('player')
  const tab = openTab(player)
  await vi.waitFor(() => expect(tab.asked.streams).toBe(1))
  const chat = () => tab.store.get(chatQueryAtom)(false)
  await tab.queries.fetchQuery(chat())
  expect(tab.store.get(chatTabAtom).used).toBe(false)
  await bench.control('POST', '/sandbox/chat/lines', { merchant: 'pampas', member: player.username, text: 'Hello' })
  await vi.waitFor(() => expect(tab.store.get(chatTabAtom).used).toBe(true))
  expect(tab.queries.getQueryState(chat().queryKey)?.isInvalidated).toBe(true)
  expect(await tab.queries.fetchQuery(chat())).toMatchObject({ unread: 1, list: [{ text: 'Hello', from: 'service' }] })
  expect(tab.kinds()).toEqual([])
  tab.stop()
})

test('what was decided before is no news; what comes is told at once, and what it changes is asked anew', async () => {
  const player = await bench.member('empty')
  await tell(player, 'deposit-failed')
  const tab = openTab(player)
  await vi.waitFor(() => expect(tab.asked.streams).toBe(1))
  await tab.queries.fetchQuery(unreadCountQuery)
  await tell(player, 'deposit-credited')
  await vi.waitFor(() => expect(tab.kinds()).toEqual(['deposit-credited']))
  const [news] = tab.store.get(notificationsAtom)
  expect(news).toMatchObject({ amount: '12.30', reference: 'TEST' })
  expect(tab.queries.getQueryState(unreadCountQuery.queryKey)?.isInvalidated).toBe(true)
  tab.store.set(closeNotificationAtom, news?.id ?? 0)
  expect(tab.kinds()).toEqual([])
  tab.stop()
})

test('what the other side does with a contract is told at once, and contracts are asked anew', async () => {
  await bench.control('POST', '/sandbox/scenarios', { kind: 'modules', brand: 'pampas', on: ['AGENT_POLICY'] })
  const { upline, downline, offer } = await makePair(bench, pampas)
  const tab = openTab(downline)
  await vi.waitFor(() => expect(tab.asked.streams).toBe(1))
  expect(await tab.queries.fetchQuery(requestsQuery)).toMatchObject({ total: 0 })
  const id = await offer()
  await vi.waitFor(() => expect(tab.kinds()).toEqual(['contract']))
  expect(tab.store.get(notificationsAtom)).toMatchObject([{ reference: id }])
  expect(tab.queries.getQueryState(requestsQuery.queryKey)?.isInvalidated).toBe(true)
  expect(await tab.queries.fetchQuery(requestsQuery)).toMatchObject({ list: [{ id, upline: { id: upline.id } }] })
  tab.stop()
})

test('what is read in one tab is asked for anew in every other', async () => {
  const player = await bench.member('empty')
  const [first, second] = [openTab(player), openTab(player)]
  await second.queries.fetchQuery(unreadCountQuery)
  // The other tab hears from when it knows whose it is on.
  await vi.waitFor(async () => {
    await first.store.set(readMessagesAtom, 'all', first.queries)
    expect(second.queries.getQueryState(unreadCountQuery.queryKey)?.isInvalidated).toBe(true)
  })
  first.stop()
  second.stop()
})

test('of two tabs one listens, both are told, and the other goes on when it goes', async () => {
  const player = await bench.member('empty')
  const first = openTab(player)
  await vi.waitFor(() => expect(first.asked.streams).toBe(1))
  const second = openTab(player)
  // Its channel is open once it knows who it is; what is told before that it would hear later, from the list.
  await vi.waitFor(async () => {
    await tell(player, 'withdrawal-approved')
    await vi.waitFor(() => expect(second.kinds().length).toBeGreaterThan(0), 200)
  })
  expect(first.kinds()).toContain('withdrawal-approved')
  expect(second.asked).toMatchObject({ streams: 0, lists: 0 })
  const before = second.kinds().length
  first.stop()
  await vi.waitFor(() => expect(second.asked.streams).toBe(1))
  // It has missed nothing, and hears nothing twice.
  expect(second.kinds()).toHaveLength(before)
  await tell(player, 'withdrawal-rejected')
  await vi.waitFor(() => expect(second.kinds().at(-1)).toBe('withdrawal-rejected'))
  expect(first.kinds()).not.toContain('withdrawal-rejected')
  second.stop()
})

test('without streams it is asked again and again, and after a time without a network from where it was', async () => {
  const { pass } = holdWaits()
  await bench.control('POST', '/sandbox/scenarios', { kind: 'no-stream' })
  const player = await bench.member('empty')
  const tab = openTab(player)
  await vi.waitFor(() => expect(tab.asked.lists).toBe(1))
  await tell(player, 'deposit-credited')
  await vi.waitFor(() => {
    pass()
    expect(tab.kinds()).toEqual(['deposit-credited'])
  })
  tab.asked.online = false
  await tell(player, 'deposit-failed')
  await vi.waitFor(() => {
    pass()
    expect(tab.asked.lost).toBeGreaterThan(0)
  })
  tab.asked.online = true
  await vi.waitFor(() => {
    pass()
    expect(tab.kinds()).toEqual(['deposit-credited', 'deposit-failed'])
  })
  tab.stop()
})

test('nothing is asked while it is being found out whether a new password holds', async () => {
  const player = await bench.member('empty')
  const page = openPage(() => Promise.reject(new TypeError('Failed to fetch')))
  const asked = vi.fn<typeof fetch>(async (input, init) => bench.sandbox.fetch(new Request(input, init)))
  page.store.set(gatewayOptionsAtom, { ...page.store.get(gatewayOptionsAtom), fetch: asked })
  page.store.set(sessionAtom, { token: player.token, accountType: 0, username: '', nickname: '' })
  page.store.set(unheardChangeAtom, true)
  page.store.set(settleChangeAtom)
  const { pass, passed } = holdWaits()
  const stop = page.store.set(followNotificationsAtom, page.queries)
  await vi.waitFor(() => {
    pass()
    expect(passed()).toBeGreaterThan(2)
  })
  expect(asked).not.toHaveBeenCalled()
  page.store.set(unheardChangeAtom, false)
  await vi.waitFor(() => {
    pass()
    expect(asked.mock.calls.length).toBeGreaterThan(2)
  })
  stop()
})

test('with the session it ends, and what was shown goes', async () => {
  const player = await bench.member('empty')
  const tab = openTab(player)
  await vi.waitFor(() => expect(tab.asked.streams).toBe(1))
  await tell(player, 'deposit-credited')
  await vi.waitFor(() => expect(tab.kinds()).toHaveLength(1))
  tab.store.set(purgeSessionAtom, tab.queries)
  expect(tab.kinds()).toEqual([])
  await tell(player, 'deposit-credited')
  await new Promise((go) => setTimeout(go, 50))
  expect(tab.kinds()).toEqual([])
})

test('a server that fails is asked once, and not again before the wait is over', async () => {
  const { pass, passed } = holdWaits()
  await bench.control('POST', '/sandbox/scenarios', { kind: 'failing', status: 500, endpoint: 'listNotifications' })
  const tab = openTab(await bench.member('empty'))
  for (let wait = 1; wait <= 3; wait += 1) {
    await vi.waitFor(() => {
      const { lists } = tab.asked
      pass()
      expect(passed()).toBe(wait)
      expect(lists).toBe(wait)
    })
  }
  expect(tab.asked.streams).toBe(0)
  tab.stop()
})
