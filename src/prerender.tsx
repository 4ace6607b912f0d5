/** The build's entry: the shell of one brand in one language as HTML. */
import type { Messages } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { createMemoryHistory } from '@tanstack/react-router'
import { createStore } from 'jotai'
import { renderToStaticMarkup } from 'react-dom/server'
import { App } from './app.tsx'
import { createQueries, gatewayOptions } from './boot/boot.ts'
import type { BundledBrand, BundledLanguage } from './brand/bundle.ts'
import type { WrittenPage } from './brand/written-page.ts'
import { createI18n } from './i18n/setup.ts'
import { describePage } from './page-descriptions.ts'
import type { WrittenPageName } from './rules/content/written-pages.ts'
import { TransportFailure } from './rules/failure.ts'
import { makeRouter } from './routes.tsx'
import { preloadFrame } from './shell/preload.ts'
import { writtenPageQuery, type ShownPage } from './state/content/written-page.ts'
import { brandAtom } from './state/site/brand.ts'
import { gatewayOptionsAtom } from './state/gateway.ts'
import { languageAtom } from './state/site/language.ts'
import { prerenderAtom } from './state/site/prerender.ts'

export interface PageTexts {
  /** In a browser without script. */
  readonly noScript: string
  /** Where the application did not start, with the link beside it. */
  readonly broken: string
  readonly reload: string
}

/** What a page is called, without the brand's name, and what search engines show of it. */
export interface PageWords {
  readonly title: string | null
  readonly description: string
}

/** A page that the brand has written. */
export interface WrittenShell {
  readonly name: WrittenPageName
  readonly page: WrittenPage
}

/** What the page says where the application can't: in the brand's default language. */
export function pageTexts(language: BundledLanguage, messages: Messages): PageTexts {
  const i18n = createI18n(language.tag, messages)
  return {
    noScript: i18n._(msg`This site needs JavaScript. Please switch it on and load the page again.`),
    broken: i18n._(msg`This page did not load. Check your network, then reload it.`),
    reload: i18n._(msg`Reload`),
  }
}

/**
 * What a page says of itself, in the brand's default language.
 * @param path as for `renderShell`
 */
export async function pageWords(
  brand: BundledBrand,
  language: BundledLanguage,
  messages: Messages,
  path: string | null,
  written?: WrittenShell,
): Promise<PageWords> {
  if (written) return written.page
  const i18n = createI18n(language.tag, messages)
  const store = createStore()
  store.set(brandAtom, brand)
  const router = makeRouter(store, createMemoryHistory())
  const message = path === null ? undefined : titleAt(router, path)
  const title = message ? i18n._(message) : null
  return { title, description: describePage(i18n, brand, path, title) }
}

const titleAt = (router: ReturnType<typeof makeRouter>, path: string) =>
  Object.values(router.routesById).find((route) => route.fullPath === path)?.options.staticData?.title

/**
 * Renders the shell as an untouched guest sees it.
 * @param path of the page, such as `/index` (the login page where the brand is members-only); `null`: header and
 *   background alone, for addresses without a shell of their own (again the login page where the brand is members-only)
 */
export async function renderShell(
  brand: BundledBrand,
  language: BundledLanguage,
  messages: Messages,
  path: string | null,
  written?: WrittenShell,
): Promise<string> {
  const store = createStore()
  store.set(brandAtom, brand)
  store.set(languageAtom, language)
  // A members-only brand shows guests its login page at every address; for members its shells are hidden.
  store.set(prerenderAtom, path === null && !brand.loginedToHomePage ? 'frame' : 'page')
  store.set(gatewayOptionsAtom, {
    ...gatewayOptions(brand),
    language: () => language.code,
    token: () => null,
    fetch: () => Promise.reject(new TransportFailure('prerender', 'offline')),
  })
  const i18n = createI18n(language.tag, messages)
  // The build follows no redirect, so the page that a guest is sent to is asked for by its own address.
  const address = brand.loginedToHomePage ? '/login' : (path ?? '/index')
  const router = makeRouter(store, createMemoryHistory({ initialEntries: [address] }))
  await Promise.all([router.load(), preloadFrame(true)])
  const queries = createQueries(store)
  if (written) {
    const { html: content, ...page } = written.page
    const { queryKey } = writtenPageQuery(brand.pages, language.code, written.name)
    queries.setQueryData<ShownPage>(queryKey, { ...page, content })
  }
  const html = renderToStaticMarkup(<App store={store} queries={queries} i18n={i18n} router={router} />)
  // React hoists picture preloads into the markup; the page's head has its own.
  return html.replaceAll(/<link rel="preload"[^>]*>/g, '')
}
