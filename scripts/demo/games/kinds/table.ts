/** Tables with spots for chips: baccarat, dragon tiger, roulette, sicbo. A round is over at once. */
import * as v from 'valibot'
import { PlayRefused, type Play } from '../play.ts'
import { drawTable, returnsOf, SPOTS, type TableName } from '../rules/tables.ts'
import { amountSchema, decimal, readAmount, withinLimits } from '../stakes.ts'

interface Bet {
  readonly chips: Readonly<Record<string, string>>
}

/** More spots than any table has are refused before they are read. */
const MOST_SPOTS = 60

/** @param table which of them */
export const tablePlay = (table: TableName): Play<Bet, never> => ({
  concurrent: false,
  bet: v.strictObject({
    chips: v.pipe(
      v.record(v.picklist(SPOTS[table]), amountSchema),
      v.check((chips) => Object.keys(chips).length > 0 && Object.keys(chips).length <= MOST_SPOTS),
    ),
  }),
  state: v.never(),
  begin: ({ chips }, setting, draws) => {
    const laid = Object.entries(chips).map(([spot, text]) => ({ spot, amount: readAmount(text, setting.merchant) }))
    if (laid.some(({ amount }) => amount < setting.limits.min))
      throw new PlayRefused('stake', { min: decimal(setting.limits.min, setting.merchant) })
    const stake = withinLimits(
      laid.reduce((sum, { amount }) => sum + amount, 0n),
      setting,
    )
    const outcome = drawTable(table, draws)
    const paid = laid.map(({ spot, amount }) => ({ spot, amount, back: brought(amount, returnsOf(outcome, spot)) }))
    const win = paid.reduce((sum, { back }) => sum + back, 0n)
    // What was only given back was never at risk.
    const validBet = paid.reduce((sum, { amount, back }) => (back === amount ? sum : sum + amount), 0n)
    const money = (minor: bigint): string => decimal(minor, setting.merchant)
    const returns = Object.fromEntries(paid.map(({ spot, back }) => [spot, money(back)]))
    return { stake, win, validBet, shown: { outcome, returns, won: money(win), spun: money(win) } }
  },
  table: () => ({ table, spots: SPOTS[table] }),
})

/** Hundredths of a stake, rounded down as tables do. */
const brought = (amount: bigint, hundredths: number): bigint => (amount * BigInt(hundredths)) / 100n
