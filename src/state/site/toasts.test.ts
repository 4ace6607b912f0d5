import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { dismissToastAtom, showToastAtom, toastsAtom } from './toasts.ts'

test('the last three show, each with an id of its own, until they are dismissed', () => {
  const store = createStore()
  for (const text of ['one', 'two', 'three', 'four']) store.set(showToastAtom, 'info', text)
  const toasts = store.get(toastsAtom)
  expect(toasts.map(({ text }) => text)).toEqual(['two', 'three', 'four'])
  expect(new Set(toasts.map(({ id }) => id)).size).toBe(3)
  store.set(dismissToastAtom, toasts[1]?.id ?? -1)
  expect(store.get(toastsAtom).map(({ text }) => text)).toEqual(['two', 'four'])
  // One that is gone already is no mistake.
  store.set(dismissToastAtom, toasts[1]?.id ?? -1)
  expect(store.get(toastsAtom)).toHaveLength(2)
})
