import type { ReactNode } from 'react'
import type { Span } from '../../../rules/records/page-span.ts'

/** Rows of which those that are looked at are asked for. */
export interface VirtualList<Row> {
  /** How many places it has; `undefined` before the first answer. */
  readonly length: number | undefined
  /** The row at a place, from 0; `undefined` while it is on its way. */
  readonly rowAt: (index: number) => Row | undefined
  /** Tells which places are looked at, at rest: their pages are asked for. */
  readonly onSeen: (seen: Span) => void
  /** Whether these are the rows of the filter before. */
  readonly older: boolean
}

export interface VirtualColumn<Row> {
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

export interface VirtualTableProps<Row> {
  readonly label: string
  readonly list: VirtualList<Row>
  /** The first one names the row, by its button where a row opens. */
  readonly columns: readonly VirtualColumn<Row>[]
  /** What a row shows where there is no room for columns: what it is, how much, and a line below them. */
  readonly card: (row: Row) => { readonly what: ReactNode; readonly amount: ReactNode; readonly note: ReactNode }
  /** What a screen reader hears of a row's button. */
  readonly nameOf: (row: Row) => string
  /** Opens what a row tells in full; without it rows are for reading alone. */
  readonly onOpen?: ((row: Row) => void) | undefined
}
