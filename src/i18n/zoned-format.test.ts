import { expect, test } from 'vitest'
import { formatDayIn, formatTimeIn, formatZone, isSameClock, stampIn } from './zoned-format.ts'

/** A minute before midnight in Buenos Aires, and the next day in Ho Chi Minh City. */
const LATE = Date.UTC(2026, 0, 1, 2, 59)

test('a moment is told by the merchant’s clock, whoever reads it', () => {
  expect(stampIn('America/Argentina/Buenos_Aires', LATE)).toBe('2025-12-31 23:59:00')
  expect(stampIn('Asia/Ho_Chi_Minh', LATE)).toBe('2026-01-01 09:59:00')
  expect(formatDayIn('America/Argentina/Buenos_Aires', LATE, 'es')).toBe('31 dic 2025')
  expect(formatTimeIn('Asia/Ho_Chi_Minh', LATE, 'en')).toMatch(/^Jan 1, 2026, 9:59\sAM$/)
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
