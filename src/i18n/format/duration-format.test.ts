import { describe, expect, test } from 'vitest'
import { formatDay, formatDuration, formatInterval } from './duration-format.ts'
import { LANGUAGES, PSEUDO_LANGUAGES } from '../languages.ts'

const tags = [...LANGUAGES, ...PSEUDO_LANGUAGES].map(({ tag }) => tag)
/** The reader's own noon, whatever the time zone of the machine. */
const noon = new Date(2026, 10, 21, 12).getTime()

test.each([
  ['en', 'Saturday 21 November'],
  ['es', 'sábado, 21 de noviembre'],
  ['id', 'Sabtu, 21 November'],
  ['zh-Hans', '11月21日星期六'],
])('a day in %s', (locale, text) => {
  expect(formatDay(noon, locale)).toBe(text)
})

describe('the time left', () => {
  test.each([
    [0, 4, 31, 'en', '4 minutes, 31 seconds'],
    [0, 1, 1, 'en', '1 minute, 1 second'],
    [0, 0, 9, 'en', '9 seconds'],
    [0, 0, 0, 'en', '0 seconds'],
    [25, 0, 5, 'en', '25 hours, 0 minutes, 5 seconds'],
    [0, 2, 0, 'en', '2 minutes, 0 seconds'],
    [1, 4, 31, 'es', '1 hora, 4 minutos y 31 segundos'],
    [0, 4, 31, 'vi', '4 phút, 31 giây'],
    [0, 4, 31, 'zh-Hans', '4分钟31秒钟'],
  ])('%i hours, %i minutes, %i seconds in %s', (hours, minutes, seconds, locale, text) => {
    expect(formatDuration({ hours, minutes, seconds }, locale)).toBe(text)
  })

  test.each(tags)('has its own digits in no language, such as %s', (tag) => {
    expect(formatDuration({ hours: 12, minutes: 34, seconds: 56 }, tag)).toMatch(/12.*34.*56/su)
  })
})

test.each([
  [60, 'en', '1 minute'],
  [90, 'en', '1 minute, 30 seconds'],
  [1200, 'es', '20 minutos'],
  [3600, 'vi', '1 giờ'],
  [5, 'zh-Hans', '5秒钟'],
])('%i seconds as a length of time in %s', (length, locale, text) => {
  expect(formatInterval(length, locale)).toBe(text)
})
