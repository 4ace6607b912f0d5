import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { brandAtom } from '../../site/brand.ts'
import { gameWindowAtom, openGameWindowAtom } from './game-window.ts'
import { testBrand } from '../../../testing/state.ts'

const open = vi.fn<(address: string, target: string, features: string) => null>()

beforeEach(() => {
  vi.stubGlobal('window', Object.assign(new EventTarget(), { open }))
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  open.mockReset()
})

function page() {
  const store = createStore()
  const { navigation } = testBrand()
  store.set(brandAtom, testBrand({ navigation: { ...navigation, launch: { OG: 'popup', PT: 'tab' } } }))
  return {
    tap: (vendor: string) => store.set(openGameWindowAtom, { vendor, game: 'G1' }),
    held: () => store.get(gameWindowAtom),
  }
}

test('a game’s window is opened without opener and referrer, at an address that its id names', () => {
  const { tap, held } = page()
  tap('OG')
  tap('AG')
  expect(open).toHaveBeenCalledTimes(1)
  const [address = '', , features = ''] = open.mock.calls[0] ?? []
  expect(address).toBe(`/game/window?vendor=OG&game=G1&window=${held()?.id}`)
  expect(features.split(',')).toEqual(['popup', 'width=1280', 'height=800', 'noopener', 'noreferrer'])
})

test('a double tap opens one window, and another game or a later tap one more', () => {
  const { tap, held } = page()
  tap('PT')
  const first = held()
  vi.advanceTimersByTime(300)
  tap('PT')
  expect(held()).toBe(first)
  tap('OG')
  vi.advanceTimersByTime(600)
  tap('OG')
  expect(open).toHaveBeenCalledTimes(3)
})
