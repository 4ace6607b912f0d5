/** Moments by the clock of a merchant, wherever the reader is: records are of its days. */
import { cached } from './cached.ts'
import { hoursIn } from './clock.ts'

const times = cached(
  (locale, timeZone) =>
    new Intl.DateTimeFormat(locale, {
      calendar: 'gregory',
      timeZone,
      dateStyle: 'medium',
      timeStyle: 'short',
      ...hoursIn(locale),
    }),
)
const days = cached(
  (locale, timeZone) => new Intl.DateTimeFormat(locale, { calendar: 'gregory', timeZone, dateStyle: 'medium' }),
)
const stamps = cached(
  // Swedish writes dates as the wire does.
  (locale, timeZone) =>
    new Intl.DateTimeFormat(locale, { calendar: 'gregory', timeZone, dateStyle: 'short', timeStyle: 'medium' }),
)

/** @param zone an IANA name @param instant milliseconds since 1970 */
export const formatTimeIn = (zone: string, instant: number, locale: string): string =>
  times(locale, zone).format(instant)

/** The day alone. */
export const formatDayIn = (zone: string, instant: number, locale: string): string => days(locale, zone).format(instant)

/** `yyyy-MM-dd hh:mm:ss`, 24 hours, the same in every language: for files. */
export const stampIn = (zone: string, instant: number): string => stamps('sv', zone).format(instant)

const MONTH_MS = 30 * 86_400_000
/** Records are kept for a year, and what is promised ends within the next months. */
const MONTHS = Array.from({ length: 16 }, (_, index) => (index - 12) * MONTH_MS)

/** Whether two zones' clocks show the same wherever records may be: those who live by it need not be told of it. */
export const isSameClock = (zone: string, other: string, now: number): boolean =>
  zone === other || MONTHS.every((away) => stampIn(zone, now + away) === stampIn(other, now + away))

const generics = cached(
  (locale, timeZone) => new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortGeneric' }),
)
const offsets = cached((locale, timeZone) => new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' }))

const zonePart = (format: Intl.DateTimeFormat, instant: number): string =>
  format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? ''

/** What people call a zone, with how far it is from UTC, such as "Buenos Aires Time (GMT-3)". */
export function formatZone(zone: string, instant: number, locale: string): string {
  const [name, offset] = [zonePart(generics(locale, zone), instant), zonePart(offsets(locale, zone), instant)]
  return name === offset ? offset : `${name} (${offset})`
}
