/** What the tests of state and boot share: one page's store over a gateway, with storage like a browser's. */
import { QueryClient } from '@tanstack/react-query'
import { createStore } from 'jotai'
import * as v from 'valibot'
import { vi } from 'vitest'
import type { GatewayOptions } from '../api/transport/gateway-options.ts'
import type { BundledBrand, BundledLanguage } from '../brand/bundle.ts'
import { brandSchema } from '../brand/schema.ts'
import { connectQueries } from '../state/ask.ts'
import { brandAtom } from '../state/site/brand.ts'
import { gatewayOptionsAtom } from '../state/gateway.ts'
import { languageAtom } from '../state/site/language.ts'
import { endSessionAtom, sessionAtom } from '../state/account/login/session.ts'
import type { Store } from '../state/store.ts'

// What a first call would load is here before: on a busy machine that would be taken out of its time-out.
await Promise.all([import('../api/transport/send.ts'), import('../api/transport/prepare-body.ts')])

const language = (code: string, tag: string): BundledLanguage => ({
  code,
  tag,
  direction: tag === 'ar' ? 'rtl' : 'ltr',
  label: tag,
  url: `/i18n/${tag}-1.json`,
})
export const english = language('EN', 'en')
export const spanish = language('TY', 'es')
export const arabic = language('AR', 'ar')

/** A bundle's brand for the sandbox's merchant `pampas01`: Spanish by default, unsealed. */
export function testBrand(said: Partial<BundledBrand> = {}): BundledBrand {
  const {
    domains: _,
    schemaVersion: __,
    identity: ___,
    ...brand
  } = v.parse(brandSchema, {
    schemaVersion: 1,
    id: 'pampas',
    name: 'Pampas & Co',
    merchantCode: 'pampas01',
    domains: ['www.pampas.example'],
    languages: [{ code: 'TY', catalogue: 'es' }],
    defaultLanguage: 'TY',
    loginedToHomePage: false,
    gateway: { seal: 'none' },
  })
  return {
    ...brand,
    languages: [spanish, english, arabic],
    pages: { base: '/pages/1', versions: {} },
    logo: { url: '/logo.svg', width: 1, height: 1 },
    heroPicture: { avif: '', webp: '', fallback: '', width: 1, height: 1 },
    fonts: [],
    ...said,
  }
}

/** Storage that keeps its keys in memory. */
function memoryStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, String(value)),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

/** Everything in an area, for comparisons. */
export function stored(area: Storage): Record<string, string> {
  const keys = Array.from({ length: area.length }, (_, index) => area.key(index) ?? '')
  return Object.fromEntries(keys.map((key) => [key, area.getItem(key) ?? '']))
}

/** Gives the test a browser tab's empty storage; `vi.unstubAllGlobals()` takes it away. */
export function stubStorage(): void {
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('localStorage', memoryStorage())
}

export interface TestPage {
  readonly store: Store
  readonly queries: QueryClient
}

/**
 * A page as boot leaves it, before anyone logs in.
 * @param fetch what answers; the sandbox's, or one that fails
 */
export function openPage(fetch: typeof globalThis.fetch, said: Partial<GatewayOptions> = {}): TestPage {
  const store = createStore()
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  connectQueries(queries, store)
  const brand = testBrand()
  store.set(brandAtom, brand)
  store.set(languageAtom, spanish)
  store.set(gatewayOptionsAtom, {
    origin: 'http://sandbox.test',
    merchant: brand.merchantCode,
    platform: brand.platform,
    device: brand.device,
    seal: 'none',
    methods: {},
    idempotency: 'header',
    // Nobody waits for this long: a sandbox that draws pictures on a busy machine answers within it.
    timeoutMs: 30_000,
    language: () => store.get(languageAtom).code,
    token: () => store.get(sessionAtom)?.token ?? null,
    onSessionEnded: () => store.set(endSessionAtom, queries),
    fetch,
    ...said,
  })
  return { store, queries }
}
