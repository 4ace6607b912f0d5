/** The colours that players know the balls by. The number always stands on the ball: colour alone says nothing. */
import type { LotteryFamily } from './lottery.ts'

/** `plain` takes the brand's own colour. */
export const BALL_COLORS = [
  'plain',
  'red',
  'blue',
  'green',
  'yellow',
  'orange',
  'cyan',
  'indigo',
  'brown',
  'slate',
  'silver',
] as const
export type BallColor = (typeof BALL_COLORS)[number]

/** The red and blue balls of LHC, as Hong Kong draws them; all others up to 49 are green. */
const LHC_RED: ReadonlySet<number> = new Set([1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46])
const LHC_BLUE: ReadonlySet<number> = new Set([3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48])

/** The ten cars of PK10, from 1. */
const PK10: readonly BallColor[] = [
  'yellow',
  'blue',
  'slate',
  'orange',
  'cyan',
  'indigo',
  'silver',
  'red',
  'brown',
  'green',
]

/**
 * The colour of a ball. Spec: not shown; these are the draws' own conventions.
 * @param number as the server writes it, such as `"07"`
 */
export function ballColor(family: LotteryFamily, number: string): BallColor {
  const value = /^\d{1,2}$/.test(number) ? Number(number) : null
  if (value === null) return 'plain'
  if (family === 'PK10') return PK10[value - 1] ?? 'plain'
  if (family === 'LHC') return lhc(value)
  // The two that count double in LF, and the red pips of a die.
  if (family === 'LF') return value === 19 || value === 20 ? 'red' : 'blue'
  if (family === 'K3') return value === 1 || value === 4 ? 'red' : 'plain'
  return 'plain'
}

function lhc(value: number): BallColor {
  if (LHC_RED.has(value)) return 'red'
  if (LHC_BLUE.has(value)) return 'blue'
  return value >= 1 && value <= 49 ? 'green' : 'plain'
}
