import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createStore } from 'jotai'
import { updateReadyAtom } from '../state/site/reload.ts'
import { allowScripts } from './allow-scripts.ts'
import { registerWorker } from './worker.ts'

afterEach(() => vi.unstubAllGlobals())

/** The page's default policy, as the browser would ask it. */
function policyWith(starts: readonly string[]): (url: string) => string | null {
  let allow: (url: string) => string | null = () => null
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: { createScriptURL: typeof allow }) => {
      expect([name, Object.keys(rules)]).toEqual(['default', ['createScriptURL']])
      allow = rules.createScriptURL
    },
  })
  allowScripts(() => starts)
  return allow
}

const ELSEWHERE = ['/sw.js?x', 'sw.js', '//evil.example/sw.js', 'https://evil.example/sw.js', 'data:,', '']
const SERVICE = ['https://apis.google.com/js/api.js', 'https://www.gstatic.com/recaptcha/releases/']

test('the default policy lets the worker’s address through and nothing else', () => {
  const allow = policyWith([])
  expect(allow('/sw.js')).toBe('/sw.js')
  for (const url of [...ELSEWHERE, 'https://apis.google.com/js/api.js']) expect([url, allow(url)]).toEqual([url, null])
})

test('a brand with third-party sign-in lets its service’s scripts through besides', () => {
  const allow = policyWith(SERVICE)
  for (const url of [
    '/sw.js',
    'https://apis.google.com/js/api.js?onload=x',
    'https://www.gstatic.com/recaptcha/releases/x/y.js',
  ])
    expect(allow(url)).toBe(url)
  const near = [
    'https://apis.google.com.evil.example/',
    'https://apis.google.com/js/other.js',
    'https://www.gstatic.com/recaptcha/other.js',
    'http://apis.google.com/js/api.js',
  ]
  for (const url of [...ELSEWHERE, ...near]) expect([url, allow(url)]).toEqual([url, null])
})

test('a first worker begins some seconds after the page’s last file, a later one with the page', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const register = vi.fn(() => new Promise<never>(() => undefined))
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
  const heard = new EventTarget()
  vi.stubGlobal('addEventListener', heard.addEventListener.bind(heard))
  vi.stubGlobal('document', Object.assign(new EventTarget(), { readyState: 'interactive' }))
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { register, controller: null } })
  registerWorker(createStore())
  await vi.advanceTimersByTimeAsync(60_000)
  expect(register).not.toHaveBeenCalled()
  heard.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(4999)
  expect(register).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(register).toHaveBeenCalledTimes(1)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { readyState: 'complete' }))
  registerWorker(createStore())
  await vi.advanceTimersByTimeAsync(5000)
  expect(register).toHaveBeenCalledTimes(2)
  vi.stubGlobal('navigator', { onLine: false, serviceWorker: { register, controller: null } })
  registerWorker(createStore())
  await vi.advanceTimersByTimeAsync(60_000)
  expect(register, 'not without a network').toHaveBeenCalledTimes(2)
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { register, controller: null } })
  heard.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(5000)
  expect(register).toHaveBeenCalledTimes(3)
  vi.stubGlobal('navigator', { serviceWorker: { register, controller: {} } })
  registerWorker(createStore())
  expect(register).toHaveBeenCalledTimes(4)
})

test('a new version that is being installed before the page is at leisure is offered as well', async () => {
  const installing = new EventTarget()
  const registration = Object.assign(new EventTarget(), { installing, waiting: null as EventTarget | null })
  const register = vi.fn(() => Promise.resolve(registration))
  vi.stubGlobal('navigator', { serviceWorker: { register, controller: {} } })
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
  vi.stubGlobal('setInterval', () => 0)
  vi.stubGlobal('addEventListener', () => undefined)
  const store = createStore()
  registerWorker(store)
  await vi.waitFor(() => expect(register).toHaveBeenCalled())
  await Promise.resolve()
  expect(store.get(updateReadyAtom)).toBeNull()
  registration.waiting = installing
  installing.dispatchEvent(new Event('statechange'))
  expect(store.get(updateReadyAtom)).toBe(installing)
})
