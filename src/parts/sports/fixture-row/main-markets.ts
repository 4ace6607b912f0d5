import type { Market } from '../../../rules/sports/fixture.ts'

/** The markets that have a column: the result, and totals. */
export const mainMarkets = (
  markets: readonly Market[],
): { readonly result: string | null; readonly totals: string | null } => ({
  result: markets.find(({ group }) => group === 'result')?.id ?? null,
  totals: markets.find(({ group }) => group === 'totals')?.id ?? null,
})
