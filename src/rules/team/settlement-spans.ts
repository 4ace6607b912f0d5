/**
 * When contracts are settled (spec 9: "Real-time salary is settled and paid every 5 minutes. Salary periods: daily, weekly,
 * semimonthly, monthly"), by the merchant's clock. Weeks begin on Monday, and the second half of a month on the 16th.
 */
import type { PlainDate } from '../dates.ts'
import { REAL_TIME_SALARY_MS } from '../figures.ts'
import { addDays, dayIn, dayStart, monthStart } from '../records/zoned-days.ts'
import type { ContractKind, ContractPeriod, ContractTerms } from './contract-terms.ts'

const HOUR_MS = 3_600_000

/** A stretch of time in milliseconds since 1970: its first moment, and the one after its last. */
export interface Span {
  readonly startTime: number
  readonly endTime: number
}

/** How many days of its week are over, on a day. */
const weekday = ({ year, month, day }: PlainDate): number =>
  (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7

/** The first day of the period that a day is in, and the first one after it. */
function daysOf(
  period: Exclude<ContractPeriod, 'hourly' | 'five-minutes'>,
  today: PlainDate,
): readonly [first: PlainDate, next: PlainDate] {
  const monday = addDays(today, -weekday(today))
  const [first, middle, next] = [monthStart(today), { ...today, day: 16 }, monthStart(today, 1)]
  switch (period) {
    case 'daily':
      return [today, addDays(today, 1)]
    case 'weekly':
      return [monday, addDays(monday, 7)]
    case 'semimonthly':
      return today.day < 16 ? [first, middle] : [middle, next]
    case 'monthly':
      return [first, next]
  }
}

const lasting = (length: number, since: number, instant: number): Span => {
  const startTime = since + Math.floor((instant - since) / length) * length
  return { startTime, endTime: startTime + length }
}

/** The period that a moment is in, whole. */
export function periodAt(period: ContractPeriod, zone: string, instant: number): Span {
  if (period === 'five-minutes') return lasting(REAL_TIME_SALARY_MS, 0, instant)
  const today = dayIn(zone, instant)
  // Hours by the clock on the wall: some zones are half an hour off.
  if (period === 'hourly') return lasting(HOUR_MS, dayStart(zone, today), instant)
  const [first, next] = daysOf(period, today)
  return { startTime: dayStart(zone, first), endTime: dayStart(zone, next) }
}

/** How often the tiers of each kind are measured; a dividend's by its own period. */
const MEASURED: Readonly<Record<Exclude<ContractKind, 'dividend'>, ContractPeriod>> = {
  'daily-salary': 'daily',
  'hourly-salary': 'hourly',
  'real-time-salary': 'five-minutes',
}

/** By which stretches of time a contract's tiers are measured: what is settled by the week may be earned by the day. */
export const measuredBy = ({ kind, period }: Pick<ContractTerms, 'kind' | 'period'>): ContractPeriod =>
  kind === 'dividend' ? period : MEASURED[kind]

/**
 * What lies in a stretch of time, by the periods that it lies in; the first and the last are cut where the stretch begins and ends.
 * @param events in their order, all of them within the stretch
 */
export function byPeriod<Event extends { readonly at: number }>(
  period: ContractPeriod,
  zone: string,
  { startTime, endTime }: Span,
  events: readonly Event[],
): (Span & { readonly events: Event[] })[] {
  const found: (Span & { readonly events: Event[] })[] = []
  for (const event of events) {
    const last = found.at(-1)
    if (last && event.at < last.endTime) {
      last.events.push(event)
      continue
    }
    const whole = periodAt(period, zone, event.at)
    const span = { startTime: Math.max(whole.startTime, startTime), endTime: Math.min(whole.endTime, endTime) }
    found.push({ ...span, events: [event] })
  }
  return found
}
