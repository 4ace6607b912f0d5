import { compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { createI18n } from '../../../i18n/setup.ts'
import { judgeAmount } from './amount-problem.ts'

const style = { currency: { symbol: 'P', digits: 2 }, tag: 'en' }
const dong = { currency: { symbol: '₫', digits: 0 }, tag: 'vi' }
const bounds = { min: 100n, max: 50_000n, available: 20_000n }
const i18n = createI18n('en', {}).setMessagesCompiler(compileMessage)

test.each([
  ['1', 100n],
  ['200', 20_000n],
  ['1,50', 150n],
])('%j may be sent', (text, minor) => {
  expect(judgeAmount(text, bounds, style)).toEqual({ minor })
})

test.each([
  ['', bounds, style, 'Enter an amount.'],
  ['0', bounds, style, 'Enter an amount.'],
  ['x', bounds, style, 'Enter the amount as a number, such as 50.'],
  ['1.005', bounds, style, 'Use no more than 2 decimal places.'],
  ['1.500', bounds, style, 'This could be P1,500.00 or P1.50. Enter it without a separator for thousands.'],
  ['10,5', bounds, dong, 'Enter a whole amount, without decimals.'],
  ['0.99', bounds, style, 'Enter P1 or more.'],
  ['200.01', bounds, style, 'There is P200.00 in this wallet.'],
  ['500.01', { ...bounds, available: null }, style, 'Enter P500 or less.'],
])('%j may not: the fourth says why', (text, within, how, words) => {
  const { problem } = judgeAmount(text, within, how)
  expect(problem && i18n._(problem)).toBe(words)
})
