/**
 * What the members of a grown team have done: computed from their number whenever it is asked for, and never kept. They bet, bring
 * in and take out outside the ledger, which holds what contracts have paid them alone.
 */
import type { TeamBet, TeamCash } from '../../store/team/tree.ts'
import { createRandom } from '../random.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** A member whose past is computed. */
export interface Past {
  readonly id: string
  /** What their past is drawn from. */
  readonly number: number
  readonly joined: number
}

interface Stretch {
  readonly startTime: number
  readonly endTime: number
}

/** What they play, by their number. */
const PLAYED = ['RNG', 'LIVE', 'SPORTS', 'RNG', 'PVP', 'FISH']

const mix = (number: number, day: number): number => Math.imul(number ^ Math.imul(day, 0x9e3779b1), 0x85ebca6b) >>> 0

/** Draws for each day of a stretch since the member joined. */
function* daysOf({ number, joined }: Past, { startTime, endTime }: Stretch) {
  const first = Math.floor(Math.max(startTime, joined) / DAY_MS)
  for (let day = first; day * DAY_MS < endTime; day += 1) yield { day, random: createRandom(mix(number, day)) }
}

/** In how many of a hundred days somebody plays: most seldom, some nearly each day. */
const habitOf = (number: number): number => 3 + ((number >>> 7) % 10) ** 2 / 2

/** The bets of a stretch. @param unit some money of the merchant's, in minor units */
export function pastBets(past: Past, stretch: Stretch, unit: bigint): TeamBet[] {
  const bets: TeamBet[] = []
  for (const { day, random } of daysOf(past, stretch)) {
    if (random.below(100) >= habitOf(past.number)) continue
    const at = day * DAY_MS + random.below(24) * HOUR_MS + random.below(60) * 60_000
    const [count, validBet] = [1 + random.below(30), (unit * BigInt(1 + random.below(40))) / 2n]
    const won = random.below(Math.ceil(count * 0.9))
    if (at < stretch.startTime || at >= stretch.endTime || at < past.joined) continue
    const record = `B${mix(past.number, day).toString(16).toUpperCase().padStart(12, '0')}${day}`
    const base = {
      record,
      category: PLAYED[past.number % PLAYED.length] ?? '',
      member: past.id,
      at,
      stake: validBet,
      validBet,
    }
    if (won > 0) bets.push({ ...base, result: (validBet * 95n) / 100n, count: won })
    if (count > won) bets.push({ ...base, result: -validBet, count: count - won })
  }
  return bets
}

/** What was brought in and taken out in a stretch. */
export function pastCash(past: Past, stretch: Stretch, unit: bigint): TeamCash[] {
  const cash: TeamCash[] = []
  for (const { day, random } of daysOf({ ...past, number: past.number ^ 0x5bd1e995 }, stretch)) {
    const draw = random.below(400)
    if (draw >= habitOf(past.number)) continue
    const at = day * DAY_MS + random.below(24) * HOUR_MS + random.below(60) * 60_000
    if (at < stretch.startTime || at >= stretch.endTime || at < past.joined) continue
    const reason = draw % 3 === 2 ? 'withdrawal' : 'deposit'
    const amount = unit * BigInt(10 * (1 + random.below(60)))
    const reference = `${reason === 'deposit' ? 'D' : 'W'}${mix(past.number, day).toString(16).toUpperCase().padStart(12, '0')}`
    cash.push({ member: past.id, at, reason, reference, amount: reason === 'deposit' ? amount : -amount })
  }
  return cash
}
