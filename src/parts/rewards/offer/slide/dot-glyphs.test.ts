import { expect, test } from 'vitest'
import { dotsOf } from './dot-glyphs.ts'

test('a sign is five dots wide with one between, punctuation one or two', () => {
  expect(dotsOf('8')).toMatchObject({ width: 5 })
  expect(dotsOf('88')).toMatchObject({ width: 11 })
  expect(dotsOf('8.8')).toMatchObject({ width: 13 })
  expect(dotsOf('')).toEqual({ width: 0, lit: [], unlit: [] })
})

test('every amount that a brand may write fits on the board', () => {
  for (const text of [
    '$ 18.452.310',
    'P1,234.50',
    'Rp1.500.000',
    '฿1,500.00',
    '1.500.000\u00a0₫',
    '¥9',
    '00:32',
    '8 %',
  ])
    expect(dotsOf(text)?.lit.length, text).toBeGreaterThan(0)
})

test('every dot of the field is lit or not, and none lies outside it', () => {
  const dots = dotsOf('P1,234:5')!
  const all = [...dots.lit, ...dots.unlit]
  expect(new Set(all.map(String)).size).toBe(all.length)
  for (const [x, y] of all) {
    expect(x).toBeLessThan(dots.width)
    expect(y).toBeLessThan(7)
  }
})

test('a sign that no board shows is said, so that the text stands in letters', () => {
  expect(dotsOf('18 pts')).toBeNull()
})
