/** What the ranks of a club ask for and bring, from the lowest, in whole units of a currency with cents (`ranks.ts` names them). */
export const RANK_PLANS: readonly {
  readonly validBets: number
  readonly upgrade?: number
  readonly weekly?: number
}[] = [
  { validBets: 0 },
  { validBets: 500, upgrade: 2 },
  { validBets: 5000, upgrade: 10, weekly: 2 },
  { validBets: 25_000, upgrade: 40, weekly: 5 },
  { validBets: 100_000, upgrade: 150, weekly: 15 },
  { validBets: 400_000, upgrade: 500, weekly: 40 },
  { validBets: 1_500_000, upgrade: 2000, weekly: 120 },
]
