import { expect, test } from 'vitest'
import { isAddress } from './crypto-address.ts'

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
