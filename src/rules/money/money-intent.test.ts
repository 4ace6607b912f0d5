import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAlike, newRequestNo, pendingOf, readIntents, worthKeeping, type Intent } from './money-intent.ts'

const intent: Intent = {
  requestNo: 'a'.repeat(32),
  kind: 'transfer',
  from: 'MAIN',
  to: 'AG',
  amount: '10.00',
  at: 1_000_000,
}

describe('what a browser has kept', () => {
  test('reads back as it was written', () => {
    const all = [intent, { ...intent, from: null, amount: null }, { ...intent, done: true as const }]
    expect(readIntents(JSON.stringify(all))).toEqual(all)
  })

  test.each([{ requestNo: 'a' }, { kind: 'theft' }, { amount: 10 }, { from: undefined }, { at: '1' }, { done: false }])(
    'is no intent with %j',
    (wrong) => {
      expect(readIntents(JSON.stringify([{ ...intent, ...wrong }, intent]))).toEqual([intent])
    },
  )

  test('may be anything at all (property)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string(), fc.constant(null)), (text) => {
        expect(Array.isArray(readIntents(text))).toBe(true)
      }),
    )
  })
})

test('what is pending is kept for ever, what is done for a minute, whatever the clock does', () => {
  const done: Intent = { ...intent, done: true }
  expect(worthKeeping([intent, done], intent.at + 59_999)).toEqual([intent, done])
  expect(worthKeeping([intent, done], intent.at + 60_000)).toEqual([intent])
  expect(worthKeeping([intent, done], intent.at - 60_000)).toEqual([intent])
  expect(pendingOf([intent, done])).toEqual([intent])
})

test('two are alike that want the very same, but not where the platform works the amount out', () => {
  expect(isAlike(intent, { ...intent, requestNo: 'b'.repeat(32), at: 5 } as Intent)).toBe(true)
  for (const other of [{ from: 'AG' }, { to: 'CQ9' }, { amount: '10.01' }])
    expect(isAlike(intent, { ...intent, ...other })).toBe(false)
  expect(isAlike({ ...intent, amount: null }, { ...intent, amount: null })).toBe(false)
  for (const amount of ['10', '10.0', '010.00', '10.']) expect(isAlike(intent, { ...intent, amount })).toBe(true)
  for (const amount of ['100', '1.000', '10.001', '1', '0.10'])
    expect(isAlike(intent, { ...intent, amount })).toBe(false)
})

test('numbers are 16 bytes in hex, each another', () => {
  const numbers = Array.from({ length: 100 }, newRequestNo)
  for (const number of numbers) expect(number).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(numbers).size).toBe(100)
})
