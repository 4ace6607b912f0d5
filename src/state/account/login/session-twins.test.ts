/** One tab's end of a session, heard by the others (safety rule "Sessions"). */
import { expect, onTestFinished, test, vi } from 'vitest'
import { credentials, createTestSandbox } from '../../../../scripts/sandbox/testing/sandbox.ts'
import { getMemberInfo } from '../../../api/account/session.ts'
import { gatewayAtom, gatewayOptionsAtom } from '../../gateway.ts'
import { loadMemberAtom } from './load-member.ts'
import { promptAtom } from '../../site/prompts.ts'
import { expireSessionAtom, sessionAtom, sessionExpiresAtom, sessionOverAtom } from './session.ts'
import { openTab } from '../../../testing/session.ts'
import { settleChangeAtom, unheardChangeAtom } from '../../security/unheard-change.ts'
import { signedOutAtom, signOutAtom } from './sign-out.ts'

test('the end of a session is told to the other tabs: those whose own is over, too, say so; others go on', async () => {
  const bench = createTestSandbox()
  const first = await openTab(bench, credentials('player'))
  const second = await openTab(bench, credentials('player'))
  const other = await openTab(bench, credentials('vip'))
  for (const { watch } of [first, second, other]) watch()
  await bench.control('DELETE', '/sandbox/sessions?merchant=pampas&member=player')
  await expect(first.page.store.get(gatewayAtom)(getMemberInfo, {})).rejects.toThrow()
  await vi.waitFor(() => expect(second.page.store.get(promptAtom)).toBe('ended-by-server'))
  expect(first.page.store.get(promptAtom)).toBe('ended-by-server')
  expect(second.page.store.get(sessionAtom)).toBeNull()
  expect(other.page.store.get(sessionAtom)).toMatchObject({ username: 'vip' })
  expect(other.page.store.get(promptAtom)).toBeNull()
})

test('the end of a session is told to the other tabs also where the page heard of it before it watched over the session', async () => {
  const bench = createTestSandbox()
  const first = await openTab(bench, credentials('player'))
  const second = await openTab(bench, credentials('player'))
  second.watch()
  await bench.control('DELETE', '/sandbox/sessions?merchant=pampas&member=player')
  await expect(first.page.store.get(gatewayAtom)(getMemberInfo, {})).rejects.toThrow()
  expect(first.page.store.get(sessionAtom)).toBeNull()
  await expect(first.page.store.set(loadMemberAtom, first.page.queries)).rejects.toThrow()
  await vi.waitFor(() => expect(second.page.store.get(promptAtom)).toBe('ended-by-server'))
})

/** Two tabs with one session: one was duplicated. */
async function openTwins() {
  const bench = createTestSandbox()
  const first = await openTab(bench, credentials('player'))
  const twin = await openTab(bench, credentials('player'))
  twin.page.store.set(sessionAtom, first.page.store.get(sessionAtom))
  for (const { watch } of [first, twin]) watch()
  return { bench, first, twin }
}

/** Whether the end of a tab's session is told to those who keep something of it as one that was not meant. */
function hearsExpiry({ store }: Awaited<ReturnType<typeof openTwins>>['twin']['page']): () => boolean | null {
  let expires: boolean | null = null
  store.set(sessionOverAtom, (told) => [...told, () => (expires = store.get(sessionExpiresAtom))])
  return () => expires
}

test('whoever signs out has signed out in a tab that had the same session, too: it keeps nothing and calls it no expiry', async () => {
  const { first, twin } = await openTwins()
  const expires = hearsExpiry(twin.page)
  first.page.store.set(signOutAtom, first.page.queries)
  await vi.waitFor(() => expect(twin.page.store.get(promptAtom)).toBe('ended-elsewhere'))
  expect([twin.page.store.get(sessionAtom), expires()]).toEqual([null, false])
  expect(twin.page.store.get(signedOutAtom)).toBe(1)
  expect(first.page.store.get(promptAtom)).toBeNull()
})

test('a session that ends because nobody is there expires in a tab that had the same one', async () => {
  const { first, twin } = await openTwins()
  const expires = hearsExpiry(twin.page)
  first.page.store.set(expireSessionAtom, () => first.page.store.set(signOutAtom, first.page.queries))
  await vi.waitFor(() => expect(twin.page.store.get(promptAtom)).toBe('ended-by-server'))
  expect(expires()).toBe(true)
})

test('what is said of other sessions, or by another version of the site, ends none', async () => {
  const { first } = await openTwins()
  const channel = new BroadcastChannel('session')
  onTestFinished(() => channel.close())
  for (const said of ['digest', null, { name: 'digest' }]) channel.postMessage(said)
  await new Promise((go) => setTimeout(go, 50))
  expect(first.page.store.get(sessionAtom)).not.toBeNull()
})

test('the end of a session drops a tab that had the same session also where the server can’t be told, and tells it later', async () => {
  const bench = createTestSandbox()
  const first = await openTab(bench, credentials('player'))
  const twin = await openTab(bench, credentials('player'))
  const session = first.page.store.get(sessionAtom)
  twin.page.store.set(sessionAtom, session)
  first.watch()
  twin.watch()
  let isOut = true
  const sent: Request[] = []
  const { fetch: sandbox = globalThis.fetch, ...options } = first.page.store.get(gatewayOptionsAtom)
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    sent.push(request)
    if (isOut) throw new TypeError('Failed to fetch')
    return sandbox(request)
  }
  first.page.store.set(gatewayOptionsAtom, { ...options, fetch })
  vi.spyOn(Math, 'random').mockReturnValue(0)
  onTestFinished(() => void vi.restoreAllMocks())
  first.page.store.set(signOutAtom, first.page.queries)
  await vi.waitFor(() => expect(twin.page.store.get(sessionAtom)).toBeNull())
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(1))
  expect(sent.every(({ url, keepalive }) => url.endsWith('/logout') && keepalive)).toBe(true)
  isOut = false
  const call = { token: session?.token ?? '', payload: {} }
  await vi.waitFor(async () => expect(await bench.call('getMemberInfo', call)).toMatchObject({ success: false }))
})

test('the end of a session does not drop a tab that is changing the password', async () => {
  const { first, twin } = await openTwins()
  twin.page.store.set(unheardChangeAtom, true)
  const found = twin.page.store.set(settleChangeAtom)
  first.page.store.set(signOutAtom, first.page.queries)
  await new Promise((go) => setTimeout(go, 1500))
  expect(twin.page.store.get(sessionAtom)).not.toBeNull()
  found()
  await vi.waitFor(() => expect(twin.page.store.get(promptAtom)).toBe('ended-elsewhere'))
  expect(twin.page.store.get(unheardChangeAtom)).toBe(false)
})
