/** The ordered start (spec 4): brand, language, status, module flags, session, then the router's access rule. */
import type { I18n, Messages } from '@lingui/core'
import { QueryClient } from '@tanstack/react-query'
import { createStore } from 'jotai'
import { loadSending } from '../api/transport/gateway.ts'
import type { GatewayOptions } from '../api/transport/gateway-options.ts'
import { lazySeal } from '../api/seal/lazy-seal.ts'
import { readBundledBrand, type BundledBrand, type BundledLanguage } from '../brand/bundle.ts'
import { ADDRESS_LANGUAGE, chooseLanguage, languageInAddress } from '../i18n/choose-language.ts'
import { createI18n, fetchCatalogue } from '../i18n/setup.ts'
import { routeAccess } from '../rules/site/route-access.ts'
import { isFailure } from '../rules/failure.ts'
import { refetchWithBackoff } from '../state/refetch-backoff.ts'
import { connectQueries } from '../state/ask.ts'
import { brandAtom } from '../state/site/brand.ts'
import { gatewayOptionsAtom } from '../state/gateway.ts'
import { holdMemberCall } from '../state/account/login/call-hold.ts'
import { applyLanguage, languageAtom } from '../state/site/language.ts'
import { modulesQuery } from '../state/site/modules.ts'
import { reloadHeldAtom, reloadOnceAtom } from '../state/site/reload.ts'
import {
  demandPasswordAtom,
  endSessionAtom,
  restoreMerchantAtom,
  sessionAtom,
  storedSession,
} from '../state/account/login/session.ts'
import { statusQuery } from '../state/site/status.ts'
import type { Store } from '../state/store.ts'
import { LOCAL_KEYS, safeStorage } from '../state/site/storage.ts'
import { categoryRoute, GRID_CATEGORIES } from '../rules/games/categories.ts'
import { vendorsQuery } from '../state/games/vendors.ts'
import { earlyFetch, takeEarly } from './early-calls.ts'
import { loadFonts, type BrandFonts } from './fonts.ts'
import { whenIdle } from '../state/site/when-idle.ts'

export interface Booted {
  readonly store: Store
  readonly queries: QueryClient
  readonly i18n: I18n
  readonly fonts: BrandFonts
}

/** How long the first view waits for the gateway; after it the page shows, and catches up when the answer comes. */
const PATIENCE_MS = 2_500

/**
 * Starts everything below the router. Never rejects for a gateway that does not answer.
 * @param asksAgain whether what a page did not get is asked for again by itself
 * @throws TransportFailure when the words of neither the visitor's language nor the default one arrive
 */
export async function boot(page: Document, asksAgain = true): Promise<Booted> {
  const brand = readBundledBrand(page)
  const store = createStore()
  const early = takeEarly(globalThis.liveryEarly ?? {})
  store.set(brandAtom, brand)

  const language = bootLanguage(page, brand)
  store.set(languageAtom, language)
  store.set(sessionAtom, storedSession())
  const queries = createQueries(store)
  if (asksAgain && page.defaultView) refetchWithBackoff(queries, page.defaultView)
  store.set(gatewayOptionsAtom, {
    ...gatewayOptions(brand),
    language: () => store.get(languageAtom).code,
    token: () => store.get(sessionAtom)?.token ?? null,
    onSessionEnded: (token) => {
      // A late answer to a session that is over must not end the one that began since.
      if (store.get(sessionAtom)?.token === token) store.set(endSessionAtom, queries)
    },
    onPasswordDemanded: (token) => {
      if (store.get(sessionAtom)?.token === token) store.set(demandPasswordAtom)
    },
    hold: (name, signal) => holdMemberCall(store, name, signal),
    early,
  })
  if (store.get(sessionAtom)?.demandsPassword) store.set(demandPasswordAtom)

  const options = store.get(gatewayOptionsAtom)
  // What moves money, or ends a session, waits for no part of the page.
  const onSession = (): void => {
    if (store.get(sessionAtom)) whenIdle(() => void loadSending(options))
  }
  store.sub(sessionAtom, onSession)
  onSession()

  const fonts = loadFonts(page, brand, language.label)
  // The navigation names its vendors at once where they come in time; nothing waits for them.
  if (routeAccess('/index', brand.loginedToHomePage, store.get(sessionAtom) !== null) === 'open') {
    void queries.prefetchQuery(vendorsQuery)
    void prefetchGames(queries, language.code)
  }
  const [words] = await Promise.all([
    loadWords(brand, language, earlyFetch(early, fetch)),
    within(
      PATIENCE_MS,
      Promise.allSettled([queries.prefetchQuery(statusQuery(location.hostname)), queries.prefetchQuery(modulesQuery)]),
    ),
  ])
  store.set(languageAtom, words.language)
  const i18n = createI18n(words.language.tag, words.messages)
  applyLanguage(page, words.language)

  store.set(restoreMerchantAtom)
  if (store.get(sessionAtom)) {
    // The header shows the stored name meanwhile; an ended session is dropped through onSessionEnded.
    loadWatch(store, queries)
  }
  return { store, queries, i18n, fonts }
}

