import { describe, expect, test } from 'vitest'
import { smallestBet } from './facts.ts'

describe('the smallest bet of a game', () => {
  test('is read in the minor units of the currency', () => {
    expect(smallestBet('0.25', 2)).toBe(25n)
    expect(smallestBet('5.00', 0)).toBe(5n)
  })

  test('is left out where it is not known, no amount, or finer than the currency', () => {
    for (const text of ['', 'free', '1e3']) expect(smallestBet(text, 2)).toBeNull()
    expect(smallestBet('0.10', 0)).toBeNull()
  })
})
