import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseMoney } from '../../rules/money/money.ts'
import {
  formatChange,
  formatCoins,
  formatDecimal,
  formatInteger,
  formatMoney,
  formatMoneyPlain,
  formatMoneyShort,
  formatRelative,
} from './format.ts'
import { LANGUAGES, PSEUDO_LANGUAGES } from '../languages.ts'

const peso = { symbol: 'P', digits: 2 }
const tags = [...LANGUAGES, ...PSEUDO_LANGUAGES].map(({ tag }) => tag)

/** Reads a formatted amount back: the last digits are the decimals, whatever sign stands before them. */
function readBack(text: string, symbol: string, digits: number): bigint {
  const negative = /[-\u2212]/.test(text)
  const numbers = text.replace(symbol, '').replace(/[^\d]/g, '')
  const whole = digits === 0 ? numbers : `${numbers.slice(0, -digits)}.${numbers.slice(-digits)}`
  return parseMoney(negative ? `-${whole}` : whole, digits)
}

test('any amount in any language reads back as the same amount', () => {
  const amounts = fc.bigInt({ min: -(10n ** 27n), max: 10n ** 27n })
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 4 }), fc.constantFrom(...tags), (minor, digits, tag) => {
      expect(readBack(formatMoney(minor, { symbol: 'P', digits }, tag), 'P', digits)).toBe(minor)
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['en', /^P\d{1,3}(,\d{3})+\.\d{2}$/],
  ['es', /^P\u00a0\d{1,3}(\.\d{3})+,\d{2}$/],
  ['es-AR', /^P\u00a0\d{1,3}(\.\d{3})+,\d{2}$/],
  ['id', /^P\d{1,3}(\.\d{3})+,\d{2}$/],
  ['th', /^P\d{1,3}(,\d{3})+\.\d{2}$/],
  ['vi', /^\d{1,3}(\.\d{3})+,\d{2}\u00a0P$/],
  ['zh-Hans', /^P\d{1,3}(,\d{3})+\.\d{2}$/],
])('in %s thousands are always parted, and the symbol has its side and its space', (tag, form) => {
  fc.assert(
    fc.property(fc.bigInt({ min: 100_000n, max: 10n ** 20n }), (minor) => {
      expect(formatMoney(minor, peso, tag)).toMatch(form)
    }),
  )
})

test('nothing around an amount may break its line: no space but the one that does not, in any language', () => {
  const amounts = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n })
  fc.assert(
    fc.property(amounts, fc.constantFrom(...tags), (minor, tag) => {
      // Nor is anything left of the currency that lent the symbol its place.
      expect(formatChange(minor, { symbol: 'Rp', digits: 2 }, tag)).not.toMatch(/[^\S\u00a0\u202f]|XXX|EUR|€/)
    }),
  )
})

test.each([
  [123_450n, 'en', 'P1,234.50'],
  [123_450n, 'es', 'P\u00a01.234,50'],
  [0n, 'en', 'P0.00'],
  [5n, 'en', 'P0.05'],
  [-123_450n, 'en', '-P1,234.50'],
  [-123_450n, 'es', '-P\u00a01.234,50'],
  [-123_450n, 'vi', '-1.234,50\u00a0P'],
  [-123_450n, 'id', '-P1.234,50'],
  [123_450n, 'pt', 'P\u00a01.234,50'],
  [123_450n, 'de', '1.234,50\u00a0P'],
  [90_071_992_547_409_931_234n, 'en', 'P900,719,925,474,099,312.34'],
])('%s in %s is %s', (minor, locale, expected) => {
  expect(formatMoney(minor, peso, locale)).toBe(expected)
})

test('in a right-to-left language the amount stays in one piece, sign first', () => {
  expect(formatMoney(-123_450n, peso, 'he')).toBe('\u2066-P1,234.50\u2069')
  expect(formatMoney(1n, peso, 'ar-XB')).toMatch(/^\u2066.*\u2069$/)
})

test('a change says by its sign which way it went, and nothing has none', () => {
  expect(formatChange(123_450n, peso, 'es')).toBe('+P\u00a01.234,50')
  expect(formatChange(-123_450n, peso, 'es')).toBe('-P\u00a01.234,50')
  expect(formatChange(0n, peso, 'es')).toBe('P\u00a00,00')
})

test('in a right-to-left language the sign of a change stays before its amount', () => {
  expect(formatChange(123_450n, peso, 'he')).toBe('\u2066+P1,234.50\u2069')
  expect(formatChange(-123_450n, peso, 'he')).toBe('\u2066-P1,234.50\u2069')
})

