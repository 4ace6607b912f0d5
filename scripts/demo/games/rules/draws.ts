/** Where the games' chances come from. A game asks for numbers in one order, so that anybody can follow it. */
export interface Draws {
  /** A whole number from 0 to below `limit`, each as likely as the others. */
  below(limit: number): number
}

/** Some of the numbers from 0 to below `limit`, no two alike, in the order in which they come. */
export function without(draws: Draws, count: number, limit: number): number[] {
  const urn = Array.from({ length: limit }, (_, index) => index)
  return Array.from({ length: count }, () => urn.splice(draws.below(urn.length), 1)[0] ?? 0)
}
