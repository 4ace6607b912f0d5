import { useLingui } from '@lingui/react/macro'
import type { Profit } from '../../../state/records/profit.ts'
import { frame, head, table } from '../../../ui/lists/folded-table.css.ts'
import { MoneyChange } from '../records/money-change.tsx'
import type { RecordWords } from '../records/use-record-labels.ts'
import * as css from './profit-table.css.ts'

export interface ProfitRow extends Profit {
  readonly key: string
  readonly name: string
}

interface ProfitTableProps {
  /** What the first column is of. */
  readonly name: string
  readonly rows: readonly ProfitRow[]
  readonly totals: Profit
  readonly words: RecordWords
}

/** What the chart draws, in figures: columns on desktops, below them a card of lines for each row. */
export function ProfitTable({ name, rows, totals, words }: ProfitTableProps) {
  const { t } = useLingui()
  const columns = [
    { key: 'stake', label: t`Stake`, of: ({ stake }: Profit) => words.money(stake) },
    { key: 'win', label: t`Win`, of: ({ win }: Profit) => words.money(win) },
    { key: 'rewards', label: t`Rewards`, of: ({ rewards }: Profit) => words.money(rewards) },
  ]
  const line = (row: Profit) =>
    columns.map(({ key, label, of }) => (
      <td key={key} className={css.cell}>
        <span className={css.label} aria-hidden>
          {label}
        </span>
        {of(row)}
      </td>
    ))
  const result = ({ result: minor }: Profit) => (
    <td className={css.result}>
      <MoneyChange minor={minor} words={words} />
    </td>
  )
  return (
    <div className={frame}>
      <table className={table}>
        <thead className={head}>
          <tr>
            <th scope="col" className={css.heading}>
              {name}
            </th>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col" className={css.amountHeading}>
                {label}
              </th>
            ))}
            <th scope="col" className={css.amountHeading}>{t`Result`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className={css.row}>
              <th scope="row" className={css.name}>
                {row.name}
              </th>
              {line(row)}
              {result(row)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={css.totals}>
            <th scope="row" className={css.name}>{t`Total`}</th>
            {line(totals)}
            {result(totals)}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
