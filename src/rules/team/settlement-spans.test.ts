import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { CONTRACT_PERIODS } from './contract-terms.ts'
import { byPeriod, measuredBy, periodAt } from './settlement-spans.ts'

const BUENOS_AIRES = 'America/Argentina/Buenos_Aires'
const at = (text: string): number => Date.parse(`${text}:00-03:00`)

test.each([
  ['five-minutes', '2026-05-06T10:04', '2026-05-06T10:00', '2026-05-06T10:05'],
  ['five-minutes', '2026-05-06T10:05', '2026-05-06T10:05', '2026-05-06T10:10'],
  ['hourly', '2026-05-06T23:30', '2026-05-06T23:00', '2026-05-07T00:00'],
  ['daily', '2026-05-06T23:30', '2026-05-06T00:00', '2026-05-07T00:00'],
  ['weekly', '2026-05-06T10:00', '2026-05-04T00:00', '2026-05-11T00:00'],
  ['weekly', '2026-05-11T00:00', '2026-05-11T00:00', '2026-05-18T00:00'],
  ['semimonthly', '2026-05-15T23:59', '2026-05-01T00:00', '2026-05-16T00:00'],
  ['semimonthly', '2026-05-16T00:00', '2026-05-16T00:00', '2026-06-01T00:00'],
  ['monthly', '2026-12-31T10:00', '2026-12-01T00:00', '2027-01-01T00:00'],
] as const)('%s: the period of %s is from %s to %s', (period, moment, from, until) => {
  expect(periodAt(period, BUENOS_AIRES, at(moment))).toEqual({ startTime: at(from), endTime: at(until) })
})

test('an hour begins by the clock on the wall', () => {
  const { startTime } = periodAt('hourly', 'Asia/Kolkata', Date.UTC(2026, 4, 6, 10, 0))
  expect(startTime).toBe(Date.UTC(2026, 4, 6, 9, 30))
})

test('a day whose clocks change has its own length', () => {
  const { startTime, endTime } = periodAt('daily', 'Europe/Madrid', Date.UTC(2026, 2, 29, 12))
  expect((endTime - startTime) / 3_600_000).toBe(23)
})

const moments = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 11, 1) })
const periods = fc.constantFrom(...CONTRACT_PERIODS)

test('a moment is in its period, and the next one begins where it ends (property)', () => {
  fc.assert(
    fc.property(periods, moments, (period, moment) => {
      const span = periodAt(period, BUENOS_AIRES, moment)
      expect(span.startTime).toBeLessThanOrEqual(moment)
      expect(span.endTime).toBeGreaterThan(moment)
      expect(periodAt(period, BUENOS_AIRES, span.endTime).startTime).toBe(span.endTime)
      expect(periodAt(period, BUENOS_AIRES, span.endTime - 1)).toEqual(span)
    }),
    { numRuns: 60 },
  )
})

test('whatever happens lies in one period, in its order, and none is lost (property)', () => {
  const offsets = fc.array(fc.nat(3 * 86_400_000 - 1), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(periods, moments, offsets, (period, startTime, said) => {
      const events = said.toSorted((a, b) => a - b).map((offset) => ({ at: startTime + offset }))
      const stretch = { startTime, endTime: startTime + 3 * 86_400_000 }
      const found = byPeriod(period, BUENOS_AIRES, stretch, events)
      expect(found.flatMap((one) => one.events)).toEqual(events)
      for (const [index, { events: within, ...span }] of found.entries()) {
        expect(span.startTime).toBeGreaterThanOrEqual(found[index - 1]?.endTime ?? startTime)
        expect(span.endTime).toBeLessThanOrEqual(stretch.endTime)
        for (const event of within) expect(event.at >= span.startTime && event.at < span.endTime).toBe(true)
      }
    }),
    { numRuns: 60 },
  )
})

test('a salary is measured by what it is called after, a dividend by its period', () => {
  expect(measuredBy({ kind: 'daily-salary', period: 'monthly' })).toBe('daily')
  expect(measuredBy({ kind: 'hourly-salary', period: 'hourly' })).toBe('hourly')
  expect(measuredBy({ kind: 'dividend', period: 'weekly' })).toBe('weekly')
})
