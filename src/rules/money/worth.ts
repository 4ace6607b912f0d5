/** What money is worth to a brand's players, for all that is meant in money and not in units of one currency. */

export interface Worth {
  /** Decimals of the currency. */
  readonly digits: number
  /** How many of its units are about a dollar; by its decimals where nobody says. */
  readonly unit?: number | undefined
}

/** Without decimals a currency counts in units too small to stake: what is one elsewhere is ten thousand there. */
export const unitOf = ({ digits, unit }: Worth): number => unit ?? (digits === 0 ? 10_000 : 1)
