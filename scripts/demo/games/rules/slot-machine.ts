/**
 * How a slot is built: reels, what pays, and its return to the player, worked out exactly. Each spin runs on one of two
 * sets of reels, and how often on which is what makes a machine return just what its game says.
 */
import { linesOf, MOST_LINES, type Line } from './slot-lines.ts'

/** The symbols: a wild, a scatter, four pictures, five letters. The first picture pays most. */
export const SYMBOLS = ['wild', 'scatter', 'high1', 'high2', 'high3', 'high4', 'A', 'K', 'Q', 'J', '10'] as const
export type SymbolName = (typeof SYMBOLS)[number]

/** What three, four and five from the left pay, in coins; a line costs one coin. */
export const PAYS: Readonly<Record<Exclude<SymbolName, 'wild' | 'scatter'>, readonly [number, number, number]>> = {
  high1: [60, 250, 1000],
  high2: [45, 160, 600],
  high3: [35, 110, 400],
  high4: [30, 90, 300],
  A: [25, 70, 225],
  K: [20, 60, 200],
  Q: [15, 45, 150],
  J: [12, 40, 125],
  '10': [10, 30, 100],
}

/** What three, four and five scatters anywhere pay, in whole stakes, and the free spins that they bring. */
export const SCATTER_PAYS = [2, 5, 25] as const
export const FREE_SPINS = [8, 10, 15] as const
/** What wins are multiplied by in free spins. */
export const FREE_TIMES = 2

/** How many of each symbol a reel has, in the order of `SYMBOLS`. Wilds stand on the middle reels. */
type Counts = readonly number[]
const LOOSE: readonly Counts[] = [
  [0, 1, 2, 3, 3, 3, 4, 4, 4, 4, 4],
  [2, 1, 2, 2, 3, 3, 4, 4, 4, 4, 4],
  [2, 1, 2, 2, 3, 3, 4, 4, 4, 4, 4],
  [2, 1, 2, 2, 3, 3, 4, 4, 4, 4, 4],
  [0, 1, 2, 3, 3, 3, 4, 4, 4, 4, 4],
]
/** The same with fewer wilds. */
const TIGHT: readonly Counts[] = LOOSE.map((counts, reel) => (reel === 2 ? counts.with(0, 1).with(10, 5) : counts))

/** A reel: the symbols in a ring, as numbers of `SYMBOLS`. */
export type Reel = readonly number[]

/** Lays the symbols of a reel as far apart from their likes as they go, another way for each reel. */
function layOut(counts: Counts, turn: number): Reel {
  const places = counts.flatMap((count, symbol) =>
    Array.from({ length: count }, (_, index) => ({
      symbol,
      at: ((index + ((symbol * 7 + turn * 3) % 11) / 11) / count) % 1,
    })),
  )
  return places.toSorted((a, b) => a.at - b.at || a.symbol - b.symbol).map(({ symbol }) => symbol)
}

export interface Machine {
  /** Lines that pay, or `null` where every way from left to right does. */
  readonly lines: readonly Line[] | null
  /** What a spin costs, in coins. */
  readonly coins: number
  /** The reels of each set. */
  readonly sets: readonly [loose: readonly Reel[], tight: readonly Reel[]]
  /** Of ten thousand spins, how many run on the loose set. */
  readonly looseShare: number
}

const SETS: Machine['sets'] = [
  LOOSE.map((counts, reel) => layOut(counts, reel)),
  TIGHT.map((counts, reel) => layOut(counts, reel)),
]
const WAYS_COINS = 60

/** What a spin returns on average on a set of reels, as a part of the stake: exactly, from the reels themselves. */
export function returnOf(reels: readonly Reel[], ways: boolean): number {
  const base = ways ? waysReturn(reels) / WAYS_COINS : lineReturn(reels)
  const scatters = scatterChances(reels)
  const bonus = [3, 4, 5].reduce((sum, count, index) => {
    const free = (FREE_SPINS[index] ?? 0) * FREE_TIMES * base
    return sum + (scatters[count] ?? 0) * ((SCATTER_PAYS[index] ?? 0) + free)
  }, 0)
  return base + bonus
}

const paying = SYMBOLS.flatMap((name, symbol) =>
  name === 'wild' || name === 'scatter' ? [] : [{ symbol, pays: PAYS[name] }],
)

/** A line sees one symbol of each reel, whatever its row: its chances are those of the reel. */
function lineReturn(reels: readonly Reel[]): number {
  return paying.reduce((sum, { symbol, pays }) => {
    const fits = reels.map((reel) => reel.filter((it) => it === symbol || it === 0).length / reel.length)
    return sum + runs(fits, fits, pays)
  }, 0)
}

function waysReturn(reels: readonly Reel[]): number {
  return paying.reduce((sum, { symbol, pays }) => {
    const counts = reels.map((reel) =>
      reel.map((_, stop) => windowOf(reel, stop).filter((it) => it === symbol || it === 0).length),
    )
    const mean = counts.map((list) => list.reduce((all, count) => all + count, 0) / list.length)
    const some = counts.map((list) => list.filter((count) => count > 0).length / list.length)
    return sum + runs(mean, some, pays)
  }, 0)
}

/** Runs of three, four and five from the left: how many on average, times what each pays. */
function runs(mean: readonly number[], some: readonly number[], pays: readonly number[]): number {
  const upTo = (count: number): number => mean.slice(0, count).reduce((product, it) => product * it, 1)
  return pays.reduce((sum, pay, index) => {
    const count = index + 3
    return sum + pay * upTo(count) * (count < 5 ? 1 - (some[count] ?? 0) : 1)
  }, 0)
}

/** The chances of so many scatters, by their number. */
function scatterChances(reels: readonly Reel[]): number[] {
  return reels.reduce<number[]>(
    (chances, reel) => {
      const p = reel.filter((_, stop) => windowOf(reel, stop).includes(1)).length / reel.length
      return [...chances, 0].map((chance, count) => chance * (1 - p) + (chances[count - 1] ?? 0) * p)
    },
    [1],
  )
}

/** The three symbols that show where a reel stops. */
export const windowOf = (reel: Reel, stop: number): [number, number, number] => [
  reel[stop % reel.length] ?? 0,
  reel[(stop + 1) % reel.length] ?? 0,
  reel[(stop + 2) % reel.length] ?? 0,
]

/**
 * The machine of a game.
 * @param lines how many it says that it has; more than 50 means every way
 * @param rtp its return to the player in percent, a decimal string
 */
export function machineOf(lines: number, rtp: string): Machine {
  const ways = lines > MOST_LINES
  const [loose, tight] = SETS.map((reels) => returnOf(reels, ways))
  if (loose === undefined || tight === undefined) throw new Error('a machine has two sets of reels')
  const share = (Number(rtp) / 100 - tight) / (loose - tight)
  return {
    lines: ways ? null : linesOf(Math.max(1, lines)),
    coins: ways ? WAYS_COINS : Math.max(1, Math.min(lines, MOST_LINES)),
    sets: SETS,
    looseShare: Math.round(Math.max(0, Math.min(1, share)) * 10_000),
  }
}

/** What the machine really returns, in percent: that of its game, unless that is out of its reach. */
export function machineReturn({ lines, looseShare }: Machine): number {
  const [loose = 0, tight = 0] = SETS.map((reels) => returnOf(reels, lines === null))
  return (100 * (loose * looseShare + tight * (10_000 - looseShare))) / 10_000
}
