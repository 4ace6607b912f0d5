/** The tens of the least amount that are offered: round in any currency whose least amount is. */
const TIMES = [10n, 50n, 100n, 500n]

/** Amounts to choose by a tap, in minor units; none where there is no least amount to go by. */
export const presetsOf = (min: bigint | null): bigint[] =>
  min === null || min <= 0n ? [] : TIMES.map((times) => min * times)
