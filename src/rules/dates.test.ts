import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ageOn, dayOf, latestBirth, readDate, writeDate, type PlainDate } from './dates.ts'

const date = fc
  .date({ min: new Date('1900-01-01T12:00:00Z'), max: new Date('2100-12-31T12:00:00Z'), noInvalidDate: true })
  .map((moment): PlainDate => ({
    year: moment.getUTCFullYear(),
    month: moment.getUTCMonth() + 1,
    day: moment.getUTCDate(),
  }))

test('what is written is read again, in both formats', () => {
  fc.assert(
    fc.property(date, fc.constantFrom(11 as const, 13 as const), (day, pattern) => {
      expect(readDate(writeDate(day, pattern), pattern)).toEqual(day)
      expect(readDate(writeDate(day, pattern), pattern === 11 ? 13 : 11)).toBeNull()
    }),
  )
})

test.each([
  ['2008-11-21', '2026-11-21', 18],
  ['2008-11-22', '2026-11-21', 17],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2030-01-01', '2026-11-21', -4],
])('whoever is born on %s is on %s of %i years', (birth, today, age) => {
  const [born, now] = [readDate(birth, 11), readDate(today, 11)]
  expect(born && now && ageOn(born, now)).toBe(age)
})

test('the latest birth of age is of age, and a day later is not', () => {
  fc.assert(
    fc.property(date, fc.integer({ min: 18, max: 25 }), (today, age) => {
      const birth = latestBirth(today, age)
      expect(ageOn(birth, today)).toBe(age)
      const next = new Date(Date.UTC(birth.year, birth.month - 1, birth.day + 1))
      const later = { year: next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate() }
      expect(ageOn(later, today)).toBe(age - 1)
    }),
  )
})

test('the day is the one on the wall', () => {
  expect(dayOf(new Date(2026, 1, 3, 23, 59))).toEqual({ year: 2026, month: 2, day: 3 })
})
