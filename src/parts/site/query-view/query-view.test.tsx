import { useQuery } from '@tanstack/react-query'
import { act, within } from '@testing-library/react'
import { atom, useAtomValue } from 'jotai'
import { expect, test, vi } from 'vitest'
import { TransportFailure } from '../../../rules/failure.ts'
import { showAlone } from '../../../testing/show-alone.tsx'
import { openSite } from '../../../testing/site.tsx'
import { QueryView } from './query-view.tsx'

const nameAtom = atom('first')

/** Shows a list that is asked for by name, and answered by the test. */
async function showList(tellsStale = false) {
  const visit = await openSite().visit('/help')
  let pending = Promise.withResolvers<readonly string[]>()
  function View() {
    const query = useQuery({ queryKey: ['query view', useAtomValue(nameAtom)], queryFn: () => pending.promise })
    return (
      <QueryView query={query} tellsStale={tellsStale} waiting={<p>waiting</p>} empty={<p>empty</p>}>
        {(list) => <p>there: {list.join()}</p>}
      </QueryView>
    )
  }
  const shown = await showAlone(visit, View)
  const settle = async (how: () => void): Promise<void> => {
    how()
    await act(() => vi.waitFor(() => expect(visit.queries.isFetching({ queryKey: ['query view'] })).toBe(0)))
    // Views hear of it in a task of its own, which is planned already.
    await act(() => new Promise((heard) => setTimeout(heard)))
    pending = Promise.withResolvers()
  }
  return {
    user: visit.user,
    text: (): string => shown.container.textContent,
    retry: (): HTMLElement => within(shown.container).getByRole('button', { name: 'Try again' }),
    answer: (list: readonly string[]) => settle(() => pending.resolve(list)),
    fail: () => settle(() => pending.reject(new TransportFailure('getHelp', 'timeout'))),
    askAgain: () => act(async () => void visit.queries.refetchQueries({ queryKey: ['query view'] })),
    rename: (name: string) => act(() => visit.store.set(nameAtom, name)),
  }
}

test('a failure stays under the finger that tries again, until there is an answer', async () => {
  const list = await showList()
  expect(list.text()).toBe('waiting')
  await list.fail()
  await list.user.click(list.retry())
  expect(list.retry().getAttribute('aria-busy')).toBe('true')
  await list.answer(['a'])
  expect(list.text()).toBe('there: a')
})

test('an answer stays where it can’t be asked for again; an empty one says so', async () => {
  const list = await showList()
  await list.answer(['a'])
  await list.askAgain()
  expect(list.text()).toBe('there: a')
  await list.fail()
  expect(list.text()).toBe('there: a')
  await list.askAgain()
  await list.answer([])
  expect(list.text()).toBe('empty')
})

test('an answer that could not be asked anew is said to be so where it may have changed, until it is', async () => {
  const list = await showList(true)
  await list.answer(['a'])
  await list.askAgain()
  await list.fail()
  expect(list.text()).toMatch(/there: a$/)
  await list.user.click(list.retry())
  await list.answer(['b'])
  expect(list.text()).toBe('there: b')
})

test('another question has not failed', async () => {
  const list = await showList()
  await list.fail()
  list.retry()
  list.rename('second')
  expect(list.text()).toBe('waiting')
})