test('every right-to-left language of the registry is known here', () => {
  for (const { tag, direction } of [...LANGUAGES, ...PSEUDO_LANGUAGES]) {
    expect(formatMoney(1n, peso, tag).startsWith('\u2066'), tag).toBe(direction === 'rtl')
  }
})

test('a currency without decimals has none', () => {
  expect(formatMoney(1_234_567n, { symbol: '₫', digits: 0 }, 'vi')).toBe('1.234.567\u00a0₫')
  expect(formatMoney(1_234_567n, { symbol: 'Rp', digits: 0 }, 'id')).toBe('Rp1.234.567')
})

test('whole numbers are grouped', () => {
  expect(formatInteger(10_000, 'en')).toBe('10,000')
  expect(formatInteger(1_000, 'es')).toBe('1.000')
})

test.each([
  [1, 'in 1 minute'],
  [61_000, 'in 2 minutes'],
  [90 * 60_000, 'in 90 minutes'],
  [120 * 60_000 - 5000, 'in 2 hours'],
  [120 * 60_000, 'in 2 hours'],
  [121 * 60_000, 'in 3 hours'],
  [72 * 3_600_000, 'in 3 days'],
  [-5 * 60_000, '5 minutes ago'],
])('%s ms away is "%s"', (away, expected) => {
  expect(formatRelative(1_000_000 + away, 1_000_000, 'en')).toBe(expected)
})

test.each([
  ['es', 'dentro de 3 horas'],
  ['id', 'dalam 3 jam'],
  ['th', 'ในอีก 3 ชั่วโมง'],
  ['vi', 'sau 3 giờ nữa'],
  ['zh-Hans', '3小时后'],
])('how far off a moment is, in %s', (tag, expected) => {
  expect(formatRelative(3 * 3_600_000, 0, tag)).toBe(expected)
})

test('a decimal keeps the decimals it has, in the language’s own signs', () => {
  expect([formatDecimal('1.90', 'en'), formatDecimal('1.90', 'es'), formatDecimal('-12345', 'vi')]).toEqual([
    '1.90',
    '1,90',
    '-12.345',
  ])
  expect(formatDecimal('5/2', 'es'), 'what is no decimal').toBe('5/2')
  // A mark keeps the sign before its number where lines run from right to left.
  expect(['1.5', '-2', '0'].map((text) => formatDecimal(text, 'ar', true))).toEqual(['\u200E+1.5', '\u200E-2', '0'])
})

test('coins have no zeros at their end, in the language’s own signs, exact for any sum', () => {
  expect(formatCoins('52.350000', 'USDT', 'en')).toBe('52.35\u00A0USDT')
  expect(formatCoins('1234567.123456789012', '', 'es')).toBe('1.234.567,123456789012')
  expect([formatCoins('', 'USDT', 'en'), formatCoins('1e3', 'USDT', 'en')], 'what is no decimal').toEqual(['', '1e3'])
})

test.each([
  ['en', 2, 123_456_789_099n, 'P1.2B'],
  ['es', 2, 123_456_789_099n, 'P 1.234,5 M'],
  ['es', 2, 123_456_789_099_000n, 'P 1,23 billones'],
  ['vi', 0, 12_345_678_900_000n, '12,3 nghìn tỷ P'],
  ['vi', 0, 50_000_000n, '50 triệu P'],
  ['id', 0, 50_000_000n, 'P50 jt'],
  ['es', 2, -199_999_999n, '-P 1,9 M'],
  ['zh-Hans', 2, 99_999_999n, 'P99.9万'],
  ['en', 2, -199_999_999n, '-P1.9M'],
] as const)('in %s a long amount is written short, and never as more than it is', (locale, digits, minor, expected) => {
  expect(formatMoneyShort(minor, { symbol: 'P', digits }, locale).replaceAll('\u00a0', ' ')).toBe(expected)
})

test.each([
  [5000n, 2, 'P50'],
  [5050n, 2, 'P50.50'],
  [500_000_000n, 2, 'P5,000,000'],
  [50n, 0, 'P50'],
  [0n, 2, 'P0'],
])('%s with %i decimals has none where there is nothing behind the point: %s', (minor, digits, expected) => {
  expect(formatMoneyPlain(minor, { symbol: 'P', digits }, 'en')).toBe(expected)
})
