import { expect, test } from 'vitest'
import { duotoneFilter, toneOf } from './duotone.ts'

const table = (html: string, channel: string): number[] =>
  (new RegExp(`feFunc${channel}[^>]*tableValues="([^"]*)"`).exec(html)?.[1] ?? '').split(' ').map(Number)

test('three colours print pictures from the darkest to the lightest, and none leave them as they are', () => {
  const html = duotoneFilter({ dark: '#000000', middle: '#808080', light: '#ff8000' })
  const red = table(html, 'R')
  expect([red[0], red.at(-1)]).toEqual([0, 1])
  expect(red).toEqual(red.toSorted((a, b) => a - b))
  expect(table(html, 'B').at(-1)).toBe(0)
  const two = { dark: '#000000', middle: null, light: '#ff8000' }
  expect([duotoneFilter(two), toneOf(two)]).toEqual(['', 'none'])
})
