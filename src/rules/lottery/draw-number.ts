import type { PlainDate } from '../dates.ts'

export interface DrawNumber {
  readonly day: PlainDate
  /** Which of the day it is; `null` where there is one a day. */
  readonly ofDay: string | null
}

const DAY_AND_PLACE = /^(\d{4})(\d{2})(\d{2})(?:-(\d+))?$/

/** What a draw's number tells where it is a day, and which of the day; `null` for a number of another kind. */
export function readDrawNumber(number: string): DrawNumber | null {
  const match = DAY_AND_PLACE.exec(number)
  if (!match) return null
  const [year = 0, month = 0, day = 0] = match.slice(1, 4).map(Number)
  const told = new Date(Date.UTC(year, month - 1, day))
  // A number of eight digits need not be a day.
  if (told.getUTCMonth() !== month - 1 || told.getUTCDate() !== day) return null
  return { day: { year, month, day }, ofDay: match[4] ?? null }
}
