import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { brandAtom } from '../site/brand.ts'
import { forgetSearchesAtom, lastSearchesAtom } from './last-searches.ts'
import { emptySessionAtom } from '../account/login/session.ts'
import { testBrand } from '../../testing/state.ts'

function page() {
  const store = createStore()
  store.set(brandAtom, testBrand())
  return store
}

test('the last words come first, each once, and six at the most', () => {
  const store = page()
  for (const words of ['dragon', 'bingo', ' ', ' Dragón ', 'a', 'b', 'c', 'd', 'e']) store.set(lastSearchesAtom, words)
  expect(store.get(lastSearchesAtom)).toEqual(['e', 'd', 'c', 'b', 'a', 'Dragón'])
  store.set(forgetSearchesAtom)
  expect(store.get(lastSearchesAtom)).toEqual([])
})

test('they go with the session', () => {
  const store = page()
  store.set(lastSearchesAtom, 'dragon')
  store.set(lastSearchesAtom, 'bingo')
  store.set(emptySessionAtom)
  expect(store.get(lastSearchesAtom)).toEqual([])
  store.set(lastSearchesAtom, 'again')
  store.set(emptySessionAtom)
  expect(store.get(lastSearchesAtom)).toEqual([])
})
