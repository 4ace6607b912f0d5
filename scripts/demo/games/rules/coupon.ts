/** What several picks pay together. */

/** However long the list of picks, nothing pays more, in hundredths of the stake. */
export const MOST_ODDS = 50_000

/** The odds of all together, in hundredths: cut after each, as they are shown. */
export function together(picks: readonly { readonly odds: number }[]): number {
  const product = picks.reduce((all, { odds }) => (all * BigInt(odds)) / 100n, 100n)
  return Number(product > BigInt(MOST_ODDS) ? BigInt(MOST_ODDS) : product)
}
