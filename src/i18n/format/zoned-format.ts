/** Days and times in one form a language, by the clock of a merchant wherever the reader is: records are of its days. */
import { dateLocale } from './date-locale.ts'
import { cached } from './intl-cache.ts'

const MEDIUM = { dateStyle: 'medium' } as const
const SHORT = { timeStyle: 'short' } as const
const NUMERIC = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
/** The language's own data has nought hours without their zero, and twelve hours in the Americas. */
const OF_DAY = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

interface Form {
  readonly day: Intl.DateTimeFormatOptions
  readonly time: Intl.DateTimeFormatOptions
}

/** Where people write a day, a space and a time, and the language's data has them otherwise. */
const FORMS: Readonly<Record<string, Form>> = {
  es: { day: NUMERIC, time: OF_DAY },
  'es-AR': { day: NUMERIC, time: OF_DAY },
  id: { day: MEDIUM, time: SHORT },
  vi: { day: NUMERIC, time: SHORT },
}

/**
 * Gregorian in every language. Thai would count years from the Buddha, 2569 for 2026, beside timestamps that the spec writes
 * as `yyyy-MM-dd`: one page would hold two years for one day. Latin digits, as all numbers have.
 */
const formatIn = (locale: string, timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(dateLocale(locale), { calendar: 'gregory', numberingSystem: 'latn', timeZone, ...options })

const days = cached((locale, zone) => formatIn(locale, zone, FORMS[locale]?.day ?? MEDIUM))
const times = cached((locale, zone) => formatIn(locale, zone, FORMS[locale]?.time ?? SHORT))
const dayTimes = cached((locale, zone) => formatIn(locale, zone, { ...MEDIUM, ...SHORT }))
const stamps = cached(
  // Swedish writes dates as the wire does.
  (locale, zone) => formatIn(locale, zone, { dateStyle: 'short', timeStyle: 'medium' }),
)

/**
 * A day and a time, such as "24/11/2026 17:05".
 * @param zone an IANA name
 * @param instant milliseconds since 1970
 */
export const formatTimeIn = (zone: string, instant: number, locale: string): string =>
  FORMS[locale]
    ? `${days(locale, zone).format(instant)} ${times(locale, zone).format(instant)}`
    : dayTimes(locale, zone).format(instant)

/** The day alone. */
export const formatDayIn = (zone: string, instant: number, locale: string): string => days(locale, zone).format(instant)

const shortDays = cached((locale, zone) => formatIn(locale, zone, { day: 'numeric', month: 'short' }))

/** The day without its year, such as "28/11" or "28 Nov", where the year is plain. */
export const formatShortDayIn = (zone: string, instant: number, locale: string): string =>
  FORMS[locale]?.day === NUMERIC
    ? // Without a year the language's data has another sign between the two.
      days(locale, zone).format(instant).slice(0, 'dd/mm'.length)
    : shortDays(locale, zone).format(instant)

/** When something was so in few letters: the time alone on the day of `now`, else the day alone. */
export const formatSinceShortIn = (zone: string, instant: number, now: number, locale: string): string =>
  isSameDay(zone, instant, now) ? times(locale, zone).format(instant) : formatShortDayIn(zone, instant, locale)

/** When something was so: the time alone on the day of `now`, else the day as well. */
export const formatSinceIn = (zone: string, instant: number, now: number, locale: string): string =>
  isSameDay(zone, instant, now) ? times(locale, zone).format(instant) : formatTimeIn(zone, instant, locale)

/** How a moment stands within a sentence, after a word such as "until". */
interface InText {
  readonly time: (time: string) => string
  readonly dayTime: (day: string, time: string) => string
}

/** One o'clock is one alone. */
const hours = (time: string): string => `${time.startsWith('01') ? 'la' : 'las'} ${time}`
const SPANISH: InText = { time: hours, dayTime: (day, time) => `el ${day} a ${hours(time)}` }
/** Where a sentence has them otherwise than a table: with articles, or the time first. */
const IN_TEXT: Readonly<Record<string, InText>> = {
  en: { time: (time) => time, dayTime: (day, time) => `${time}, ${day}` },
  es: SPANISH,
  'es-AR': SPANISH,
}

/**
 * A day and a time for the middle of a sentence, such as "el 24/11/2026 a las 17:05" or "17:05, 24 Nov 2026".
 * @param now given, the time alone is said on its day
 */
export function formatInText(zone: string, instant: number, locale: string, now?: number): string {
  const own = IN_TEXT[locale]
  const isToday = now !== undefined && isSameDay(zone, instant, now)
  if (!own) return isToday ? times(locale, zone).format(instant) : formatTimeIn(zone, instant, locale)
  const time = times(locale, zone).format(instant)
  return isToday ? own.time(time) : own.dayTime(days(locale, zone).format(instant), time)
}

/** `yyyy-MM-dd hh:mm:ss`, 24 hours, the same in every language: for files, and for notices (spec 2, "Notice page"). */
export const stampIn = (zone: string, instant: number): string => stamps('sv', zone).format(instant)

const isSameDay = (zone: string, one: number, other: number): boolean =>
  stampIn(zone, one).slice(0, 10) === stampIn(zone, other).slice(0, 10)

const MONTH_MS = 30 * 86_400_000
/** Records are kept for a year, and what is promised ends within the next months. */
const MONTHS = Array.from({ length: 16 }, (_, index) => (index - 12) * MONTH_MS)

/** Whether two zones' clocks show the same wherever records may be: those who live by it need not be told of it. */
export const isSameClock = (zone: string, other: string, now: number): boolean =>
  zone === other || MONTHS.every((away) => stampIn(zone, now + away) === stampIn(other, now + away))

/** The reader's own zone, an IANA name. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

const generics = cached(
  (locale, timeZone) => new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortGeneric' }),
)
const offsets = cached((locale, timeZone) => new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' }))

const zonePart = (format: Intl.DateTimeFormat, instant: number): string =>
  format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? ''

/** How far a zone is from UTC, such as "GMT-3". */
export const formatOffset = (zone: string, instant: number, locale: string): string =>
  zonePart(offsets(locale, zone), instant)

/** What people call a zone, with how far it is from UTC, such as "Buenos Aires Time (GMT-3)". */
export function formatZone(zone: string, instant: number, locale: string): string {
  const [name, offset] = [zonePart(generics(locale, zone), instant), formatOffset(zone, instant, locale)]
  return name === offset ? offset : `${name} (${offset})`
}
