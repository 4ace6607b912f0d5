/** The raffle of every merchant, a new one each week. */

interface Prize {
  /** In whole units of a currency with cents; `null` for none. */
  readonly amount: number | null
  /** Of ten thousand draws. */
  readonly odds: number
}

/** In the order in which they stand on a wheel. */
export const RAFFLE_PRIZES = {
  'one-a': { amount: 1, odds: 1500 },
  'none-a': { amount: null, odds: 2200 },
  five: { amount: 5, odds: 800 },
  'two-a': { amount: 2, odds: 1000 },
  'none-b': { amount: null, odds: 2200 },
  hundred: { amount: 100, odds: 20 },
  'one-b': { amount: 1, odds: 1500 },
  twenty: { amount: 20, odds: 180 },
  'two-b': { amount: 2, odds: 600 },
} as const satisfies Readonly<Record<string, Prize>>

export type PrizeKey = keyof typeof RAFFLE_PRIZES
export const PRIZE_KEYS = Object.keys(RAFFLE_PRIZES) as readonly PrizeKey[] // the record's own keys

/** What all odds come to. */
export const ALL_ODDS = 10_000

/** The prize that a number wins. @param number from 0 to below `ALL_ODDS` */
export function prizeAt(number: number): PrizeKey {
  let left = number
  for (const key of PRIZE_KEYS) {
    left -= RAFFLE_PRIZES[key].odds
    if (left < 0) return key
  }
  throw new RangeError(`${number} wins nothing that there is`)
}
