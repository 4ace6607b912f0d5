import { assert, bigInt, property } from 'fast-check'
import { expect, test } from 'vitest'
import { rateProblem, readRate, writeRate } from './typed-rate.ts'

test.each([
  ['1.5', 15_000n],
  ['1,5', 15_000n],
  [' 1,5 % ', 15_000n],
  ['0', 0n],
  ['12.', 120_000n],
  ['1.125', 11_250n],
  ['0,0001', 1n],
  ['100', 1_000_000n],
  ['1.00005', null],
  ['1.234,5', null],
  ['-1', null],
  ['1e2', null],
  ['', null],
])('“%s”', (text, rate) => {
  expect(readRate(text)).toBe(rate)
})

test('what is written reads back as the same, and as short as it can be', () => {
  assert(
    property(bigInt(0n, 1_000_000n), (rate) => {
      const text = writeRate(rate)
      expect(readRate(text)).toBe(rate)
      expect(text).toMatch(/^\d{1,3}(\.\d{0,3}[1-9])?$/)
    }),
  )
})

test('what is wrong with it', () => {
  const bounds = { min: 9000n, max: 18_000n }
  expect(['', 'x', '0.8999', '0.9', '1,8', '1.8001'].map((text) => rateProblem(text, bounds))).toEqual([
    'empty',
    'no-rate',
    'out-of-bounds',
    null,
    null,
    'out-of-bounds',
  ])
})
