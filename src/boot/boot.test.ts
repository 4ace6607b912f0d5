import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestSandbox, type Bench } from '../../scripts/sandbox/testing/sandbox.ts'
import { BRAND_ELEMENT, type BundledBrand } from '../brand/bundle.ts'
import { TransportFailure } from '../rules/failure.ts'
import { languageAtom } from '../state/site/language.ts'
import { promptAtom } from '../state/site/prompts.ts'
import { sessionAtom } from '../state/account/login/session.ts'
import { balanceQuery } from '../state/money/wallet.ts'
import { english, spanish, stored, stubStorage, testBrand } from '../testing/state.ts'
import { boot } from './boot.ts'

const MERCHANT = { merchant: 'pampas01', merchantCode: 'pampas01', platform: 'web' }
let bench: Bench
let asked: string[]
/** Answers an address in place of the host and the sandbox. */
let instead: Record<string, () => Promise<Response>>

/** The page as the build stamps it: the brand as inert JSON. */
function stampedPage(said: Partial<BundledBrand> = {}): Document {
  const gateway = { ...testBrand().gateway, origin: 'https://www.pampas.example' }
  const text = JSON.stringify(testBrand({ gateway, ...said }))
  const page = {
    documentElement: { lang: 'es', dir: 'ltr', dataset: {} },
    fonts: { load: async () => [] },
    getElementById: (id: string) => (id === BRAND_ELEMENT ? { textContent: text } : null),
  }
  // The parts of a document that are used.
  return page as unknown as Document
}

beforeEach(() => {
  bench = createTestSandbox()
  asked = []
  instead = {}
  stubStorage()
  vi.stubGlobal('location', { hostname: 'www.pampas.example' })
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const address = input instanceof Request ? input.url : String(input)
    const url = new URL(address, 'https://www.pampas.example')
    asked.push(url.pathname)
    const other = instead[url.pathname]
    if (other) return other()
    if (url.pathname.startsWith('/i18n/')) return Response.json({ hello: [url.pathname] })
    return bench.sandbox.fetch(input instanceof Request ? input : new Request(url, init))
  })
})
afterEach(() => {
  bench.sandbox.close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const silence = () => new Promise<Response>(() => undefined)
const outage = () => Promise.reject(new TypeError('Failed to fetch'))

test('a reload of a member who must choose a new password asks for it, before any part has come', async () => {
  sessionStorage.setItem('token', (await bench.member()).token)
  sessionStorage.setItem('cpw', 'true')
  const { store } = await boot(stampedPage())
  expect(store.get(promptAtom)).toBe('forced-password-change')
})

describe('boot', () => {
  test('of a guest: default language, status and flags known, the merchant’s keys stored', async () => {
    const page = stampedPage()
    const { store, queries, i18n } = await boot(page)
    expect([store.get(languageAtom).code, i18n._('hello')]).toEqual(['TY', spanish.url])
    expect(page.documentElement).toMatchObject({ lang: 'es', dir: 'ltr' })
    expect(queries.getQueryData(['status', 'www.pampas.example'])).toMatchObject({ regionRestriction: false })
    expect(queries.getQueryData(['modules'])).toBeDefined()
    expect(store.get(sessionAtom)).toBeNull()
    await vi.waitFor(() => expect(queries.getQueryData(['vendors'])).toBeDefined())
    expect(stored(sessionStorage)).toEqual({
      ...MERCHANT,
      gameVendor: expect.any(String),
      settings: expect.any(String),
    })
  })

  test('at an address that names a language: begins in it, keeps it, and is known by that address', async () => {
    localStorage.setItem('lang', 'TY')
    vi.stubGlobal('location', { hostname: 'www.pampas.example', search: '?lang=EN' })
    const canonical = { href: 'https://www.pampas.example/about' }
    const page = Object.assign(stampedPage(), { querySelector: () => canonical })
    const { store } = await boot(page)
    expect([store.get(languageAtom).code, page.documentElement.lang]).toEqual(['EN', 'en'])
    expect(stored(localStorage)).toMatchObject({ lang: 'EN', hisLang: 'TY' })
    expect(canonical.href).toBe('https://www.pampas.example/about?lang=en')
  })

  test('takes what the starter asked for, once', async () => {
    const early = [`https://www.pampas.example/wps/system/whitelabel`, english.url]
    localStorage.setItem('lang', 'EN')
    vi.stubGlobal('liveryEarly', {
      [early[0] ?? '']: bench.call('getWhitelabel').then(({ value }) => Response.json({ success: true, value })),
      [english.url]: Promise.resolve(Response.json({ hello: ['early'] })),
    })
    const { i18n, queries } = await boot(stampedPage())
    expect(i18n._('hello')).toBe('early')
    expect(queries.getQueryData(['modules'])).toBeDefined()
    expect(asked.toSorted()).toEqual(['/wps/relay/GCSGAME_gameVendor', '/wps/system/status'])
  })

  test('asks for no vendors on behalf of a guest whom a members-only brand shows none', async () => {
    const { queries } = await boot(stampedPage({ loginedToHomePage: true }))
    expect(queries.getQueryData(['modules'])).toBeDefined()
    expect(asked).not.toContain('/wps/relay/GCSGAME_gameVendor')
  })

  test.each([
    ['is silent', silence],
    ['is gone', outage],
    ['answers with a page', async () => new Response('<!doctype html>')],
  ])('stands when the gateway %s, within its patience', async (_, answer) => {
    for (const path of ['/wps/system/status', '/wps/system/whitelabel']) instead[path] = answer
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const started = vi.fn<() => void>()
    const starting = boot(stampedPage())
    void starting.then(started)
    // Small steps, since between its waits boot loads modules, which the faked clock does not hold up.
    for (let waited = 0; waited < 3500 && started.mock.calls.length === 0; waited += 25)
      await vi.advanceTimersByTimeAsync(25)
    vi.useRealTimers()
    expect(started).toHaveBeenCalledOnce()
    const { queries } = await starting
    expect(queries.getQueryData(['modules'])).toBeUndefined()
    queries.clear()
  })

  test('begins in the default language when the visitor’s does not arrive, and rejects without any', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    localStorage.setItem('lang', 'EN')
    instead[english.url] = outage
    const page = stampedPage()
    const { store, i18n } = await boot(page)
    expect([store.get(languageAtom).code, i18n._('hello'), page.documentElement.lang]).toEqual([
      'TY',
      spanish.url,
      'es',
    ])
    expect(warn).toHaveBeenCalledTimes(1)
    // The choice stands for the next visit.
    expect(localStorage.getItem('lang')).toBe('EN')
    instead[spanish.url] = outage
    await expect(boot(stampedPage())).rejects.toBeInstanceOf(TransportFailure)
  })

  test('of a member: finds the session again, and drops it when the server has ended it', async () => {
    const { token, username } = await bench.member('trial')
    sessionStorage.setItem('token', token)
    const { store, queries } = await boot(stampedPage())
    await vi.waitFor(() => expect(store.get(sessionAtom)).toMatchObject({ username, accountType: 4 }))

    await bench.control('DELETE', `/sandbox/sessions?merchant=pampas&member=${username}`)
    await queries.prefetchQuery(balanceQuery)
    expect(store.get(sessionAtom)).toBeNull()
    expect(store.get(promptAtom)).toBe('ended-by-server')
    expect(stored(sessionStorage)).toEqual(MERCHANT)
  })

  test('refuses a page that was not stamped', async () => {
    const page = { ...stampedPage(), getElementById: () => null }
    await expect(boot(page)).rejects.toThrow('not stamped')
  })
})
