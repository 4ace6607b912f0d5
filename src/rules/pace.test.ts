import { expect, test } from 'vitest'
import { nextAskMs } from './pace.ts'

const after = (failures: number, millisecond = 0): number | null =>
  nextAskMs({ error: new Error('silence'), failures, errorUpdatedAt: 1_780_000_000_000 + millisecond })

test('doubles from four seconds to a minute, and stays there', () => {
  expect([1, 2, 3, 4, 5, 6, 50, 5000].map((count) => after(count))).toEqual([
    4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000, 60_000,
  ])
})

test('pages that failed at different moments come back at different ones, within two seconds', () => {
  expect([0, 250, 999].map((millisecond) => after(1, millisecond))).toEqual([4_000, 4_500, 5_998])
})

test('after an answer there is nothing to ask again', () => {
  expect(nextAskMs({ error: null, failures: 7, errorUpdatedAt: 1 })).toBeNull()
})
