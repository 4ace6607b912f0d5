/** What can be bet on a lottery's draw, how likely it is, and what it pays. Every chance is worked out exactly. */

/** A kind of bet: which numbers are chosen, and when they win. */
export interface LotteryBet {
  readonly name: LotteryBetName
  /** What can be chosen: from, to. */
  readonly from: number
  readonly to: number
  /** How many are chosen. */
  readonly count: number
  /** Whether their order counts, and the same may be chosen twice. */
  readonly ordered: boolean
  /** The chance that they win, as a part of one. */
  readonly chance: number
}

export type LotteryBetName = 'any1' | 'any2' | 'any3' | 'first1' | 'first2' | 'last1' | 'last2' | 'sum'

const choose = (n: number, k: number): number =>
  Array.from({ length: k }, (_, index) => (n - index) / (k - index)).reduce((product, it) => product * it, 1)

/** So many chosen numbers are all among those that are drawn. */
const any = (count: 1 | 2 | 3, last: number, drawn: number): LotteryBet => ({
  name: `any${count}`,
  from: 1,
  to: last,
  count,
  ordered: false,
  chance: choose(last - count, drawn - count) / choose(last, drawn),
})
/** The first one or two that are drawn, in order; no number comes twice. */
const first = (count: 1 | 2, last: number): LotteryBet => ({
  name: `first${count}`,
  from: 1,
  to: last,
  count,
  ordered: true,
  chance: count === 1 ? 1 / last : 1 / (last * (last - 1)),
})
/** The last one or two digits. */
const ends = (count: 1 | 2): LotteryBet => ({
  name: `last${count}`,
  from: 0,
  to: 9,
  count,
  ordered: true,
  chance: 10 ** -count,
})

/** The sums of three dice, by how many of 216 throws have them. */
const throwsOf = (sum: number): number => {
  let count = 0
  for (let one = 1; one <= 6; one += 1)
    for (let two = 1; two <= 6; two += 1) if (sum - one - two >= 1 && sum - one - two <= 6) count += 1
  return count
}
const sum: LotteryBet = { name: 'sum', from: 3, to: 18, count: 1, ordered: false, chance: 0 }

/** The bets of each kind of draw. */
export const LOTTERY_BETS: Readonly<Record<string, readonly LotteryBet[]>> = {
  '11X5': [any(1, 11, 5), any(2, 11, 5), any(3, 11, 5), first(1, 11)],
  LF: [any(1, 20, 8), any(2, 20, 8), any(3, 20, 8), first(1, 20)],
  LHC: [any(1, 49, 7), any(2, 49, 7), any(3, 49, 7), first(1, 49)],
  PK10: [first(1, 10), first(2, 10)],
  SSC: [ends(1), ends(2)],
  PCB: [ends(1), ends(2)],
  K3: [sum],
  'VN-NORTH': [ends(2), ends(1)],
  'VN-SOUTH': [ends(2), ends(1)],
}

/** The chance of a bet on these numbers. */
export const chanceOf = (bet: LotteryBet, numbers: readonly number[]): number =>
  bet.name === 'sum' ? throwsOf(numbers[0] ?? 0) / 216 : bet.chance

/**
 * What a bet on these numbers pays where it wins, in hundredths of its stake.
 * @param rtp the lottery's return to the player in percent
 */
export const oddsOf = (bet: LotteryBet, numbers: readonly number[], rtp: string): number =>
  Math.round(Number(rtp) / chanceOf(bet, numbers))

/** Whether these numbers could be chosen. */
export function isChoice({ from, to, count, ordered, name }: LotteryBet, numbers: readonly number[]): boolean {
  const different = new Set(numbers).size === numbers.length
  return (
    numbers.length === count &&
    numbers.every((number) => Number.isInteger(number) && number >= from && number <= to) &&
    (different || (ordered && name.startsWith('last')))
  )
}

/** Whether the numbers win. @param drawn the draw's numbers, as texts */
export function wins({ name }: LotteryBet, numbers: readonly number[], drawn: readonly string[]): boolean {
  const values = drawn.map(Number)
  const same = (part: readonly number[]): boolean => part.every((value, index) => value === numbers[index])
  switch (name) {
    case 'any1':
    case 'any2':
    case 'any3':
      return numbers.every((number) => values.includes(number))
    case 'first1':
    case 'first2':
      return same(values.slice(0, numbers.length))
    case 'last1':
    case 'last2':
      return same(values.slice(-numbers.length))
    case 'sum':
      return values.reduce((all, value) => all + value, 0) === numbers[0]
  }
}
