import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../languages.ts'
import { formatTickIn } from './match-day-format.ts'
import {
  formatDayIn,
  formatInText,
  formatShortDayIn,
  formatSinceIn,
  formatSinceShortIn,
  formatTimeIn,
  formatZone,
  isSameClock,
  stampIn,
} from './zoned-format.ts'

/** A minute before midnight in Buenos Aires, and the next day in Ho Chi Minh City. */
const LATE = Date.UTC(2026, 0, 1, 2, 59)

test('a moment is told by the merchant’s clock, whoever reads it', () => {
  expect(stampIn('America/Argentina/Buenos_Aires', LATE)).toBe('2025-12-31 23:59:00')
  expect(stampIn('Asia/Ho_Chi_Minh', LATE)).toBe('2026-01-01 09:59:00')
  expect(formatDayIn('America/Argentina/Buenos_Aires', LATE, 'es')).toBe('31/12/2025')
  expect(formatTimeIn('Asia/Ho_Chi_Minh', LATE, 'en')).toBe('1 Jan 2026, 09:59')
})

/** Which kind of space stands in a time differs by the version of the language data. */
const plain = (text: string): string => text.replaceAll(/\s/g, ' ')

test.each([
  ['en', '24 Nov 2026, 17:05', '4 Nov 2026, 00:29'],
  ['es', '24/11/2026 17:05', '04/11/2026 00:29'],
  ['es-AR', '24/11/2026 17:05', '04/11/2026 00:29'],
  ['id', '24 Nov 2026 17.05', '4 Nov 2026 00.29'],
  ['th', '24 พ.ย. 2026 17:05', '4 พ.ย. 2026 00:29'],
  ['vi', '24/11/2026 17:05', '04/11/2026 00:29'],
  ['zh-Hans', '2026年11月24日 17:05', '2026年11月4日 00:29'],
])('a day and a time have one form in %s', (tag, evening, night) => {
  const [late, early] = [Date.UTC(2026, 10, 24, 17, 5), Date.UTC(2026, 10, 4, 0, 29)]
  expect([late, early].map((at) => plain(formatTimeIn('UTC', at, tag)))).toEqual([evening, night])
  const day = plain(formatDayIn('UTC', late, tag))
  expect(evening.startsWith(day), 'the day alone is the same').toBe(true)
  const time = plain(formatSinceIn('UTC', late, late + 60_000, tag))
  expect(evening.slice(day.length).replace(/^,? /, ''), 'the time alone is the same').toBe(time)
  expect(plain(formatSinceIn('UTC', late, late + 86_400_000, tag)), 'on another day').toBe(evening)
})

test('whose day it is, the merchant’s clock decides', () => {
  const now = LATE + 2 * 60_000
  expect(formatSinceIn('America/Argentina/Buenos_Aires', LATE, now, 'es')).toBe('31/12/2025 23:59')
  expect(formatSinceIn('Asia/Ho_Chi_Minh', LATE, now, 'es')).toBe('09:59')
})

test.each([
  ['en', 'until 17:05, 24 Nov 2026', 'until 17:05'],
  ['es', 'hasta el 24/11/2026 a las 17:05', 'hasta las 17:05'],
  ['es-AR', 'hasta el 24/11/2026 a las 17:05', 'hasta las 17:05'],
  ['vi', 'đến 24/11/2026 17:05', 'đến 17:05'],
])('within a sentence in %s: "%s"', (tag, evening, time) => {
  const at = Date.UTC(2026, 10, 24, 17, 5)
  const until = evening.slice(0, evening.indexOf(' ') + 1)
  expect(`${until}${formatInText('UTC', at, tag)}`).toBe(evening)
  expect(`${until}${formatInText('UTC', at, tag, at + 86_400_000)}`, 'on another day').toBe(evening)
  expect(`${until}${formatInText('UTC', at, tag, at + 60_000)}`, 'on the same day').toBe(time)
})

test('one o’clock has the article of one', () => {
  const at = Date.UTC(2026, 10, 24, 1, 30)
  expect(formatInText('UTC', at, 'es')).toBe('el 24/11/2026 a la 01:30')
  expect(formatInText('UTC', at, 'es', at)).toBe('la 01:30')
})

test.each([
  ['en', '24 Nov'],
  ['es-AR', '24/11'],
  ['id', '24 Nov'],
  ['th', '24 พ.ย.'],
  ['vi', '24/11'],
  ['zh-Hans', '11月24日'],
])('in %s a day without its year is "%s"', (tag, day) => {
  const at = Date.UTC(2026, 10, 24, 17, 5)
  expect(formatShortDayIn('UTC', at, tag)).toBe(day)
  expect(formatSinceShortIn('UTC', at, at + 86_400_000, tag)).toBe(day)
  expect(formatSinceShortIn('UTC', at, at + 60_000, tag), 'on the same day').toBe(formatSinceIn('UTC', at, at, tag))
})

test('every language tells the year and the minute in digits that all can read', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_102_444_800 }), fc.constantFrom(...LANGUAGES), (seconds, { tag }) => {
      const stamp = stampIn('UTC', seconds * 1000)
      expect(stamp).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
      expect(new Date(`${stamp.replace(' ', 'T')}Z`).getTime()).toBe(seconds * 1000)
      const text = formatTimeIn('UTC', seconds * 1000, tag)
      expect(text).toContain(stamp.slice(0, 4))
      expect(text).toContain(stamp.slice(14, 16))
    }),
    { numRuns: 400 },
  )
})

test('years are counted alike in every language', () => {
  expect(formatDayIn('Asia/Bangkok', LATE, 'th')).toContain('2026')
})

test.each([
  ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires', true],
  // Another name of the same hours all year round.
  ['America/Argentina/Buenos_Aires', 'America/Sao_Paulo', true],
  ['Asia/Ho_Chi_Minh', 'Asia/Saigon', true],
  ['Asia/Ho_Chi_Minh', 'America/Argentina/Buenos_Aires', false],
  // The same in winter alone.
  ['Europe/London', 'UTC', false],
])('whether %s and %s are one clock: %s', (zone, other, same) => {
  expect(isSameClock(zone, other, LATE)).toBe(same)
})

test('a zone is called as people call it', () => {
  expect(formatZone('America/Argentina/Buenos_Aires', LATE, 'en')).toBe('Buenos Aires Time (GMT-3)')
  expect(formatZone('Asia/Ho_Chi_Minh', LATE, 'vi')).toBe('Giờ Việt Nam (GMT+7)')
  expect(formatZone('UTC', LATE, 'es')).toBe('GMT+0')
})

test.each([
  ['en', '24/11'],
  ['es-AR', '24/11'],
  ['vi', '24/11'],
  ['zh-Hans', '11/24'],
])('along a chart in %s a day is "%s"', (tag, day) => {
  expect(formatTickIn('UTC', Date.UTC(2026, 10, 24), tag)).toBe(day)
})
