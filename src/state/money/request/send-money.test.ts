import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestSandbox, pampas } from '../../../../scripts/sandbox/testing/sandbox.ts'
import { newRequestNo } from '../../../rules/money/money-intent.ts'
import { closeBrowsers, openBrowser, type Browser, type Tab } from '../../../testing/money.ts'
import { ownIntentStoreAtom, pendingIntentsAtom, settledIntentsAtom } from './pending-money.ts'
import { dismissSettledAtom, settleMoneyAtom } from './settle-money.ts'
import { sessionAtom } from '../../account/login/session.ts'
import { signOutAtom } from '../../account/login/sign-out.ts'
import { moneyRequestsQuery, restoreIntentsAtom } from './watch-money.ts'
import { stored } from '../../../testing/state.ts'

/** How long a page waits for an answer here, in milliseconds: longer than a busy machine takes. */
const TIMEOUT_MS = 20_000

const apart = { ...pampas, wallet: 'transfer' as const }
const bench = createTestSandbox({ merchants: [apart] })
afterAll(() => bench.sandbox.close())
afterEach(closeBrowsers)

let browser: Browser
let tab: Tab
beforeEach(async () => {
  browser = openBrowser(bench, await bench.member('player', apart, '100.00'), TIMEOUT_MS)
  tab = browser.openTab()
})

const pending = (of = tab) => of.store.get(pendingIntentsAtom)
const settled = (of = tab) => of.store.get(settledIntentsAtom)
const settle = (of = tab) => of.store.set(settleMoneyAtom, of.queries)
const lose = (times = 1) =>
  browser.scenario({ kind: 'failing', how: 'abort', when: 'after', endpoint: 'transferFunds', times })
const unheard = () =>
  browser.scenario({ kind: 'failing', how: 'abort', when: 'before', endpoint: 'settleMoneyRequest' })

describe('an intent', () => {
  test('is sent once, however often its form is', async () => {
    expect(await Promise.all([tab.send(), tab.send()])).toEqual(['done', 'done'])
    expect(await tab.send()).toBe('done')
    expect(await browser.moved()).toBe(1)
    expect(pending()).toEqual([])
  })

  test('that is refused has moved nothing, and leaves no trace', async () => {
    expect(await tab.send({ amount: '100.01' })).toBe('failed')
    expect(pending()).toEqual([])
    expect(stored(localStorage)).toEqual({})
    expect(await tab.send({ requestNo: newRequestNo() })).toBe('done')
  })

  test('whose answer is lost is pending, locks its kind in every tab, and is found out', async () => {
    await lose()
    await unheard()
    expect(await tab.send()).toBe('pending')
    expect(pending()).toMatchObject([{ from: 'MAIN', to: 'AG', amount: '10.00' }])
    const other = browser.openTab()
    expect(await other.send({ amount: '20.00' })).toBe('pending')
    expect(pending(other)).toHaveLength(1)
    const third = browser.openTab()
    expect(await third.send({ amount: '30.00' })).toBe('pending')
    await bench.control('DELETE', '/sandbox/scenarios?brand=pampas')
    await settle(other)
    await settle(third)
    await settle()
    expect([pending(), pending(other), pending(third)]).toEqual([[], [], []])
    const known = [{ state: 'done', amount: '10.00', reference: expect.stringMatching(/^T/) }]
    for (const each of [tab, other, third])
      await vi.waitFor(() => expect(settled(each), 'told wherever it was pending').toMatchObject(known))
    // Whoever has found it out: it is the form's of the page that has sent it alone.
    expect([tab, other, third].map((each) => settled(each)[0]?.elsewhere)).toEqual([false, true, true])
    expect(await browser.moved()).toBe(1)
    tab.store.set(dismissSettledAtom, settled()[0]?.requestNo ?? '')
    expect(settled()).toEqual([])
    expect(await other.send({ amount: '20.00', requestNo: newRequestNo() })).toBe('done')
  })

  test('that never arrived is void, and may be sent anew', async () => {
    await browser.scenario({ kind: 'failing', how: 'abort', when: 'before', endpoint: 'transferFunds', times: 1 })
    expect(await tab.send()).toBe('pending')
    await settle()
    expect(settled()).toMatchObject([{ state: 'void' }])
    expect(await browser.moved()).toBe(0)
    expect(await tab.send({ requestNo: newRequestNo() })).toBe('done')
  })

  test('that the platform has not decided stays pending until it has', async () => {
    await lose()
    const undecided = { state: 'pending', reference: '', message: '' }
    await browser.scenario({ kind: 'answering', endpoint: 'settleMoneyRequest', value: undecided, times: 1 })
    expect(await tab.send()).toBe('pending')
    await settle()
    expect(settled()).toMatchObject([{ state: 'done' }])
  })

  test('that wants the very same as another a moment ago is asked about first', async () => {
    expect(await tab.send()).toBe('done')
    const other = browser.openTab()
    expect(await other.send()).toBe('duplicate')
    expect(await browser.moved()).toBe(1)
    // The player says that it is meant so.
    expect(await other.send({ again: true })).toBe('done')
    expect(await browser.moved()).toBe(2)
    expect(await other.send({ amount: '10.01', requestNo: newRequestNo() })).toBe('done')
  })

  test('is found out by the page that has sent it, where storage keeps nothing', async () => {
    localStorage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    await lose()
    expect(await tab.send()).toBe('pending')
    await settle()
    expect(settled()).toMatchObject([{ state: 'done' }])
  })
})

