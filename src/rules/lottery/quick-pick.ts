/** Numbers that chance picks for a draw (spec 1: lottery families). */
import type { LotteryFamily } from './lottery.ts'

interface Range {
  /** How many numbers a pick has. */
  readonly count: number
  readonly from: number
  readonly to: number
  /** Whether a number may come twice, each in a place of its own; else they are a set, told in order. */
  readonly repeats: boolean
}

// Spec: not shown. What each family draws; of the others it is not known what a bet is made of.
const RANGES: Readonly<Partial<Record<LotteryFamily, Range>>> = {
  LHC: { count: 6, from: 1, to: 49, repeats: false },
  '11X5': { count: 5, from: 1, to: 11, repeats: false },
  SSC: { count: 5, from: 0, to: 9, repeats: true },
  PCB: { count: 3, from: 0, to: 9, repeats: true },
  K3: { count: 3, from: 1, to: 6, repeats: true },
}

/** Whether chance can pick for draws of a family. */
export const canPick = (family: LotteryFamily): boolean => RANGES[family] !== undefined

/**
 * Numbers as they stand on balls; empty for a family that is not known.
 * @param chance a whole number from 0 to less than what it is handed, each as likely
 */
export function quickPick(family: LotteryFamily, chance: (below: number) => number): readonly string[] {
  const { [family]: range } = RANGES
  if (!range) return []
  const { count, from, to, repeats } = range
  const left = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  const picked = Array.from({ length: count }, () => {
    const at = chance(left.length)
    return (repeats ? left[at] : left.splice(at, 1)[0]) ?? from
  })
  const digits = String(to).length
  return (repeats ? picked : picked.toSorted((a, b) => a - b)).map((it) => String(it).padStart(digits, '0'))
}

/** Chance of the browser's own, without a lean to the first numbers. */
export function fairChance(below: number): number {
  const most = Math.floor(2 ** 32 / below) * below
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return drawn < most ? drawn % below : fairChance(below)
}

/** As an address says a pick. */
export const writePick = (numbers: readonly string[]): string => numbers.join('-')

/** Reads a pick from an address; empty for what no draw of the family can have. */
export function readPick(family: LotteryFamily, text: string): readonly string[] {
  const { [family]: range } = RANGES
  const numbers = text.split('-')
  if (!range || numbers.length !== range.count) return []
  const fits = numbers.every((it) => /^\d{1,2}$/.test(it) && Number(it) >= range.from && Number(it) <= range.to)
  return fits && (range.repeats || new Set(numbers.map(Number)).size === numbers.length) ? numbers : []
}
