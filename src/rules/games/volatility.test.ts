import { expect, test } from 'vitest'
import { readVolatility } from './volatility.ts'

test('the usual words are read in any case, and no other is guessed', () => {
  expect(['low', ' Medium', 'HIGH'].map(readVolatility)).toEqual(['low', 'medium', 'high'])
  expect(['', 'very high', 'toString'].map(readVolatility)).toEqual([null, null, null])
})
