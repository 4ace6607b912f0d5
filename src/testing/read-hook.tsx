/** For tests: what a view reads by a hook, in the first moment of a page. */
import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { renderToStaticMarkup } from 'react-dom/server'
import type { TestPage } from './state.ts'

/** Renders a view that uses the hook and nothing else; only what the page holds already is known to it. */
export function readHook<T>(hook: () => T, { store, queries }: TestPage): T {
  const seen: { value: T }[] = []
  const View = (): null => {
    seen.push({ value: hook() })
    return null
  }
  renderToStaticMarkup(
    <Provider store={store}>
      <QueryClientProvider client={queries}>
        <View />
      </QueryClientProvider>
    </Provider>,
  )
  const [first] = seen
  if (!first) throw new Error('the view was not rendered')
  return first.value
}
