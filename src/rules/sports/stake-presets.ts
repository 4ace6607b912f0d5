/** Stakes to choose by one tap, in minor units. Spec: not shown. */

const SERIES = [1n, 2n, 5n]
/** The first of them is so many of the least stakes, or what is next to it in the series. */
const FIRST_TIMES = 5n

/**
 * Round sums, the lowest first: of the series 1, 2, 5, 10, from five of the least stakes on, and none above the most.
 * @param count how many
 */
export function stakePresets(leastStake: bigint, mostStake: bigint | null, count = 4): bigint[] {
  const from = leastStake > 0n ? leastStake * FIRST_TIMES : 1n
  const presets: bigint[] = []
  for (let power = 1n; presets.length < count; power *= 10n)
    for (const step of SERIES) {
      const sum = step * power
      if (mostStake !== null && sum > mostStake) return presets
      if (sum >= from && presets.length < count) presets.push(sum)
    }
  return presets
}