describe('at sign-out', () => {
  test('nothing of intents stays on the device, and what has not arrived never will', async () => {
    await tab.ready()
    const { onItsWay, giveUp, arrive } = browser.hold()
    await unheard()
    const sent = tab.send()
    await onItsWay
    giveUp()
    expect(await sent).toBe('pending')
    expect(JSON.stringify(stored(localStorage))).toContain('10.00')
    const { token = '' } = tab.store.get(sessionAtom) ?? {}
    await bench.control('DELETE', '/sandbox/scenarios?brand=pampas')
    tab.store.set(signOutAtom, tab.queries)
    expect(stored(localStorage)).toEqual({})
    expect([pending(), settled(), tab.store.get(sessionAtom)]).toEqual([[], [], null])
    // The logout settles it and then ends the session.
    await vi.waitFor(async () => {
      expect(await bench.call('getBalance', { token })).toMatchObject({ success: false })
    })
    // The transfer arrives after that, and finds itself void.
    await arrive()
    expect(await browser.moved()).toBe(0)
  })

  test('a store that another tab has left behind goes as well', async () => {
    expect(await tab.send()).toBe('done')
    sessionStorage.clear()
    const later = browser.openTab()
    await later.store.set(ownIntentStoreAtom, later.queries)
    expect(JSON.stringify(stored(localStorage))).toContain('10.00')
    later.store.set(signOutAtom, later.queries)
    expect(stored(localStorage)).toEqual({})
  })

  test('what was done a moment before is told by the records, and not repeated unasked', async () => {
    expect(await tab.send()).toBe('done')
    localStorage.clear()
    const later = browser.openTab()
    const records = await later.queries.fetchQuery(moneyRequestsQuery)
    expect(records).toMatchObject([{ kind: 'transfer', state: 'done', from: 'MAIN', to: 'AG', amount: '10.00' }])
    await later.store.set(restoreIntentsAtom, records, later.queries)
    expect(await later.send()).toBe('duplicate')
  })

  test.each([-600_000, 600_000])('it is asked about also where the device’s clock is %i ms off', async (off) => {
    const other = createTestSandbox({ merchants: [apart], now: () => Date.now() + off })
    const player = await other.member('player', apart, '100.00')
    const before = openBrowser(other, player, TIMEOUT_MS)
    expect(await before.openTab().send({ amount: '10.00' })).toBe('done')
    // A device that knows nothing but the records, and whose player types what the platform writes otherwise.
    const later = openBrowser(other, player, TIMEOUT_MS).openTab()
    const records = await later.queries.fetchQuery(moneyRequestsQuery)
    await later.store.set(restoreIntentsAtom, records, later.queries)
    expect(await later.send({ amount: '10' })).toBe('duplicate')
    other.sandbox.close()
  })

  test('another tab is told of both where the platform took the browser’s own second try', async () => {
    await browser.scenario({ kind: 'no-deduplication' })
    await browser.scenario({ kind: 'slow', ms: 200, endpoint: 'transferFunds' })
    browser.copyNext('taken')
    const other = browser.openTab()
    const sending = tab.send()
    await vi.waitFor(() => expect(pending()).toHaveLength(1))
    const following = settle(other)
    expect(await sending).toBe('contradicted')
    await following
    for (const one of [tab, other]) {
      await vi.waitFor(() => expect(settled(one)).toHaveLength(1))
      expect(settled(one)[0]?.doubles).toHaveLength(2)
    }
    expect(await browser.moved()).toBe(2)
  })

  test('what the platform has not decided locks the form of the next session', async () => {
    const record = {
      requestNo: newRequestNo(),
      kind: 'transfer',
      state: 'pending' as const,
      reference: '',
      message: '',
    }
    const movement = { from: 'MAIN', to: 'AG', amount: '5.00', time: Date.now(), at: Date.now() }
    await unheard()
    await tab.store.set(restoreIntentsAtom, [{ ...record, kind: 'transfer', ...movement }], tab.queries)
    expect(await tab.send()).toBe('pending')
    expect(await browser.moved()).toBe(0)
    tab.close()
  })
})
