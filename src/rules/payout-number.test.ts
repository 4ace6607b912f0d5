import { expect, test } from 'vitest'
import { bareNumber, isAccountNumber, isAddress } from './payout-number.ts'

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

const TRON = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'
const EVM = '0x52908400098527886E0F7030069857D2E4169EE7'
test.each([
  [TRON, 'tron', true],
  [TRON, 'evm', false],
  [`${TRON}x`, 'tron', false],
  [TRON.replace('Q', '0'), 'tron', false],
  [EVM, 'evm', true],
  [EVM.slice(0, -1), 'evm', false],
  [EVM, 'tron', false],
  ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'bitcoin', true],
  ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'bitcoin', true],
  [EVM, 'bitcoin', false],
  // What is not known here is left to the server.
  ['anything', 'another', true],
  ['two words', 'another', false],
  ['', 'toString', false],
])('%j may be an address of %s: %s', (address, format, may) => {
  expect(isAddress(address, format)).toBe(may)
})
