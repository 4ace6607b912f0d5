import type { ReactNode } from 'react'
import type { RecordList } from './use-records.ts'

export interface RecordColumn<Row> {
  readonly key: string
  readonly name: string
  /** How much of the width it takes beside the others. */
  readonly share: number
  /** Amounts stand at the end. */
  readonly atEnd?: boolean
  readonly cell: (row: Row) => ReactNode
  /** What stands in its place in the row of totals. */
  readonly total?: ReactNode
}

export interface RecordTableProps<Row> {
  readonly label: string
  readonly list: Pick<RecordList<Row, unknown>, 'length' | 'rowAt' | 'onSeen' | 'older'>
  /** The first one names the row, by its button where a row opens. */
  readonly columns: readonly RecordColumn<Row>[]
  /** What a row shows where there is no room for columns: what it is, how much, and a line below them. */
  readonly card: (row: Row) => { readonly what: ReactNode; readonly amount: ReactNode; readonly note: ReactNode }
  /** What a screen reader hears of a row's button. */
  readonly nameOf: (row: Row) => string
  /** Opens what a row tells in full; without it rows are for reading alone. */
  readonly onOpen?: ((row: Row) => void) | undefined
}
