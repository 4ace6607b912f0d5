/** Everything that renders, with what it reads from. */
import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { Provider } from 'jotai'
import { useEffect } from 'react'
import { holdInstallOffer } from './state/site/install.ts'
import type { Store } from './state/store.ts'
import type { makeRouter } from './routes.tsx'
import './ui/page/global.css.ts'

interface AppProps {
  readonly store: Store
  readonly queries: QueryClient
  readonly i18n: I18n
  readonly router: ReturnType<typeof makeRouter>
}

export function App({ store, queries, i18n, router }: AppProps) {
  useEffect(() => holdInstallOffer(store), [store])
  return (
    <Provider store={store}>
      <QueryClientProvider client={queries}>
        <I18nProvider i18n={i18n}>
          <RouterProvider router={router} />
        </I18nProvider>
      </QueryClientProvider>
    </Provider>
  )
}
