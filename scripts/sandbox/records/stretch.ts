/** Stretches of time that records are asked for. */
import { addDays, dayIn, daysBetween, dayStart, writeDay } from '../../../src/rules/records/zoned-days.ts'
import { Malformed, Refused } from '../answers.ts'
import type { Context } from '../context.ts'
import type { Stretch } from '../store/records/records.ts'

const DAY_MS = 86_400_000
/** Clocks that change make a stretch of days longer, in milliseconds. */
const CLOCKS_MS = 2 * 3_600_000

/** Days, as far as clocks let one tell. @throws Malformed for a stretch that ends before it begins */
function lengthOf({ startTime, endTime }: Stretch): number {
  if (endTime <= startTime) throw new Malformed('endTime', 'expected a moment after startTime')
  return Math.ceil((endTime - startTime - CLOCKS_MS) / DAY_MS)
}

/** @throws Malformed for a stretch that ends before it begins, Refused for one of too many days */
export function checkLength(stretch: Stretch, most: number): void {
  if (lengthOf(stretch) > most) throw new Refused('range too long', { field: 'endTime' })
}

/** The days of a stretch, by the merchant's clock; of its first and its last what lies within it. */
export function daysOf(
  { startTime, endTime }: Stretch,
  { merchant }: Context,
): (Stretch & { readonly date: string })[] {
  const { timeZone = 'UTC' } = merchant
  return daysBetween(dayIn(timeZone, startTime), dayIn(timeZone, endTime - 1)).map((day) => ({
    date: writeDay(day),
    startTime: Math.max(startTime, dayStart(timeZone, day)),
    endTime: Math.min(endTime, dayStart(timeZone, addDays(day, 1))),
  }))
}
