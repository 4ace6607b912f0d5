/** Winners of days gone by, the same every time, so that a board is full before anybody has played. */
import { minorUnits, type MerchantSeed } from '../../site/merchant.ts'
import type { Game } from './games.ts'
import { createRandom, numberOf, type Random } from '../random.ts'

export const DAY_MS = 86_400_000
const WINNERS_A_DAY = 30
const NAMES =
  'luna mateo sol bruno vera nico alba tomas ines leo mara hugo zoe rafa lucia pablo carla diego elena ivan'.split(' ')

export interface Winner {
  /** The whole username; the board masks it. */
  readonly username: string
  /** Minor units. */
  readonly amount: bigint
  readonly game: Game
  /** Milliseconds since 1970. */
  readonly at: number
}

/** A username of nobody. */
export const someUsername = (random: Random): string => `${random.pick(NAMES)}${random.below(1000)}`

/**
 * The seeded winners of one day.
 * @param day days since 1970, UTC
 * @param games the merchant's, of which there must be some
 */
export function winnersOfDay(merchant: MerchantSeed, games: readonly Game[], day: number): Winner[] {
  const random = createRandom(numberOf(`winners/${merchant.merchantCode}/${day}`))
  return Array.from({ length: WINNERS_A_DAY }, () => {
    // Most wins are small, and a few are very large.
    const size = Math.exp(random.next() ** 3 * 7)
    const hundredths = Math.round(size * (4000 + random.below(6000)))
    return {
      username: someUsername(random),
      amount: (BigInt(hundredths) * minorUnits(merchant, 1)) / 100n,
      game: random.pick(games),
      at: day * DAY_MS + random.below(DAY_MS),
    }
  })
}

/** A username as strangers may see it: two characters in front, one at the end, and never how many are between. */
export function maskName(username: string): string {
  const characters = [...username]
  return `${characters.slice(0, Math.min(2, characters.length - 1)).join('')}***${characters.length > 3 ? characters.at(-1) : ''}`
}
