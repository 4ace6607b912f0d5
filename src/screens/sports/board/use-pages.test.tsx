import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { Provider } from 'jotai'
import { expect, test } from 'vitest'
import { fixturesQuery } from '../../../state/sports/fixtures.ts'
import { openSite } from '../../../testing/site.tsx'
import { usePages } from './use-pages.ts'

test('a match that comes in at the front pushes none out of what is shown', async () => {
  const { store, queries } = await openSite().visit('/help')
  const filter = { sport: 'football' }
  const { result, unmount } = renderHook(() => usePages(filter), {
    wrapper: ({ children }) => (
      <Provider store={store}>
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      </Provider>
    ),
  })
  await waitFor(() => expect(result.current.data).toHaveLength(1))
  act(() => result.current.more())
  await waitFor(() => expect(result.current.data).toHaveLength(2))
  const [first = [], second = []] = result.current.data ?? []
  const before = [...first, ...second].map(({ id }) => id)
  // As the server tells it once the third of the second page is on.
  const { queryKey } = fixturesQuery('EN', filter)
  act(
    () =>
      void queries.setQueryData(
        queryKey,
        (page) => page && { ...page, fixtures: [second[2]!, ...page.fixtures.slice(0, -1)] },
      ),
  )
  await waitFor(() => expect(result.current.data?.[0]?.[0]?.id).toBe(second[2]!.id))
  const shown = new Set(result.current.data?.flat().map(({ id }) => id))
  expect(before.filter((id) => !shown.has(id))).toEqual([])
  expect(result.current.data?.[1]?.[0]?.id).toBe(first.at(-1)!.id)
  unmount()
})
