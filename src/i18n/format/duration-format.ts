/** Days and durations in words; apart from the other formats, since the first view needs none of these. */
import type { CountdownParts } from '../../rules/countdown.ts'
import { dateLocale } from './date-locale.ts'
import { cached } from './intl-cache.ts'

/** Gregorian in every language, as all dates here are. */
const days = cached(
  (locale) =>
    new Intl.DateTimeFormat(dateLocale(locale), {
      calendar: 'gregory',
      weekday: 'long',
      day: 'numeric',
      month: 'long',
    }),
)

/**
 * Writes a day of this year as the language does, in the reader's time zone, such as "Saturday 21 November".
 * @param instant milliseconds since 1970, UTC
 */
export function formatDay(instant: number, locale: string): string {
  return days(locale).format(instant)
}

const counted = cached(
  (locale, unit) =>
    new Intl.NumberFormat(locale, { numberingSystem: 'latn', style: 'unit', unit, unitDisplay: 'long' }),
)
const joined = cached((locale) => new Intl.ListFormat(locale, { type: 'unit', style: 'long' }))

/**
 * Writes the time left as it is spoken, such as "4 minutes, 31 seconds": for a countdown (spec 1 and 2: lottery draws)
 * whose digits a screen reader would read as mere numbers. What is zero before the first unit that counts is left out.
 * `Intl.DurationFormat` would do, but is younger than the browsers that the build is made for.
 */
export function formatDuration({ hours, minutes, seconds }: CountdownParts, locale: string): string {
  const units = [
    ...(hours > 0 ? [counted(locale, 'hour').format(hours)] : []),
    ...(hours > 0 || minutes > 0 ? [counted(locale, 'minute').format(minutes)] : []),
    counted(locale, 'second').format(seconds),
  ]
  return joined(locale).format(units)
}

/**
 * Writes a length of time that stays the same, such as "5 minutes" or "1 minute, 30 seconds": what is zero is left out.
 * @param length whole seconds, at least one
 */
export function formatInterval(length: number, locale: string): string {
  const parts = [
    ['hour', Math.floor(length / 3600)],
    ['minute', Math.floor(length / 60) % 60],
    ['second', length % 60],
  ] as const
  return joined(locale).format(parts.flatMap(([unit, value]) => (value > 0 ? counted(locale, unit).format(value) : [])))
}
