/** The build's entry: the shell of one brand in one language as HTML. */
import type { Messages } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { createMemoryHistory } from '@tanstack/react-router'
import { createStore } from 'jotai'
import { renderToStaticMarkup } from 'react-dom/server'
import { App } from './app.tsx'
import { createQueries, gatewayOptions } from './boot/boot.ts'
import type { BundledBrand, BundledLanguage } from './brand/bundle.ts'
import { createI18n } from './i18n/setup.ts'
import { TransportFailure } from './rules/failure.ts'
import { makeRouter } from './routes.tsx'
import { preloadFrame } from './shell/preload.ts'
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

export interface Shell {
  readonly html: string
  /** What the page is called, without the brand's name. */
  readonly title: string | null
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
 * Renders the shell as an untouched guest sees it.
 * @param path of the page, such as `/index` (the login page where the brand is members-only); `null`: header and
 *   background alone, for addresses without a shell of their own (again the login page where the brand is members-only)
 */
export async function renderShell(
  brand: BundledBrand,
  language: BundledLanguage,
  messages: Messages,
  path: string | null,
): Promise<Shell> {
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
  const html = renderToStaticMarkup(<App store={store} queries={createQueries(store)} i18n={i18n} router={router} />)
  // React hoists picture preloads into the markup; the page's head has its own.
  const title = router.state.matches.at(-1)?.staticData.title
  return { html: html.replaceAll(/<link rel="preload"[^>]*>/g, ''), title: title ? i18n._(title) : null }
}
