/** Times and days in few letters, for columns of them: a day of the coming week needs no year. By the clock of a merchant. */
import { dateLocale } from './date-locale.ts'
import { cached } from './intl-cache.ts'

const clocks = cached(
  (locale, timeZone) =>
    new Intl.DateTimeFormat(dateLocale(locale), {
      numberingSystem: 'latn',
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)
const days = cached(
  (locale, timeZone) =>
    new Intl.DateTimeFormat(dateLocale(locale), {
      calendar: 'gregory',
      numberingSystem: 'latn',
      timeZone,
      weekday: 'short',
      day: 'numeric',
      month: 'numeric',
    }),
)

/** Such as "21:10", of 24 hours in every language, as all fixtures are told. */
export const formatClockIn = (zone: string, instant: number, locale: string): string =>
  clocks(locale, zone).format(instant)

/** Such as "Sat 28/11". */
export const formatShortDayIn = (zone: string, instant: number, locale: string): string =>
  days(locale, zone).format(instant)

const ticks = cached(
  (locale, timeZone) =>
    new Intl.DateTimeFormat(dateLocale(locale), {
      calendar: 'gregory',
      numberingSystem: 'latn',
      timeZone,
      day: 'numeric',
      month: 'numeric',
    }),
)

/** Such as "28/11", for the days along a chart. */
export const formatTickIn = (zone: string, instant: number, locale: string): string =>
  ticks(locale, zone).format(instant)
