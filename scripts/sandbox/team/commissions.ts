/** Commissions: the difference of rebates on what is bet below an agent, paid by the house a day at a time. */
import { dayIn, daysBetween, dayStart } from '../../../src/rules/records/zoned-days.ts'
import { periodAt, type Span } from '../../../src/rules/team/settlement-spans.ts'
import type { Context } from '../context.ts'
import { payFromHouse } from '../money/move.ts'
import type { Commission } from '../store/team/commissions.ts'
import { sumOf } from './figures.ts'
import { commissionByDay } from './team-figures.ts'

/**
 * Those of all days that begin in a stretch. Days that are over are paid when they are first asked about, and stay as they were paid
 * whatever becomes of rebates; today's are told, and not paid.
 */
export function commissionsIn(context: Context, agent: string, { startTime, endTime }: Span): Commission[] {
  const { store, merchant, now } = context
  const zone = merchant.timeZone ?? 'UTC'
  const today = periodAt('daily', zone, now())
  const days = daysBetween(
    dayIn(zone, startTime),
    dayIn(zone, Math.max(startTime, Math.min(endTime, today.endTime) - 1)),
  )
    .map((day) => dayStart(zone, day))
    .filter((day) => day >= startTime)
  const open = days.filter((day) => !store.commissions.isDone(agent, day))
  const [first, last] = [open[0], open.at(-1)]
  if (first === undefined || last === undefined) return store.commissions.list(agent, startTime, endTime)
  const stretch = { startTime: first, endTime: periodAt('daily', zone, last).endTime }
  const computed = commissionByDay(context, agent, stretch)
    .filter(({ amount, day }) => amount > 0n && open.includes(day))
    .map((commission) => ({ ...commission, reference: `COM-${commission.branch}-${commission.day}`, agent }))
  store.db.transaction(() => {
    for (const day of open.filter((one) => one < today.startTime)) {
      const ofDay = computed.filter((commission) => commission.day === day)
      for (const commission of ofDay) store.commissions.add(commission)
      pay(context, agent, day, sumOf(ofDay))
      store.commissions.finish(agent, day)
    }
  })
  return [...store.commissions.list(agent, startTime, endTime), ...computed.filter(({ day }) => day >= today.startTime)]
}

/** Pays a day's commissions at once, under the day's own reference. */
function pay(context: Context, agent: string, day: number, amount: bigint): void {
  const payment = { merchant: context.merchant.merchantCode, reason: 'commission', amount }
  if (amount > 0n) payFromHouse(context, agent, { ...payment, reference: `COM-${agent}-${day}` })
}
