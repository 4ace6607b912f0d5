/** Days of the calendar in a merchant's time zone: which day a moment is in, and when a day begins, also where clocks change. */
import { readDate, writeDate, type PlainDate } from '../dates.ts'

const HOUR_MS = 3_600_000
/** No zone is further from UTC than this, on either side, in milliseconds. */
const FURTHEST_MS = 16 * HOUR_MS

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making one is slow, and a zone is asked about for each row. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const fresh = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  formats.set(zone, fresh)
  return fresh
}

/**
 * The day that a moment is in.
 * @param zone an IANA name, such as `America/Santiago`
 * @param instant milliseconds since 1970
 * @throws RangeError for a zone that nobody knows
 */
export function dayIn(zone: string, instant: number): PlainDate {
  const said = { year: 0, month: 0, day: 0 }
  for (const { type, value } of formatOf(zone).formatToParts(instant))
    if (type === 'year' || type === 'month' || type === 'day') said[type] = Number(value)
  return said
}

/** Below 0 where the first day is the earlier one, 0 where both are the same. */
export const compareDays = (a: PlainDate, b: PlainDate): number => a.year - b.year || a.month - b.month || a.day - b.day

/**
 * When a day begins: its first moment, which is not midnight where clocks are put forward then.
 * @returns milliseconds since 1970
 */
export function dayStart(zone: string, date: PlainDate): number {
  const near = Date.UTC(date.year, date.month - 1, date.day)
  let [before, from] = [near - FURTHEST_MS, near + FURTHEST_MS]
  // Days follow one another, so halving finds the moment whatever clocks do: to the second, as zones' rules are written.
  while (from - before > 1000) {
    const middle = before + Math.floor((from - before) / 2000) * 1000
    if (compareDays(dayIn(zone, middle), date) < 0) before = middle
    else from = middle
  }
  return from
}

/** Another day of the calendar. @param days negative for earlier ones */
export function addDays({ year, month, day }: PlainDate, days: number): PlainDate {
  const moved = new Date(Date.UTC(year, month - 1, day + days))
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() }
}

/** The first day of a month. @param months how many later; negative for earlier ones */
export const monthStart = ({ year, month }: PlainDate, months = 0): PlainDate => {
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  return { year: first.getUTCFullYear(), month: first.getUTCMonth() + 1, day: 1 }
}

/** How many days there are from one to another, both among them; 0 or less where the second is earlier. */
export const countDays = (from: PlainDate, to: PlainDate): number =>
  Math.round(
    (Date.UTC(to.year, to.month - 1, to.day) - Date.UTC(from.year, from.month - 1, from.day)) / (24 * HOUR_MS),
  ) + 1

/** Every day from one to another, both among them. */
export const daysBetween = (from: PlainDate, to: PlainDate): PlainDate[] =>
  Array.from({ length: Math.max(0, countDays(from, to)) }, (_, index) => addDays(from, index))

/** A day as addresses, date fields and the wire write it: `yyyy-MM-dd`. */
export const writeDay = (date: PlainDate): string => writeDate(date, 11)
/** @returns `null` for what is no day of the calendar */
export const readDay = (text: string): PlainDate | null => readDate(text, 11)
