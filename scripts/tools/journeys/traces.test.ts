/** The guard that lets test files share a process has to notice every way of disturbing the next one. */
import { afterEach, expect, test, vi } from 'vitest'
import { takeTraces, tracesSince } from './traces.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

test('nothing changed leaves no trace', () => {
  expect(tracesSince(takeTraces())).toEqual([])
})

test.each([
  ['another global', 'fetch', () => vi.stubGlobal('fetch', () => undefined)],
  ['a new one', 'trustedTypes', () => vi.stubGlobal('trustedTypes', {})],
  ['one in place of a getter', 'navigator', () => vi.stubGlobal('navigator', { onLine: false })],
  ['timers that stand still', 'setTimeout', () => vi.useFakeTimers({ toFake: ['setTimeout'] })],
  ['a variable', 'process.env.PORT', () => vi.stubEnv('PORT', '1')],
])('%s is named, and is gone once it is restored', (_, name, change) => {
  const then = takeTraces()
  change()
  expect(tracesSince(then)).toEqual([name])
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
  expect(tracesSince(then)).toEqual([])
})

test('a global that is gone is named; what a library notes down for itself is not', () => {
  Object.assign(globalThis, { lent: 1 })
  const then = takeTraces()
  Object.assign(globalThis, { __library: {} })
  Reflect.deleteProperty(globalThis, 'lent')
  expect(tracesSince(then)).toEqual(['lent'])
  Reflect.deleteProperty(globalThis, '__library')
})
