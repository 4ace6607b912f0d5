/** When a promotion begins and ends, by the merchant's days. */
import { addDays, dayIn, dayStart } from '../../../src/rules/records/zoned-days.ts'
import type { Context } from '../context.ts'
import type { PromotionPlan } from '../seeds/rewards/promotions.ts'

const MINUTE = 60_000

/** In milliseconds since 1970; `null` where it has no such day. */
export function datesOf(
  { starts, ends }: Pick<PromotionPlan, 'starts' | 'ends'>,
  { now, merchant }: Pick<Context, 'now' | 'merchant'>,
): { readonly starts: number | null; readonly ends: number | null } {
  const zone = merchant.timeZone ?? 'UTC'
  const today = dayIn(zone, now())
  const startOf = (days: number | undefined): number | null =>
    days === undefined ? null : dayStart(zone, addDays(today, days))
  const midnight = startOf(ends)
  // To the last minute of a day, as people say it.
  return { starts: startOf(starts), ends: midnight && midnight - MINUTE }
}
