/** How many games lie between the steps of a facet that says how many reach each step. */

interface Bin {
  /** The gateway's own word for the step that it begins with. */
  readonly step: string
  readonly count: number
}

/**
 * The bars of a histogram: what reaches a step and not the next one.
 * @param reached how many games reach each step, by the step as a decimal
 */
export function binsOf(reached: ReadonlyMap<string, number> = new Map()): readonly Bin[] {
  const steps = [...reached].toSorted(([a], [b]) => Number(a) - Number(b))
  // Counts that were taken while the list changed may disagree by a few.
  return steps.map(([step, count], place) => ({ step, count: Math.max(0, count - (steps[place + 1]?.[1] ?? 0)) }))
}