/** The games whose covers the page's shell shows, so that they stay when it is drawn; the page's own part brings what asks. */
async function prefetchGames(queries: QueryClient, language: string): Promise<void> {
  const category = GRID_CATEGORIES.find((each) => categoryRoute(each) === location.pathname)
  if (!category || location.search) return
  try {
    const { gamesQuery } = await import('../state/games/games.ts')
    await queries.prefetchInfiniteQuery(gamesQuery(language, { category }))
  } catch {
    // A part that does not load is told where it is wanted.
  }
}

/** The words of the visitor's language; where they do not arrive those of the default one, rather than none. */
async function loadWords(
  brand: BundledBrand,
  language: BundledLanguage,
  network: typeof fetch,
): Promise<{ language: BundledLanguage; messages: Messages }> {
  try {
    return { language, messages: await fetchCatalogue(language.url, network) }
  } catch (error) {
    const home = chooseLanguage(brand.languages, brand.defaultLanguage, { lang: null, hisLang: null })
    if (home.code === language.code) throw error
    console.warn(`The language ${language.code} did not load, so the page begins in ${home.code}.`, error)
    return { language: home, messages: await fetchCatalogue(home.url, network) }
  }
}

/** The language that the address names, which is chosen with it; else the one that was chosen before. */
function bootLanguage(page: Document, brand: BundledBrand): BundledLanguage {
  const storage = safeStorage('local')
  const chosen = chooseLanguage(brand.languages, brand.defaultLanguage, {
    lang: storage.getItem(LOCAL_KEYS.language),
    hisLang: storage.getItem(LOCAL_KEYS.previousLanguage),
  })
  const named = languageInAddress(brand.languages, location.search)
  if (!named) return chosen
  if (named.code !== chosen.code) {
    storage.setItem(LOCAL_KEYS.language, named.code)
    storage.setItem(LOCAL_KEYS.previousLanguage, chosen.code)
  }
  // The file is the plain address's, which is in the default language.
  const canonical = page.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (canonical && named.code !== brand.defaultLanguage) canonical.href += `?${ADDRESS_LANGUAGE}=${named.tag}`
  return named
}

/** The part of the gateway's options that the brand alone decides. */
export function gatewayOptions(brand: BundledBrand): Omit<GatewayOptions, 'language' | 'token'> {
  const { seal } = brand.gateway
  return {
    origin: brand.gateway.origin ?? '',
    merchant: brand.merchantCode,
    platform: brand.platform,
    device: brand.device,
    seal: seal === 'none' ? 'none' : seal ? lazySeal(seal.jwk) : null,
    methods: { logout: brand.gateway.logoutMethod, sendFeedback: brand.gateway.feedbackMethod },
    idempotency: brand.gateway.idempotency,
    timeoutMs: brand.gateway.timeoutSeconds * 1000,
  }
}

/**
 * What asks for a page. Further tries are the gateway's business, and later those of `refetchWithBackoff`; a query asks once.
 */
export function createQueries(store: Store): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, throwOnError: (error) => !isFailure(error) },
      mutations: { retry: false },
    },
  })
  connectQueries(queries, store)
  return queries
}

function within(ms: number, work: Promise<unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  const done = (): void => {
    clearTimeout(timer)
    resolve()
  }
  work.then(done, done)
  return promise
}

/** How often it is tried again to watch over a session, in milliseconds. */
const WATCH_AGAIN_MS = 5000

/**
 * Watches over the session that a reload has left, and asks who it is. One that nobody can watch over does not go on: where
 * that part does not load, the page is loaded once more, and if that does not help the session ends here.
 */
function loadWatch(store: Store, queries: QueryClient): void {
  const again = (): void => {
    if (!store.get(sessionAtom)) return
    // What is being typed or sent comes first, and without a network nothing is used either.
    if (!navigator.onLine || store.get(reloadHeldAtom)) setTimeout(() => loadWatch(store, queries), WATCH_AGAIN_MS)
    else if (!store.set(reloadOnceAtom)) store.set(endSessionAtom, queries)
  }
  import('../state/account/login/load-member.ts').then(
    // Member info that does not come is asked for again by itself.
    (it) => store.set(it.loadMemberAtom, queries).catch(() => undefined),
    again,
  )
}
