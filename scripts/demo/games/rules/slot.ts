/** A spin of a slot: where the reels stop, and what that pays. */
import type { Draws } from './draws.ts'
import {
  FREE_SPINS,
  PAYS,
  SCATTER_PAYS,
  SYMBOLS,
  windowOf,
  type Machine,
  type Reel,
  type SymbolName,
} from './slot-machine.ts'

export interface Hit {
  /** Which line, from 0; `null` where every way counts, and for scatters. */
  readonly line: number | null
  readonly symbol: SymbolName
  /** Reels from the left; or scatters anywhere. */
  readonly count: number
  /** How many ways from left to right; 1 on a line. */
  readonly ways: number
  /** In coins. */
  readonly pay: number
  /** Where it stands, as `reel * 3 + row`. */
  readonly cells: readonly number[]
}

export interface Spin {
  /** Which set of reels it ran on: 0 or 1. */
  readonly set: number
  readonly stops: readonly number[]
  /** The symbols that show, as numbers of `SYMBOLS`: five reels of three rows. */
  readonly grid: readonly (readonly number[])[]
  readonly hits: readonly Hit[]
  /** All that it pays, in coins. */
  readonly pay: number
  /** Free spins that it brings. */
  readonly free: number
}

const SCATTER = SYMBOLS.indexOf('scatter')

/**
 * Spins the reels.
 * @param set the set of reels to run on, in free spins; drawn unless given
 */
export function spin(machine: Machine, draws: Draws, set?: number): Spin {
  const chosen = set ?? (draws.below(10_000) < machine.looseShare ? 0 : 1)
  const reels: readonly Reel[] = machine.sets[chosen] ?? machine.sets[0]
  const stops = reels.map((reel) => draws.below(reel.length))
  const grid = reels.map((reel, index) => windowOf(reel, stops[index] ?? 0))
  const scatter = scatterHit(machine, grid)
  const hits = [...(machine.lines ? lineHits(machine.lines, grid) : wayHits(grid)), ...(scatter ? [scatter] : [])]
  return {
    set: chosen,
    stops,
    grid,
    hits,
    pay: hits.reduce((sum, { pay }) => sum + pay, 0),
    free: scatter ? (FREE_SPINS[scatter.count - 3] ?? 0) : 0,
  }
}

type Grid = readonly (readonly number[])[]

function lineHits(lines: NonNullable<Machine['lines']>, grid: Grid): Hit[] {
  return lines.flatMap((rows, line) => {
    const seen = rows.map((row, reel) => grid[reel]?.[row] ?? SCATTER)
    const [first = SCATTER] = seen
    const count = runLength(seen.map((symbol) => symbol === first || symbol === 0))
    const pay = payOf(first, count)
    if (pay === 0) return []
    const cells = rows.slice(0, count).map((row, reel) => reel * 3 + row)
    return [{ line, symbol: nameOf(first), count, ways: 1, pay, cells }]
  })
}

function wayHits(grid: Grid): Hit[] {
  return [...new Set(grid[0])].flatMap((first) => {
    const rows = grid.map((reel) => reel.flatMap((symbol, row) => (symbol === first || symbol === 0 ? [row] : [])))
    const count = runLength(rows.map(({ length }) => length > 0))
    const pay = payOf(first, count)
    if (pay === 0) return []
    const fits = rows.slice(0, count)
    const ways = fits.reduce((product, { length }) => product * length, 1)
    const cells = fits.flatMap((list, reel) => list.map((row) => reel * 3 + row))
    return [{ line: null, symbol: nameOf(first), count, ways, pay: pay * ways, cells }]
  })
}

function scatterHit({ coins }: Machine, grid: Grid): Hit | null {
  const cells = grid.flatMap((reel, at) => reel.flatMap((symbol, row) => (symbol === SCATTER ? [at * 3 + row] : [])))
  const times = SCATTER_PAYS[cells.length - 3]
  return times === undefined
    ? null
    : { line: null, symbol: 'scatter', count: cells.length, ways: 1, pay: times * coins, cells }
}

/** How many from the left are alike. */
const runLength = (alike: readonly boolean[]): number => {
  const end = alike.indexOf(false)
  return end < 0 ? alike.length : end
}

/** Every number on a reel has a name. */
const nameOf = (symbol: number): SymbolName => SYMBOLS[symbol] ?? 'scatter'

function payOf(symbol: number, count: number): number {
  const name = nameOf(symbol)
  return name === 'wild' || name === 'scatter' ? 0 : (PAYS[name][count - 3] ?? 0)
}
