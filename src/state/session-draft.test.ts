import { QueryClient } from '@tanstack/react-query'
import { createStore } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import { stubStorage, testBrand } from '../testing/state.ts'
import { purgeSessionAtom, sessionAtom } from './account/login/session.ts'
import { sessionDraft } from './session-draft.ts'
import { brandAtom } from './site/brand.ts'

afterEach(() => vi.unstubAllGlobals())

const session = (token: string) => ({ token, accountType: 1, username: 'ana', nickname: '' })

test('a draft outlives its form, goes with the session, and what is answered later is nobody’s', () => {
  stubStorage()
  const store = createStore()
  store.set(brandAtom, testBrand())
  const draft = sessionDraft<Readonly<Record<string, string>>>({})
  store.set(draft, { note: 'a guest has none' })
  expect(store.get(draft)).toEqual({})
  store.set(sessionAtom, session('first'))
  store.set(draft, { note: 'Channel' })
  store.set(draft, (before) => ({ ...before, rebate: '1' }))
  expect(store.get(draft)).toEqual({ note: 'Channel', rebate: '1' })
  store.set(purgeSessionAtom, new QueryClient())
  expect(store.get(draft)).toEqual({})
  store.set(draft, { note: 'too late' })
  store.set(sessionAtom, session('second'))
  expect(store.get(draft)).toEqual({})
  store.set(draft, { note: 'Another' })
  store.set(purgeSessionAtom, new QueryClient())
  expect(store.get(draft)).toEqual({})
})
