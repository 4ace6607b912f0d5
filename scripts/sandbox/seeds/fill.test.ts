import { expect, test } from 'vitest'
import { cataloguePath } from '../../messages/catalogues.ts'
import { pampas } from '../testing/sandbox.ts'
import { fillIn, titleIn } from './fill.ts'

const dong = { currencyDigits: 0, currencySymbol: '₫' }

test('a title is what the application shows in that language, as HTML', () => {
  expect(fillIn('<b>{{Deposit}}</b>, {name}', 'es', pampas)).toBe('<b>Depositar</b>, {name}')
  expect(fillIn('{{Forgot password?}}', 'zh-Hans', pampas)).toBe(titleIn('zh-Hans', 'Forgot password?'))
})

test('a title that the application does not have is refused with its catalogue', () => {
  expect(() => fillIn('Open {{Top up}}.', 'vi', pampas)).toThrow(
    `"Top up" is no message of ${cataloguePath('vi')}, but a text names it`,
  )
})

test('a sum is one of the merchant’s currency', () => {
  expect(fillIn('above {money:1000}', 'en', pampas)).toBe('above P1,000')
  expect(fillIn('trên {money:1000}', 'vi', dong)).toContain('10.000.000')
  expect(fillIn('trên {money:1000}', 'vi', dong)).toContain('₫')
})
