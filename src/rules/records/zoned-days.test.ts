import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  compareDays,
  countDays,
  dayIn,
  daysBetween,
  dayStart,
  monthStart,
  readDay,
  writeDay,
} from './zoned-days.ts'

/** Zones whose clocks change at midnight, at other hours, by half an hour, or never; and the two ends of the world. */
const ZONES = [
  'UTC',
  'America/Santiago',
  'America/Havana',
  'America/Asuncion',
  'America/Sao_Paulo',
  'America/Argentina/Buenos_Aires',
  'America/New_York',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Tehran',
  'Asia/Kathmandu',
  'Asia/Ho_Chi_Minh',
  'Asia/Singapore',
  'Australia/Lord_Howe',
  'Europe/Lisbon',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Pacific/Chatham',
  'Etc/GMT+12',
]
const zone = fc.constantFrom(...ZONES)
const day = fc.integer({ min: 0, max: 5000 }).map((days) => addDays({ year: 2018, month: 1, day: 1 }, days))

test('each moment is in the day that has begun last', () => {
  fc.assert(
    fc.property(zone, fc.integer({ min: Date.UTC(2018, 0), max: Date.UTC(2031, 0) }), (where, instant) => {
      const its = dayIn(where, instant)
      expect(dayStart(where, its)).toBeLessThanOrEqual(instant)
      expect(dayStart(where, addDays(its, 1))).toBeGreaterThan(instant)
    }),
  )
})

test('a day begins once the one before is over, and lasts between 22 and 26 hours', () => {
  fc.assert(
    fc.property(zone, day, (where, date) => {
      const start = dayStart(where, date)
      expect(dayIn(where, start)).toEqual(date)
      expect(dayIn(where, start - 1)).toEqual(addDays(date, -1))
      const hours = (dayStart(where, addDays(date, 1)) - start) / 3_600_000
      expect(hours).toBeGreaterThanOrEqual(22)
      expect(hours).toBeLessThanOrEqual(26)
    }),
  )
})

describe('where clocks change', () => {
  test.each([
    // Clocks go from midnight to one: the day has no midnight.
    ['America/Santiago', '2024-09-08', '2024-09-08T04:00:00.000Z', 23],
    // Clocks go back at midnight to eleven: the day before has 25 hours.
    ['America/Santiago', '2024-04-06', '2024-04-06T03:00:00.000Z', 25],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z', 23],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z', 25],
    ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T13:00:00.000Z', 24.5],
    ['Asia/Ho_Chi_Minh', '2026-02-28', '2026-02-27T17:00:00.000Z', 24],
    ['Asia/Kathmandu', '2026-01-01', '2025-12-31T18:15:00.000Z', 24],
  ])('in %s, %s begins at %s and has %d hours', (where, text, begins, hours) => {
    const date = readDay(text)
    if (!date) throw new Error('no day')
    expect(new Date(dayStart(where, date)).toISOString()).toBe(begins)
    expect((dayStart(where, addDays(date, 1)) - dayStart(where, date)) / 3_600_000).toBe(hours)
  })
})

test('days are counted over the ends of months and years', () => {
  expect(writeDay(addDays({ year: 2024, month: 2, day: 28 }, 1))).toBe('2024-02-29')
  expect(writeDay(addDays({ year: 2023, month: 12, day: 31 }, 1))).toBe('2024-01-01')
  expect(writeDay(monthStart({ year: 2026, month: 1, day: 31 }, -1))).toBe('2025-12-01')
  fc.assert(
    fc.property(day, fc.integer({ min: -800, max: 800 }), (date, step) => {
      const other = addDays(date, step)
      expect(countDays(date, other)).toBe(step + 1)
      expect(daysBetween(date, other)).toHaveLength(Math.max(0, step + 1))
      expect(Math.sign(compareDays(other, date))).toBe(Math.sign(step))
      expect(readDay(writeDay(date))).toEqual(date)
    }),
  )
})
