import type { LatestDraws, Lottery } from '../../../state/lottery.ts'

/**
 * The lotteries whose draws come next, the soonest first; of those that are drawn at the same moment the most popular.
 * While no draw is known, the most popular ones.
 */
export function soonest(lotteries: readonly Lottery[], draws: LatestDraws | undefined, count: number): Lottery[] {
  const moment = ({ code }: Lottery): number => draws?.byLottery[code]?.next.opensAt ?? Number.POSITIVE_INFINITY
  const sorted = draws ? lotteries.toSorted((a, b) => compare(moment(a), moment(b))) : lotteries
  return sorted.slice(0, count)
}

// A difference of two infinities is not a number.
const compare = (a: number, b: number): number => (a === b ? 0 : a - b)
