import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextPath } from './next-path.ts'

test.each([
  ['/promotions', '/promotions'],
  ['/rng?page=PT', '/rng?page=PT'],
  ['/help#limits', '/help#limits'],
  ['/a/../vip', '/vip'],
])('%s leads to %s', (text, path) => {
  expect(nextPath(text)).toBe(path)
})

test.each([
  undefined,
  '',
  'vip',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/..//evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  '/login',
  '/register',
  '/login?next=/vip',
])('%j leads nowhere', (text) => {
  expect(nextPath(text)).toBeNull()
})

test('whatever the address says, a browser stays on the site', () => {
  const piece = fc.constantFrom('/', '\\', '.', '..', '//', 'evil.example', ':', '@', '?', '#', '%2f', '\t', 'vip')
  const hostile = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.array(piece, { maxLength: 8 }).map((list) => list.join('')),
  )
  fc.assert(
    fc.property(hostile, (text) => {
      const path = nextPath(text)
      if (path === null) return
      expect(new URL(path, 'https://brand.example').origin).toBe('https://brand.example')
      expect(nextPath(path)).toBe(path)
    }),
    { numRuns: 2000 },
  )
})
