import { afterEach, expect, test, vi } from 'vitest'
import { allowWorkerScript } from './worker.ts'

afterEach(() => vi.unstubAllGlobals())

test('the default policy lets the worker’s address through and nothing else', () => {
  let allow: (url: string) => string | null = () => null
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: { createScriptURL: typeof allow }) => {
      expect([name, Object.keys(rules)]).toEqual(['default', ['createScriptURL']])
      allow = rules.createScriptURL
    },
  })
  allowWorkerScript()
  expect(allow('/sw.js')).toBe('/sw.js')
  for (const url of ['/sw.js?x', 'sw.js', '//evil.example/sw.js', 'https://evil.example/sw.js', 'data:,', ''])
    expect([url, allow(url)]).toEqual([url, null])
})
