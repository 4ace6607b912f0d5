/** A chart of gains and losses, one bar a day: where bars and lines stand. Plain numbers for drawing; no money is counted here. */

export interface Bar {
  /** From the chart's start, as a part of its width. */
  readonly x: number
  readonly width: number
  /** The upper edge and the height, as parts of the chart's height. */
  readonly y: number
  readonly height: number
}

export interface ChartShape {
  readonly bars: readonly Bar[]
  /** The line of nothing gained and nothing lost, as a part of the height. */
  readonly zero: number
  /** The highest and the lowest value that the chart reaches, in the unit of the values. */
  readonly highest: bigint
  readonly lowest: bigint
}

/** How fine parts are told: as many as a screen could ever show. */
const FINE = 1_000_000n

/** What part of a range a value is, from 0 to 1. */
const part = (value: bigint, range: bigint): number => Number((value * FINE) / range) / Number(FINE)

/** What a scale may end at, in tenths of a power of ten. */
const ENDS = [10n, 12n, 15n, 20n, 25n, 30n, 40n, 50n, 60n, 80n, 100n] as const

/** The least number that a scale may end at and that is not smaller. */
export function roundUp(value: bigint): bigint {
  if (value <= 0n) return 0n
  let unit = 1n
  while (unit * 10n <= value) unit *= 10n
  const end = ENDS.find((tenths) => (unit * tenths) % 10n === 0n && unit * tenths >= value * 10n)
  return (unit * (end ?? 100n)) / 10n
}

/**
 * Lays out the bars of values, the first one at the start. Nothing but zeros lies on the line in the middle.
 * @param gap how much of a bar's place is free, from 0 to below 1
 */
export function layOutBars(values: readonly bigint[], gap: number): ChartShape {
  const most = values.reduce((a, b) => (b > a ? b : a), 0n)
  const least = values.reduce((a, b) => (b < a ? b : a), 0n)
  const [highest, lowest] = [roundUp(most), -roundUp(-least)]
  const range = highest - lowest
  if (range === 0n)
    return { bars: values.map((_, index) => place(index, values.length, gap, 0.5, 0)), zero: 0.5, highest, lowest }
  const zero = part(highest, range)
  return {
    bars: values.map((value, index) => {
      const size = part(value < 0n ? -value : value, range)
      return place(index, values.length, gap, value < 0n ? zero : zero - size, size)
    }),
    zero,
    highest,
    lowest,
  }
}

const place = (index: number, count: number, gap: number, y: number, height: number): Bar => ({
  x: (index + gap / 2) / count,
  width: (1 - gap) / count,
  y,
  height,
})
