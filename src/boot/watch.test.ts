/** The part that watches over a session does not load: it fails closed (safety rule "Sessions"). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestSandbox, pampas } from '../../scripts/sandbox/testing/sandbox.ts'
import { BRAND_ELEMENT } from '../brand/bundle.ts'
import { promptAtom } from '../state/site/prompts.ts'
import { holdReloadAtom } from '../state/site/reload.ts'
import { sessionAtom } from '../state/account/login/session.ts'
import { stubStorage, testBrand } from '../testing/state.ts'
import { boot } from './boot.ts'

vi.mock('../state/account/login/load-member.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

const bench = createTestSandbox()
const reload = vi.fn()
let onLine = true
beforeEach(async () => {
  stubStorage()
  onLine = true
  reload.mockClear()
  vi.stubGlobal('location', { hostname: 'www.pampas.example', reload })
  vi.stubGlobal('navigator', {
    get onLine() {
      return onLine
    },
  })
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input instanceof Request ? input : new URL(String(input), 'http://pampas.test'), init)
    return new URL(request.url).pathname.startsWith('/i18n/') ? Response.json({}) : bench.sandbox.fetch(request)
  })
  sessionStorage.setItem('token', (await bench.member('player', pampas)).token)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const page = {
  documentElement: { lang: 'es', dir: 'ltr', dataset: {} },
  fonts: { load: async () => [] },
  getElementById: (id: string) =>
    id === BRAND_ELEMENT
      ? {
          textContent: JSON.stringify(testBrand({ gateway: { ...testBrand().gateway, origin: 'http://pampas.test' } })),
        }
      : null,
} as unknown as Document // The parts of a document that are used.

test('the page is loaded once more; where that does not help the session ends, and says so', async () => {
  const first = await boot(page)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(first.store.get(sessionAtom)).not.toBeNull()
  const second = await boot(page)
  await vi.waitFor(() => expect(second.store.get(promptAtom)).toBe('ended-by-server'))
  expect([second.store.get(sessionAtom), sessionStorage.getItem('token')]).toEqual([null, null])
  expect(reload).toHaveBeenCalledOnce()
})

test('what is typed comes first, and nothing ends for want of a network', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onLine = false
  const { store } = await boot(page)
  const letGo = store.set(holdReloadAtom)
  await vi.advanceTimersByTimeAsync(12_000)
  onLine = true
  await vi.advanceTimersByTimeAsync(12_000)
  expect([reload.mock.calls, store.get(sessionAtom) !== null]).toEqual([[], true])
  letGo()
  await vi.advanceTimersByTimeAsync(12_000)
  expect(reload).toHaveBeenCalledOnce()
})
