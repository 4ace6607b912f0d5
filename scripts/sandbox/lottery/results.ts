/** What is drawn: the same for the same lottery and draw, so that every browser and every run sees one result. */
import type { LotteryFamily } from '../../../src/rules/lottery/lottery.ts'
import { createRandom, numberOf, type Random } from '../seeds/random.ts'

export interface Result {
  readonly numbers: string[]
  readonly prizes?: { rank: number; numbers: string[] }[]
}

type Draw = (random: Random) => Result

const two = (value: number): string => String(value).padStart(2, '0')
const digits = (random: Random, length: number): string => Array.from({ length }, () => random.below(10)).join('')

/** Some of the numbers from 1, no two alike, in the order in which they come. */
function without(random: Random, count: number, last: number): number[] {
  const urn = Array.from({ length: last }, (_, index) => index + 1)
  return Array.from({ length: count }, () => urn.splice(random.below(urn.length), 1)[0] ?? 0)
}

const balls =
  (count: number, last: number): Draw =>
  (random) => ({ numbers: without(random, count, last).map(two) })
const rows =
  (count: number, from: number, to: number): Draw =>
  (random) => ({ numbers: Array.from({ length: count }, () => String(from + random.below(to - from + 1))) })

/** How many numbers of how many digits each rank has, the special prize (0) first. */
type Ranks = readonly (readonly [count: number, length: number])[]
const NORTH: Ranks = [
  [1, 5],
  [1, 5],
  [2, 5],
  [6, 5],
  [4, 4],
  [6, 4],
  [3, 3],
  [4, 2],
]
const SOUTH: Ranks = [
  [1, 6],
  [1, 5],
  [1, 5],
  [2, 5],
  [7, 5],
  [1, 4],
  [3, 4],
  [1, 3],
  [1, 2],
]

/** A Vietnamese draw has many prizes; the digits of the special one stand for the whole. */
const prizes =
  (ranks: Ranks): Draw =>
  (random) => {
    const drawn = ranks.map(([count, length], rank) => ({
      rank,
      numbers: Array.from({ length: count }, () => digits(random, length)),
    }))
    return { numbers: [...(drawn[0]?.numbers[0] ?? '')], prizes: drawn }
  }

const DRAWS: Readonly<Record<Exclude<LotteryFamily, 'OTHER' | 'VN'>, Draw>> = {
  '11X5': balls(5, 11),
  LF: balls(8, 20),
  LHC: balls(7, 49),
  PK10: balls(10, 10),
  SSC: rows(5, 0, 9),
  K3: (random) => ({ numbers: rows(3, 1, 6)(random).numbers.toSorted() }),
  PCB: rows(3, 0, 9),
}

/** What is drawn: a family's balls, or the prizes of Vietnam's north, or of its centre and south. */
export type Kind = keyof typeof DRAWS | 'VN-NORTH' | 'VN-SOUTH'

/** The result of a lottery's draw. */
export function resultOf(kind: Kind, code: string, numero: string): Result {
  const random = createRandom(numberOf(`draw/${code}/${numero}`))
  if (kind === 'VN-NORTH') return prizes(NORTH)(random)
  if (kind === 'VN-SOUTH') return prizes(SOUTH)(random)
  return DRAWS[kind](random)
}
