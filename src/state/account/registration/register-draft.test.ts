import { createStore } from 'jotai'
import { expect, onTestFinished, test, vi } from 'vitest'
import { brandAtom } from '../../site/brand.ts'
import { registerDraftAtom, type RegisterDraft } from './register-draft.ts'
import { testBrand } from '../../../testing/state.ts'

const MINUTE = 60_000
const SECRETS = {
  password: 'Horse-2468',
  confirmPassword: 'Horse-2468',
  paymentPassword: '135790',
  verificationCode: '123456',
}
const REST = { username: 'ana', mobileNum: '91155512345', payeeName: 'Ana Paz', agreeAge: 'on' }
const TYPED: RegisterDraft = {
  way: 'username',
  values: { ...REST, ...SECRETS },
  unheard: { username: 'ana', password: 'Horse-2468' },
}

/** A draft that was just typed, in a brand that lets nobody be idle for long. */
function open(idleMinutes = 10) {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const store = createStore()
  const brand = testBrand()
  store.set(brandAtom, { ...brand, access: { ...brand.access, idleMinutes } })
  store.set(registerDraftAtom, () => TYPED)
  return { store, draft: () => store.get(registerDraftAtom) }
}

test.each([5, 30])(
  'its secrets go once nobody has typed for the brand’s %i minutes, and nothing else does',
  (minutes) => {
    const { draft } = open(minutes)
    vi.advanceTimersByTime(minutes * MINUTE - 1)
    expect(draft()).toEqual(TYPED)
    vi.advanceTimersByTime(1)
    expect(draft()).toEqual({ ...TYPED, values: REST, unheard: { username: 'ana', password: '' } })
    expect(vi.getTimerCount()).toBe(0)
  },
)

test('whoever types on keeps them', () => {
  const { store, draft } = open()
  vi.advanceTimersByTime(9 * MINUTE)
  store.set(registerDraftAtom, (before) => ({ ...before, values: { ...before.values, username: 'ana1' } }))
  vi.advanceTimersByTime(9 * MINUTE)
  expect(draft().values).toMatchObject(SECRETS)
  vi.advanceTimersByTime(MINUTE)
  expect(draft().values).toEqual({ ...REST, username: 'ana1' })
})

test('a device that has slept forgets them soon after it wakes', () => {
  const { draft } = open()
  vi.advanceTimersByTime(MINUTE / 2)
  vi.setSystemTime(Date.now() + 60 * MINUTE)
  vi.advanceTimersByTime(MINUTE)
  expect(draft().values).toEqual(REST)
})

test('a draft without secrets is looked at by nobody', () => {
  const { store, draft } = open()
  store.set(registerDraftAtom, () => ({ ...TYPED, values: REST }))
  expect(vi.getTimerCount(), 'what was sent has one').toBe(1)
  store.set(registerDraftAtom, () => ({ ...TYPED, values: REST, unheard: null }))
  expect(vi.getTimerCount()).toBe(0)
  expect(draft().values).toEqual(REST)
})
