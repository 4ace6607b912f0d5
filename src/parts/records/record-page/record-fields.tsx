import { useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { MoneyChange } from './money-change.tsx'
import type { RecordList } from './record-list.tsx'
import { useRecordLabels } from './use-record-labels.ts'

/** What a record says: a column of the table where it has a cell, one of the file where it has a text. */
export interface RecordField<Row, Sums> {
  readonly key: string
  readonly name: string
  readonly cell?: (row: Row) => ReactNode
  readonly text?: (row: Row) => string
  /** How much of the table's width it takes beside the others; 1 unless said. */
  readonly share?: number
  /** Amounts stand at the end. */
  readonly atEnd?: boolean
  readonly total?: (sums: Sums) => ReactNode
  /** Where a phone's card has it. What is its name names the row for screen readers too, and stands first in the table. */
  readonly place?: 'name' | 'amount' | 'note'
  /** What a card says in place of the cell. */
  readonly note?: (row: Row) => ReactNode
  /** What a screen reader hears of it after the row's name, where rows of one name are told apart by it. */
  readonly told?: (row: Row) => string
}

type Shown<Row, Sums> = Pick<ComponentProps<typeof RecordList<Row, Sums>>, 'columnsOf' | 'card' | 'nameOf'>

/** The table's columns, a phone's card and a row's name, made of what its records say. */
export function layOut<Row, Sums>(fields: readonly RecordField<Row, Sums>[], totalName = ''): Shown<Row, Sums> {
  const shown = fields.flatMap(({ cell, ...field }) => (cell ? [{ ...field, cell }] : []))
  const placed = (place: RecordField<Row, Sums>['place']) => shown.filter((field) => field.place === place)
  const [named] = placed('name')
  const columns = [...placed('name'), ...shown.filter(({ place }) => place !== 'name')]
  const isSummed = columns.some(({ total }) => total !== undefined)
  return {
    columnsOf: (sums) =>
      columns.map(({ share = 1, total, ...field }) => ({
        ...field,
        share,
        ...(field.place === 'name' ? isSummed && { total: totalName } : total && { total: sums && total(sums) }),
      })),
    card: (row) => ({
      what: named?.cell(row),
      amount: placed('amount').map(({ key, cell, note = cell }) => <span key={key}>{note(row)}</span>),
      note: placed('note').map(({ key, cell, note = cell }) => <span key={key}>{note(row)}</span>),
    }),
    nameOf: (row) => [named?.text?.(row), ...shown.map(({ told }) => told?.(row))].filter(Boolean).join(', '),
  }
}

/** What records of every kind say: when, where they are of a moment, and sums of minor units, exact in a file. */
export function useRecordFields<Row, Sums>() {
  const { t } = useLingui()
  const words = useRecordLabels()
  type Field = RecordField<Row, Sums>
  const money = (key: string, name: string, of: (row: Row) => bigint, more: Partial<Field> = {}): Field => ({
    key,
    name,
    cell: (row) => words.money(of(row)),
    text: (row) => words.plain(of(row)),
    atEnd: true,
    ...more,
  })
  const count = (key: string, name: string, of: (row: Row) => number, more: Partial<Field> = {}): Field => ({
    key,
    name,
    cell: (row) => words.count(of(row)),
    text: (row) => String(of(row)),
    atEnd: true,
    ...more,
  })
  return {
    words,
    /** Of minor units. */
    money,
    /** Of whole numbers. */
    count,
    /** Of minor units: with its sign, and in the colour of a gain. */
    changed: (minor: bigint) => <MoneyChange minor={minor} words={words} />,
    time: {
      key: 'time',
      name: t`Time`,
      share: 1.3,
      cell: ({ time }) => words.time(time),
      text: ({ time }) => words.stamp(time),
      told: ({ time }) => words.time(time),
      place: 'note',
    } satisfies RecordField<{ readonly time: number }, unknown>,
  }
}
