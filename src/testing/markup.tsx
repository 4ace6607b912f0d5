/** For tests: a page over the sandbox, and what a view of it shows in its first moment. */
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { onTestFinished, vi } from 'vitest'
import { english } from './english.ts'
import { captchaQuery } from '../state/account/captcha.ts'
import { modulesQuery } from '../state/site/modules.ts'
import { registerRulesQuery } from '../state/account/registration/register-rules.ts'
import { affiliateQuery } from '../state/account/registration/register.ts'
import { countriesQuery } from '../state/site/countries.ts'
import { openPage, type TestPage } from './state.ts'
import { RegisterForm } from '../parts/account/registration-form/register-form.tsx'

/** What is read of the sandbox's bench. */
interface Answering {
  readonly sandbox: { fetch(request: Request): Response | Promise<Response> }
}

/** A page like a browser's: it keeps the cookies that it is given. */
export function openForm({ sandbox }: Answering): TestPage & { readonly cookie: () => string } {
  vi.stubGlobal('location', new URL('http://localhost/register'))
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  let cookie = ''
  const page = openPage(async (input, init) => {
    const request = new Request(input, init)
    if (cookie) request.headers.set('cookie', cookie)
    const response = await sandbox.fetch(request)
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return response
  })
  return { ...page, cookie: () => cookie }
}

/** The markup of a view at an address, with what the page knows already. */
export async function markupAt({ store, queries }: TestPage, path: string, view: () => ReactNode): Promise<string> {
  const router = createRouter({
    routeTree: createRootRoute({ component: view }),
    history: createMemoryHistory({ initialEntries: [path] }),
    // Raw text, as the application's own.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    // Else it writes a script of its own.
    scrollRestoration: false,
  })
  await router.load()
  return renderToStaticMarkup(
    <Provider store={store}>
      <QueryClientProvider client={queries}>
        <I18nProvider i18n={english()}>
          <RouterProvider router={router as never /* The application's own is the one that types know. */} />
        </I18nProvider>
      </QueryClientProvider>
    </Provider>,
  )
}

/** The names of the inputs in a markup, in its order. */
export const inputNames = (markup: string): string[] =>
  [...markup.matchAll(/<(?:input|select)\b[^>]*?\bname="([^"]+)"/g)].map(([, name = '']) => name)

/** The registration at an address, once the gateway has said what there is. */
export async function settled(page: TestPage, path: string): Promise<string> {
  const code = new URL(path, 'http://localhost').searchParams.get('affiliateCode')
  await Promise.all([
    page.queries.fetchQuery(modulesQuery),
    page.queries.fetchQuery(registerRulesQuery),
    page.queries.fetchQuery(countriesQuery),
    page.queries.fetchQuery(captchaQuery),
    code ? page.queries.prefetchQuery(affiliateQuery(code, 'localhost')) : null,
  ])
  return markupAt(page, path, () => <RegisterForm id="form" />)
}
