import { describe, expect, test } from 'vitest'
import { readBet } from './read-bet.ts'

describe('a bet of a game', () => {
  test('is read in the minor units of the currency', () => {
    expect(readBet('0.25', 2)).toBe(25n)
    expect(readBet('5.00', 0)).toBe(5n)
  })

  test('is left out where it is not known, no amount, or finer than the currency', () => {
    for (const text of ['', 'free', '1e3', '-5.00']) expect(readBet(text, 2)).toBeNull()
    expect(readBet('0.10', 0)).toBeNull()
  })
})
