import { compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { createI18n } from '../../i18n/setup.ts'
import { postingName } from './transaction-names.ts'

const i18n = createI18n('en', {}).setMessagesCompiler(compileMessage)

test.each([
  ['upline-transfer', -100n, 'Transfer to upline'],
  ['upline-transfer', 100n, 'Transfer from downline'],
  ['downline-transfer', -100n, 'Transfer to downline'],
  ['downline-transfer', 100n, 'Transfer from upline'],
  ['deposit', 100n, 'Deposit'],
])('%s of %s is called by what it is to whose wallet it is', (type, amount, words) => {
  const name = postingName({ type, amount })
  expect(name && i18n._(name)).toBe(words)
})

test('a type that has no name here has none', () => {
  expect(postingName({ type: 'toString', amount: 1n })).toBeNull()
})
