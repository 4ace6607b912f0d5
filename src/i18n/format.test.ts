import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseMoney } from '../rules/money.ts'
import {
  formatChange,
  formatCoins,
  formatDateTime,
  formatInteger,
  formatMoney,
  formatRelative,
  formatSince,
  formatTimestamp,
} from './format.ts'
import { LANGUAGES, PSEUDO_LANGUAGES } from './languages.ts'

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

test('groups are of digits only, and thousands are always separated', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 100_000n, max: 10n ** 20n }),
      fc.constantFrom('en', 'es', 'id', 'vi'),
      (minor, tag) => {
        expect(formatMoney(minor, peso, tag)).toMatch(/^P\d{1,3}([.,]\d{3})+[.,]\d{2}$/)
      },
    ),
  )
})

test.each([
  [123_450n, 'en', 'P1,234.50'],
  [123_450n, 'es', 'P1.234,50'],
  [0n, 'en', 'P0.00'],
  [5n, 'en', 'P0.05'],
  [-123_450n, 'en', '-P1,234.50'],
  [123_450n, 'id', 'P1.234,50'],
  [123_450n, 'th', 'P1,234.50'],
  [123_450n, 'vi', 'P1.234,50'],
  [123_450n, 'zh-Hans', 'P1,234.50'],
  [90_071_992_547_409_931_234n, 'en', 'P900,719,925,474,099,312.34'],
])('%s in %s is %s', (minor, locale, expected) => {
  expect(formatMoney(minor, peso, locale)).toBe(expected)
})

test('in a right-to-left language the amount stays in one piece, sign first', () => {
  expect(formatMoney(-123_450n, peso, 'he')).toBe('\u2066-P1,234.50\u2069')
  expect(formatMoney(1n, peso, 'ar-XB')).toMatch(/^\u2066.*\u2069$/)
})

test('a change says by its sign which way it went, and nothing has none', () => {
  expect(formatChange(123_450n, peso, 'es')).toBe('+P1.234,50')
  expect(formatChange(-123_450n, peso, 'es')).toBe('-P1.234,50')
  expect(formatChange(0n, peso, 'es')).toBe('P0,00')
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
  expect(formatMoney(1_234_567n, { symbol: '₫', digits: 0 }, 'vi')).toBe('₫1.234.567')
  expect(formatMoney(1_234_567n, { symbol: 'Rp', digits: 0 }, 'id')).toBe('Rp1.234.567')
})

test('whole numbers are grouped', () => {
  expect(formatInteger(10_000, 'en')).toBe('10,000')
  expect(formatInteger(1_000, 'es')).toBe('1.000')
})

test('a timestamp reads back as the same second', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_102_444_800 }), (seconds) => {
      const text = formatTimestamp(seconds * 1000)
      expect(text).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
      // In the hour that a clock is put back the text stands for two moments.
      const read = new Date(text.replace(' ', 'T')).getTime() / 1000
      expect([0, 3600, 1800, -3600, -1800]).toContain(read - seconds)
    }),
  )
})

test.each([
  ['en', 'Jan 5, 2026, 12:30 PM'],
  ['es', '5 ene 2026, 12:30'],
  ['id', '5 Jan 2026, 12.30'],
  ['th', '5 ม.ค. 2026 12:30'],
  ['vi', '12:30 5 thg 1, 2026'],
  ['zh-Hans', '2026年1月5日 12:30'],
])('a date and time is written as the language does: %s', (tag, expected) => {
  // Which kind of space stands between date and time differs by the version of the language data.
  const text = formatDateTime(new Date(2026, 0, 5, 12, 30).getTime(), tag).replaceAll(/\s/g, ' ')
  expect(text).toBe(expected)
})

test('a moment of today is a time alone, one of another day has its date', () => {
  const noon = new Date(2026, 0, 5, 12, 30).getTime()
  const plain = (text: string) => text.replaceAll(/\s/g, ' ')
  expect(plain(formatSince(noon, new Date(2026, 0, 5, 23, 59).getTime(), 'en'))).toBe('12:30 PM')
  expect(plain(formatSince(noon, new Date(2026, 0, 5, 23, 59).getTime(), 'es'))).toBe('12:30')
  expect(formatSince(noon, new Date(2026, 0, 6, 0, 1).getTime(), 'es')).toBe(formatDateTime(noon, 'es'))
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

test('coins have no zeros at their end, in the language’s own signs, exact for any sum', () => {
  expect(formatCoins('52.350000', 'USDT', 'en')).toBe('52.35\u00A0USDT')
  expect(formatCoins('1234567.123456789012', '', 'es')).toBe('1.234.567,123456789012')
  expect([formatCoins('', 'USDT', 'en'), formatCoins('1e3', 'USDT', 'en')], 'what is no decimal').toEqual(['', '1e3'])
})
