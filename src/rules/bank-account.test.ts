import { expect, test } from 'vitest'
import { bareNumber, isAccountNumber } from './bank-account.ts'

test.each([
  ['0070 1234-3000.4567', '0070123430004567', true],
  ['  12345678 ', '12345678', true],
  ['123', '123', false],
  ['12a45678', '12a45678', false],
  ['1'.repeat(35), '1'.repeat(35), false],
  ['', '', false],
])('%j is bare as %j, and may be an account: %s', (typed, bare, may) => {
  expect(bareNumber(typed)).toBe(bare)
  expect(isAccountNumber(bare)).toBe(may)
})
