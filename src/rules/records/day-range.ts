/** What stretch of days records are asked for (spec 2, "Member centre": three months on screen, a year by request). */
import type { PlainDate } from '../dates.ts'
import { addDays, compareDays, countDays, dayStart, monthStart, readDay } from './zoned-days.ts'

/** From the first day to the last, both among them, in the merchant's time zone. */
export interface DayRange {
  readonly from: PlainDate
  readonly to: PlainDate
}

export const RANGE_PRESETS = ['today', 'yesterday', 'last7', 'thisMonth', 'lastMonth', 'last30', 'last90'] as const
export type RangePreset = (typeof RANGE_PRESETS)[number]

/** What shows where nothing else is asked for. */
const DEFAULT_PRESET: RangePreset = 'last7'

/** Any three months that follow one another have no more days: what a screen shows at the most. */
export const MOST_SCREEN_DAYS = 92
/** A year, also with a leap day in it: how far back records are kept, and what is prepared by request. */
export const MOST_DAYS = 366

/** The days of a preset. @param today in the merchant's time zone */
export function rangeOf(preset: RangePreset, today: PlainDate): DayRange {
  const last = (days: number): DayRange => ({ from: addDays(today, 1 - days), to: today })
  switch (preset) {
    case 'today':
      return last(1)
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) }
    case 'last7':
      return last(7)
    case 'thisMonth':
      return { from: monthStart(today), to: today }
    case 'lastMonth':
      return { from: monthStart(today, -1), to: addDays(monthStart(today), -1) }
    case 'last30':
      return last(30)
    case 'last90':
      return last(90)
  }
}

/** The preset that has just these days, the shortest word first; `null` for a range of one's own. */
export const presetOf = (range: DayRange, today: PlainDate): RangePreset | null =>
  RANGE_PRESETS.find((preset) => isSameRange(rangeOf(preset, today), range)) ?? null

const isSameRange = (a: DayRange, b: DayRange): boolean =>
  compareDays(a.from, b.from) === 0 && compareDays(a.to, b.to) === 0

/** The first day of which there are records. */
export const earliestDay = (today: PlainDate): PlainDate => addDays(today, 1 - MOST_DAYS)

/** Why a range can't be asked for. */
export type RangeProblem = 'order' | 'future' | 'too-old' | 'too-long'

/**
 * @param most how many days there may be: {@link MOST_SCREEN_DAYS} where no longer range can be prepared by request
 * @returns `null` for a range that can be shown, or prepared by request
 */
export function rangeProblem({ from, to }: DayRange, today: PlainDate, most = MOST_DAYS): RangeProblem | null {
  if (compareDays(from, to) > 0) return 'order'
  if (compareDays(to, today) > 0) return 'future'
  if (compareDays(from, earliestDay(today)) < 0) return 'too-old'
  return countDays(from, to) > most ? 'too-long' : null
}

/** Whether a screen shows it; a longer one is prepared by request. */
export const fitsScreen = ({ from, to }: DayRange): boolean => countDays(from, to) <= MOST_SCREEN_DAYS

/**
 * Reads the range of an address.
 * @returns the preset's days where the address names none, or such that can't be asked for
 */
export function readRange(from: string, to: string, today: PlainDate, most = MOST_DAYS): DayRange {
  const [first, last] = [readDay(from), readDay(to)]
  const range = first && last && { from: first, to: last }
  return range && rangeProblem(range, today, most) === null ? range : rangeOf(DEFAULT_PRESET, today)
}

/** The moments of a range, in milliseconds since 1970: from the first one to the one after the last. */
export interface Span {
  readonly startTime: number
  readonly endTime: number
}

/** @param zone the merchant's, an IANA name */
export const spanOf = ({ from, to }: DayRange, zone: string): Span => ({
  startTime: dayStart(zone, from),
  endTime: dayStart(zone, addDays(to, 1)),
})
