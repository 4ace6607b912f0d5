import { expect, test } from 'vitest'
import { formatInteger, formatMoney } from './format/format.ts'
import { REGIONS } from './languages.ts'
import { formatTimeIn } from './format/zoned-format.ts'

test.each(REGIONS)('$tag writes amounts, counts, days and times as its language does', ({ tag, base = '' }) => {
  const written = (locale: string) => [
    formatMoney(-123_450n, { symbol: 'P', digits: 2 }, locale),
    formatInteger(1_000, locale),
    formatTimeIn('UTC', Date.UTC(2026, 0, 5, 17, 5), locale),
  ]
  expect(written(tag)).toEqual(written(base))
})
