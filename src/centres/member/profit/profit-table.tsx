import { useLingui } from '@lingui/react/macro'
import type { Profit } from '../../../state/records/profit.ts'
import type { Column } from '../../../ui/lists/table.tsx'
import { FittingAmount } from '../../../parts/money/fitting-amount/fitting-amount.tsx'
import { MoneyChange } from '../../../parts/records/record-page/money-change.tsx'
import type { RecordWords } from '../../../parts/records/record-page/use-record-labels.ts'
import { Table } from '../../../ui/lists/table.tsx'

export interface ProfitRow extends Profit {
  readonly key: string
  readonly name: string
}

/** How many letters of a sum have room in one of three cells on a phone. */
const ROOM = 10

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
  const fitting = (minor: bigint) => <FittingAmount minor={minor} room={ROOM} />
  const money = (key: 'stake' | 'win' | 'rewards', label: string): Column<ProfitRow> => ({
    key,
    name: label,
    atEnd: true,
    labelled: true,
    cell: (row) => fitting(row[key]),
    total: fitting(totals[key]),
  })
  const changed = (minor: bigint) => <MoneyChange minor={minor} words={words} room={ROOM} />
  return (
    <Table
      columns={[
        { key: 'name', name, place: 'title', cell: (row) => row.name, total: t`Total` },
        money('stake', t`Stake`),
        money('win', t`Win`),
        money('rewards', t`Rewards`),
        {
          key: 'result',
          name: t`Result`,
          place: 'corner',
          cell: ({ result }) => changed(result),
          total: changed(totals.result),
        },
      ]}
      rows={rows}
      keyOf={({ key }) => key}
      folds="thirds"
    />
  )
}
