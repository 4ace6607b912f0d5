import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  earliestDay,
  fitsScreen,
  MOST_SCREEN_DAYS,
  presetOf,
  RANGE_PRESETS,
  rangeOf,
  rangeProblem,
  readRange,
  spanOf,
} from './day-range.ts'
import { addDays, countDays, dayIn, monthStart, readDay, writeDay } from './zoned-days.ts'

const day = fc.integer({ min: 0, max: 4000 }).map((days) => addDays({ year: 2019, month: 1, day: 1 }, days))
const written = ({ from, to }: ReturnType<typeof rangeOf>): string => `${writeDay(from)}/${writeDay(to)}`
const on = (text: string) => {
  const date = readDay(text)
  if (!date) throw new Error('no day')
  return date
}

test.each([
  ['2024-03-31', 'lastMonth', '2024-02-01/2024-02-29'],
  ['2026-03-01', 'lastMonth', '2026-02-01/2026-02-28'],
  ['2026-01-31', 'lastMonth', '2025-12-01/2025-12-31'],
  ['2026-01-01', 'yesterday', '2025-12-31/2025-12-31'],
  ['2026-03-01', 'last7', '2026-02-23/2026-03-01'],
  ['2026-03-01', 'thisMonth', '2026-03-01/2026-03-01'],
  ['2026-03-31', 'last30', '2026-03-02/2026-03-31'],
  ['2024-03-30', 'last90', '2024-01-01/2024-03-30'],
] as const)('on %s, %s is %s', (today, preset, expected) => {
  expect(written(rangeOf(preset, on(today)))).toBe(expected)
})

test('each preset can be asked for on each day, fits a screen, and is known again', () => {
  fc.assert(
    fc.property(day, fc.constantFrom(...RANGE_PRESETS), (today, preset) => {
      const range = rangeOf(preset, today)
      expect(rangeProblem(range, today)).toBeNull()
      expect(fitsScreen(range)).toBe(true)
      const known = presetOf(range, today)
      expect(known && written(rangeOf(known, today))).toBe(written(range))
      expect(written(readRange(writeDay(range.from), writeDay(range.to), today))).toBe(written(range))
    }),
  )
})

test('any three months fit a screen, and a day more than that does not', () => {
  fc.assert(
    fc.property(day, (any) => {
      const from = monthStart(any)
      expect(fitsScreen({ from, to: addDays(monthStart(any, 3), -1) })).toBe(true)
      expect(fitsScreen({ from: any, to: addDays(any, MOST_SCREEN_DAYS) })).toBe(false)
    }),
  )
})

test('the year before can be asked for, also one with a leap day; nothing earlier or later, and no turned one', () => {
  fc.assert(
    fc.property(day, (today) => {
      const from = earliestDay(today)
      expect(countDays(from, today)).toBe(366)
      expect(rangeProblem({ from, to: today }, today)).toBeNull()
      expect(rangeProblem({ from: addDays(from, -1), to: today }, today)).toBe('too-old')
      expect(rangeProblem({ from, to: today }, today, MOST_SCREEN_DAYS)).toBe('too-long')
      expect(rangeProblem(rangeOf('last90', today), today, MOST_SCREEN_DAYS)).toBeNull()
      expect(rangeProblem({ from, to: addDays(today, 1) }, today)).toBe('future')
      expect(rangeProblem({ from: today, to: addDays(today, -1) }, today)).toBe('order')
    }),
  )
})

test('an address that names no range that there is has the usual one', () => {
  const today = on('2026-03-31')
  const usual = written(rangeOf('last7', today))
  for (const [from, to] of [
    ['', ''],
    ['2026-03-01', ''],
    ['2026-02-30', '2026-03-02'],
    ['2026-03-31', '2026-03-30'],
    ['2026-03-30', '2026-04-01'],
    ['1999-01-01', '2026-03-31'],
    ['<script>', '2026-03-31'],
  ] as const)
    expect(written(readRange(from, to, today)), `${from}/${to}`).toBe(usual)
})

test('the moments of a range are those of its days', () => {
  const zones = ['America/Santiago', 'Asia/Ho_Chi_Minh', 'Pacific/Kiritimati', 'America/New_York'] as const
  fc.assert(
    fc.property(day, fc.nat(91), fc.constantFrom(...zones), (from, length, zone) => {
      const range = { from, to: addDays(from, length) }
      const { startTime, endTime } = spanOf(range, zone)
      expect(dayIn(zone, startTime)).toEqual(range.from)
      expect(dayIn(zone, startTime - 1)).toEqual(addDays(range.from, -1))
      expect(dayIn(zone, endTime - 1)).toEqual(range.to)
      expect(dayIn(zone, endTime)).toEqual(addDays(range.to, 1))
    }),
  )
})
