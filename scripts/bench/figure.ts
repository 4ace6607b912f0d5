/** One line of the benchmark. */
export interface Figure {
  readonly name: string
  readonly measured: string
  readonly aim: string
  /** What it is compared with, measured in the same run. */
  readonly reference: string
  /** `null` where there is no aim. */
  readonly met: boolean | null
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
