import { useLingui } from '@lingui/react/macro'
import type { RecordWords } from '../../../parts/records/record-page/use-record-labels.ts'
import type { TeamFigures, TeamOverview } from '../../../state/team/overview.ts'
import { Table, type Column } from '../../../ui/lists/table.tsx'
import { FIGURE_NAMES, MONEY_FIGURES } from './team-figures.ts'

export interface DayRow extends TeamFigures {
  readonly date: string
  /** The day as people read it. */
  readonly name: string
  /** The same below a bar. */
  readonly short: string
}

interface OverviewTableProps {
  readonly rows: readonly DayRow[]
  /** Of all these days. */
  readonly totals: TeamOverview
  readonly words: RecordWords
}

/** What the chart draws, and all other figures, day by day. */
export function OverviewTable({ rows, totals, words }: OverviewTableProps) {
  const { i18n, t } = useLingui()
  const counted = (key: 'active' | 'newMembers', name: string, total?: number): Column<DayRow> => ({
    key,
    name,
    atEnd: true,
    labelled: true,
    cell: (row) => words.count(row[key]),
    // Who bets on two days is one member.
    total: total === undefined ? '' : words.count(total),
  })
  return (
    <Table
      columns={[
        {
          key: 'name',
          name: t({ message: 'Day', context: 'a column of dates' }),
          place: 'title',
          cell: ({ name }) => name,
          total: t`Total`,
        },
        counted('active', t`Active members`, totals.active),
        counted('newMembers', t`New members`, totals.newMembers),
        ...MONEY_FIGURES.map((key): Column<DayRow> => ({
          key,
          name: i18n._(FIGURE_NAMES[key]),
          atEnd: true,
          labelled: true,
          cell: (row) => words.money(row[key]),
          total: words.money(totals[key]),
        })),
      ]}
      rows={rows}
      keyOf={({ date }) => date}
      folds="pairs"
    />
  )
}
