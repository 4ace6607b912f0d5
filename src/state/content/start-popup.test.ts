import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestSandbox } from '../../../scripts/sandbox/testing/sandbox.ts'
import { purgeSessionAtom, sessionAtom } from '../account/login/session.ts'
import { signInAtom } from '../account/login/sign-in.ts'
import { closeStartPopupAtom, startExecutionsAtom, startPopupQuery, unseenAtom } from './start-popup.ts'
import { openPage, stubStorage, type TestPage } from '../../testing/state.ts'

const bench = createTestSandbox()
const stubAddress = (search = '') => vi.stubGlobal('location', { origin: 'http://sandbox.test', search })
const open = (): TestPage => openPage(async (input, init) => bench.sandbox.fetch(new Request(input, init)))

beforeEach(() => {
  stubStorage()
  stubAddress()
})
afterEach(() => vi.unstubAllGlobals())

/** What pops up now, by id. */
async function popup({ store, queries }: TestPage, language = 'EN'): Promise<string[]> {
  const query = startPopupQuery(language, store.get(startExecutionsAtom))
  return (await queries.fetchQuery(query)).map(({ id }) => id)
}

async function logIn({ store, queries }: TestPage, kind: 'player' | 'newcomer'): Promise<void> {
  const { username } = await bench.member(kind)
  await store.set(signInAtom, { username, password: 'Sandbox-2468', type: 'username' }, queries)
}

describe('who sees what', () => {
  test('a guest the announcements before login', async () => {
    const page = open()
    expect(page.store.get(startExecutionsAtom)).toEqual(['B'])
    expect(await popup(page)).toEqual(['new-start-b', 'limits-b'])
  })

  test('a member those after it, and at the first login of all those for it', async () => {
    const page = open()
    await logIn(page, 'player')
    expect(await popup(page)).toEqual(['welcome-back-a', 'limits-a'])
    const other = open()
    await logIn(other, 'newcomer')
    expect(other.store.get(startExecutionsAtom)).toEqual(['A', 'F'])
    expect(await popup(other)).toEqual(['welcome-back-a', 'limits-a', 'first-steps-f'])
  })

  test('nobody while a token in the address is about to become a session', () => {
    stubAddress('?token=abc&page=1')
    const { store } = open()
    expect(store.get(startExecutionsAtom)).toEqual([])
    store.set(sessionAtom, { token: 't', accountType: 0, username: '', nickname: '' })
    expect(store.get(startExecutionsAtom)).toEqual(['A'])
  })
})

describe('closing', () => {
  test('holds for the session, also after a reload', () => {
    const { store } = open()
    store.set(closeStartPopupAtom, [])
    expect(store.get(startExecutionsAtom)).toEqual([])
    expect(sessionStorage.getItem('popup_B')).toBe('closed')
    expect(open().store.get(startExecutionsAtom)).toEqual([])
  })

  test('a guest’s does not close a member’s, and signing out does not open it again on the same page', async () => {
    const page = open()
    page.store.set(closeStartPopupAtom, [])
    await logIn(page, 'player')
    expect(page.store.get(startExecutionsAtom)).toEqual(['A'])
    page.store.set(closeStartPopupAtom, [])
    expect(page.store.get(startExecutionsAtom)).toEqual([])
    page.store.set(purgeSessionAtom, page.queries)
    expect(page.store.get(startExecutionsAtom)).toEqual([])
    // Another member has closed nothing.
    await logIn(page, 'player')
    expect(page.store.get(startExecutionsAtom)).toEqual(['A'])
  })
})

test('a notice pops up once on a device, and again once it is changed', async () => {
  const page = open()
  const [first, second] = await page.queries.fetchQuery(startPopupQuery('EN', ['B']))
  expect([first, second].map((it) => page.store.get(unseenAtom)(it!))).toEqual([true, true])
  page.store.set(closeStartPopupAtom, [first!])
  for (const { store } of [page, open()])
    expect([first, second, { ...first!, time: first!.time + 1 }].map((it) => store.get(unseenAtom)(it!))).toEqual([
      false,
      true,
      true,
    ])
})

test('a list that fails leaves the others to be shown', async () => {
  const page = open()
  await logIn(page, 'newcomer')
  await bench.control('POST', '/sandbox/scenarios', {
    kind: 'failing',
    endpoint: 'listAnnouncements',
    how: 'html',
    times: 1,
  })
  expect(await popup(page)).toEqual(['first-steps-f'])
})
