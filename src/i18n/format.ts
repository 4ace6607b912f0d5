/** Amounts, counts and times as people read them. Every `Intl` object is made once, since making one is slow. */
import { toDecimal } from '../rules/money.ts'
import { cached } from './cached.ts'
import { hoursIn } from './clock.ts'

/** A brand's currency: what stands before an amount, and its decimals (0 to 4). */
export interface Currency {
  readonly symbol: string
  readonly digits: number
}

const LEFT_TO_RIGHT_ISOLATE = '\u2066'
const POP_ISOLATE = '\u2069'
const RIGHT_TO_LEFT = /^(?:ar|fa|he)\b/

/** Latin digits everywhere: amounts are compared with bank statements, and copied. */
const decimals = cached(
  (locale, digits) =>
    new Intl.NumberFormat(locale, {
      numberingSystem: 'latn',
      // Spanish, for one, would leave 1234 ungrouped; thousands are always separated here.
      useGrouping: 'always',
      minimumFractionDigits: Number(digits),
      maximumFractionDigits: Number(digits),
    }),
)

const signs = cached((locale) => {
  const numbers = new Intl.NumberFormat(locale, { numberingSystem: 'latn', signDisplay: 'always' })
  const signOf = (value: 1 | -1, type: 'plusSign' | 'minusSign') =>
    numbers.formatToParts(value).find((part) => part.type === type)?.value
  return { plus: signOf(1, 'plusSign') ?? '+', minus: signOf(-1, 'minusSign') ?? '-' }
})

/** @param plus what stands before an amount above nothing */
function write(minor: bigint, { symbol, digits }: Currency, locale: string, plus: string): string {
  const size = minor < 0n ? -minor : minor
  const sign = minor < 0n ? signs(locale).minus : minor > 0n ? plus : ''
  // The cast: a decimal string is formatted without loss (Intl.NumberFormat v3); toDecimal writes nothing else.
  const number = decimals(locale, String(digits)).format(toDecimal(size, digits) as `${number}`)
  const text = `${sign}${symbol}${number}`
  return RIGHT_TO_LEFT.test(locale) ? `${LEFT_TO_RIGHT_ISOLATE}${text}${POP_ISOLATE}` : text
}

/**
 * Writes minor units as symbol and grouped decimals, such as `P1,234.50` (spec 9, "Balance shows two decimals").
 * Exact for any amount. A negative one has its sign first. In a right-to-left language the whole is kept in one piece.
 * @param minor minor units, such as cents
 * @param locale BCP 47
 */
export function formatMoney(minor: bigint, currency: Currency, locale: string): string {
  return write(minor, currency, locale, '')
}

/**
 * Writes what came or went as `formatMoney` does, with a plus before what came: `+P1,234.50`. Nothing has no sign.
 * @param minor minor units, such as cents
 * @param locale BCP 47
 */
export function formatChange(minor: bigint, currency: Currency, locale: string): string {
  return write(minor, currency, locale, signs(locale).plus)
}

/** Writes a whole number with its thousands separated, such as a count of games. */
export function formatInteger(value: number | bigint, locale: string): string {
  return decimals(locale, '0').format(value)
}

const coins = cached(
  (locale) =>
    new Intl.NumberFormat(locale, { numberingSystem: 'latn', useGrouping: 'always', maximumFractionDigits: 12 }),
)

/**
 * Writes a sum of coins, such as `52.35 USDT`, without zeros at its end.
 * @param decimal a decimal string
 * @param coin left empty, the number stands alone
 */
export function formatCoins(decimal: string, coin: string, locale: string): string {
  // What is no decimal is shown as it came: a number that was made up would be sent.
  if (!/^\d+(?:\.\d+)?$/.test(decimal)) return decimal
  // The cast: a decimal string is formatted without loss (Intl.NumberFormat v3).
  return `${coins(locale).format(decimal as `${number}`)}\u00a0${coin}`.trim()
}

const two = (part: number) => String(part).padStart(2, '0')

/**
 * Writes a moment as `yyyy-MM-dd hh:mm:ss` in the reader's time zone, 24 hours (spec 2, "Notice page").
 * @param instant milliseconds since 1970, UTC
 */
export function formatTimestamp(instant: number): string {
  const at = new Date(instant)
  const day = `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`
}

/**
 * Gregorian in every language. Thai would count years from the Buddha, 2569 for 2026, beside timestamps and records that
 * the spec writes as `yyyy-MM-dd`: one page would hold two years for one day.
 */
const dateTimes = cached(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      calendar: 'gregory',
      dateStyle: 'medium',
      timeStyle: 'short',
      ...hoursIn(locale),
    }),
)

/**
 * Writes a moment as the language does, in the reader's time zone, such as "1 ene 2026, 9:30".
 * @param instant milliseconds since 1970, UTC
 */
export function formatDateTime(instant: number, locale: string): string {
  return dateTimes(locale).format(instant)
}

const times = cached((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...hoursIn(locale) }))

/**
 * Writes when something was so: the time alone on the same day, else the date as well, in the reader's time zone.
 * @param instant milliseconds since 1970, UTC
 * @param now the same
 */
export function formatSince(instant: number, now: number, locale: string): string {
  const sameDay = new Date(instant).toDateString() === new Date(now).toDateString()
  return (sameDay ? times : dateTimes)(locale).format(instant)
}

const relatives = cached((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }))
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/**
 * Says how far off a moment is, such as "in 25 minutes": for the end of maintenance (spec 2, "Maintenance").
 * Rounded up, so that nobody is told to come back too early; less than a minute counts as one.
 * @param instant milliseconds since 1970, UTC
 * @param now the same
 */
export function formatRelative(instant: number, now: number, locale: string): string {
  const away = instant - now
  // Whole minutes first, so that a second under two hours is not "120 minutes".
  const size = Math.ceil(Math.abs(away) / 60_000) * 60_000
  // From twice the unit on, so that 90 minutes are not "2 hours".
  const [unit, length] = UNITS.find(([, ms]) => size >= 2 * ms) ?? ['minute', 60_000]
  const count = Math.max(1, Math.ceil(size / length))
  return relatives(locale).format(away < 0 ? -count : count, unit)
}
