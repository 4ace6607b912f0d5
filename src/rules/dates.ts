/** Dates of the calendar as the wire writes them (spec 5, patterns 11 and 13), without a clock or a time zone. */

/** The two ways to write a date: 11 is `yyyy-MM-dd`, 13 is `MM-dd-yyyy` (spec 5, "Pattern meanings"). */
export type DatePattern = 11 | 13

export interface PlainDate {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  /** 1 to 31. */
  readonly day: number
}

const WRITTEN: Readonly<Record<DatePattern, RegExp>> = {
  11: /^(?<year>[0-9]{4})-(?<month>[0-9]{2})-(?<day>[0-9]{2})$/,
  13: /^(?<month>[0-9]{2})-(?<day>[0-9]{2})-(?<year>[0-9]{4})$/,
}

/**
 * Reads a date that is in the calendar.
 * @returns `null` for another format, and for days that no month has
 */
export function readDate(text: string, pattern: DatePattern): PlainDate | null {
  const groups = WRITTEN[pattern].exec(text)?.groups
  if (!groups) return null
  const date = { year: Number(groups['year']), month: Number(groups['month']), day: Number(groups['day']) }
  const real = new Date(0)
  // Not by the constructor, which takes the years below 100 for others.
  real.setUTCFullYear(date.year, date.month - 1, date.day)
  return real.getUTCMonth() === date.month - 1 && real.getUTCDate() === date.day ? date : null
}

/** Writes a date in the format of a pattern. */
export function writeDate({ year, month, day }: PlainDate, pattern: DatePattern): string {
  const [y, m, d] = [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')]
  return pattern === 11 ? `${y}-${m}-${d}` : `${m}-${d}-${y}`
}

/** The calendar's day at a moment, by the clock of the one who looks. */
export function dayOf(moment: Date): PlainDate {
  return { year: moment.getFullYear(), month: moment.getMonth() + 1, day: moment.getDate() }
}

/**
 * How many birthdays somebody has had; whoever is born on a 29 February has it on 1 March in other years.
 * Negative for a birth that is still to come.
 */
export function ageOn(birth: PlainDate, today: PlainDate): number {
  const had = today.month > birth.month || (today.month === birth.month && today.day >= birth.day)
  return today.year - birth.year - (had ? 0 : 1)
}

/** The latest birthday of those who are of age. */
export function latestBirth(today: PlainDate, age: number): PlainDate {
  const birth = { ...today, year: today.year - age }
  // On a 29 February in a year that has none, those born on the day before are the youngest.
  return readDate(writeDate(birth, 11), 11) ?? { ...birth, day: 28 }
}
