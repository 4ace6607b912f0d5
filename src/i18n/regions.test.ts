import { expect, test } from 'vitest'
import { formatDateTime, formatInteger, formatMoney, formatSince } from './format.ts'
import { REGIONS } from './languages.ts'
import { formatTimeIn } from './zoned-format.ts'

const afternoon = new Date(2026, 0, 5, 17, 5).getTime()
const later = afternoon + 3_600_000

test.each(REGIONS)('$tag reads the clock as its language does', ({ tag, base = '' }) => {
  const hours = (text: string) => /\d?\d:\d\d.*$/.exec(text)?.[0]
  for (const locale of [tag, base]) {
    expect(hours(formatDateTime(afternoon, locale)), locale).toBe('17:05')
    expect(hours(formatSince(afternoon, later, locale)), locale).toBe('17:05')
    expect(hours(formatTimeIn('UTC', Date.UTC(2026, 0, 5, 17, 5), locale)), locale).toBe('17:05')
  }
})

test('Argentina separates thousands with points', () => {
  expect(formatMoney(123_450n, { symbol: 'P', digits: 2 }, 'es-AR')).toContain('1.234,50')
  expect(formatInteger(1_000, 'es-AR')).toBe('1.000')
})
