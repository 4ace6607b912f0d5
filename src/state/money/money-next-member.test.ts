/** What is still on its way when its member signs out, and another one logs in on the same page. */
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestSandbox, pampas } from '../../../scripts/sandbox/testing/sandbox.ts'
import { closeBrowsers, openBrowser, type Browser, type Tab } from '../../testing/money.ts'
import { locksAtom, ownIntentStoreAtom, pendingIntentsAtom, settledIntentsAtom } from './request/pending-money.ts'
import { endSessionAtom, sessionAtom } from '../account/login/session.ts'
import { followIntentStoreAtom, settleMoneyAtom } from './request/settle-money.ts'
import { signOutAtom } from '../account/login/sign-out.ts'
import { stored } from '../../testing/state.ts'
import { unsettledAtom } from './request/unsettled.ts'
import { restoreIntentsAtom } from './request/watch-money.ts'

/** Longer than a busy machine takes for an answer. */
const TIMEOUT_MS = 20_000

const apart = { ...pampas, wallet: 'transfer' as const }
const bench = createTestSandbox({ merchants: [apart] })
afterAll(() => bench.sandbox.close())
afterEach(closeBrowsers)

let browser: Browser
let tab: Tab
let next: { readonly username: string; readonly token: string }
beforeEach(async () => {
  browser = openBrowser(bench, await bench.member('player', apart, '100.00'), TIMEOUT_MS)
  next = await bench.member('player', apart, '100.00')
  tab = browser.openTab()
  await tab.ready()
})

/** What is shown, and whether a sign-out would settle anything as whoever is there by now. */
const known = () => {
  const { token } = tab.store.get(unsettledAtom) ?? {}
  return [tab.store.get(pendingIntentsAtom), tab.store.get(settledIntentsAtom), token === next.token]
}
const logInNext = (): void =>
  tab.store.set(sessionAtom, { token: next.token, accountType: 0, username: next.username, nickname: '' })
const kept = (): string => JSON.stringify([stored(localStorage), stored(sessionStorage)])

test('an answer that comes after the sign-out is written nowhere', async () => {
  const { onItsWay, arrive } = browser.hold()
  const sent = tab.send()
  await onItsWay
  expect(kept()).toContain('10.00')
  tab.store.set(endSessionAtom, tab.queries)
  await arrive()
  expect(await sent).toBe('done')
  expect(kept()).not.toContain('10.00')
  expect(known()).toEqual([[], [], false])
})

test('an answer that is lost is not told to whoever is there by then', async () => {
  const { onItsWay, giveUp, arrive } = browser.hold()
  const sent = tab.send()
  await onItsWay
  expect(tab.store.get(pendingIntentsAtom)).toHaveLength(1)
  tab.store.set(signOutAtom, tab.queries)
  logInNext()
  const shown: unknown[] = []
  for (const one of [pendingIntentsAtom, settledIntentsAtom])
    tab.store.sub(one, () => shown.push(...tab.store.get(one)))
  giveUp()
  expect(await sent).toBe('pending')
  await tab.store.set(settleMoneyAtom, tab.queries)
  await arrive()
  // Whatever is asked about it meanwhile has been answered.
  await new Promise((later) => setTimeout(later, 300))
  expect(shown).toEqual([])
  expect(known()).toEqual([[], [], false])
  expect(kept()).not.toContain('10.00')
})

test('a store that was opened before is neither followed nor filled afterwards', async () => {
  await browser.scenario({ kind: 'failing', how: 'abort', when: 'after', endpoint: 'transferFunds', times: 1 })
  await browser.scenario({ kind: 'failing', how: 'abort', when: 'before', endpoint: 'settleMoneyRequest' })
  expect(await tab.send()).toBe('pending')
  const intents = await tab.store.set(ownIntentStoreAtom, tab.queries)
  const intent = intents.read()[0]
  if (!intent) throw new Error('nothing is pending')
  const recalled = tab.store.set(
    restoreIntentsAtom,
    [{ ...intent, kind: 'transfer', state: 'pending', reference: '', message: '', time: intent.at }],
    tab.queries,
  )
  tab.store.set(signOutAtom, tab.queries)
  logInNext()
  await expect(recalled).rejects.toThrow('cancelled')
  expect(tab.store.set(followIntentStoreAtom, intents)).toEqual([])
  intents.note(intent)
  expect(known()).toEqual([[], [], false])
  expect(kept()).not.toContain('10.00')
})

test('what one has pressed is not sent as whoever is there by then', async () => {
  const other = browser.openTab()
  let release = (): void => undefined
  const { request } = other.store.get(locksAtom) ?? {}
  if (!request) throw new Error('there are no locks')
  const late = (async (...asked: Parameters<typeof request>) => {
    await new Promise<void>((go) => {
      release = go
    })
    return request(...asked)
  }) as typeof request
  other.store.set(locksAtom, { request: late })
  const sent = other.send()
  const before = release
  await vi.waitFor(() => expect(release).not.toBe(before))
  other.store.set(sessionAtom, { token: next.token, accountType: 0, username: next.username, nickname: '' })
  release()
  expect(await sent).toBe('failed')
  expect(await bench.control('GET', `/sandbox/ledger?merchant=pampas&member=${next.username}`)).toMatchObject({
    balance: '100.00',
  })
})
