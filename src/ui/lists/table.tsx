import type { ReactNode } from 'react'
import { cx } from '../layout/cx.ts'
import { inset, older as olderClass, panel } from '../layout/layout.css.ts'
import * as css from './table.css.ts'

export interface Column<Row> {
  readonly key: string
  /** Its heading. */
  readonly name: string
  readonly cell: (row: Row) => ReactNode
  /** Where its cell stands in a row that is folded; the `title` names the row for screen readers, too. */
  readonly place?: keyof typeof css.place
  /** Figures, which end where their column ends. */
  readonly atEnd?: boolean
  /** Whether the cell says its heading where the row is folded. */
  readonly labelled?: boolean
  /** Of all rows, in a last one. */
  readonly total?: ReactNode
}

interface TableProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row, index: number) => string
  /** `pairs`: a title, and below it cells side by side. `thirds`: a title and a sum, and below them three cells. */
  readonly folds?: Exclude<keyof typeof css.table, 'whole'>
  /** Those of the page before, while the next one is on its way. */
  readonly older?: boolean
  /** Whether it is the row of whoever looks at it. */
  readonly isOwn?: (row: Row) => boolean
}

/** A short table, all of whose rows are there. Where it folds, rows are blocks below desktops. */
export function Table<Row>({ columns, rows, keyOf, folds, older = false, isOwn }: TableProps<Row>) {
  const cellsOf = (contentOf: (column: Column<Row>) => ReactNode) =>
    columns.map((column) => {
      const { key, name, place = 'fact', atEnd = false, labelled = false } = column
      const className = cx(css.place[place], atEnd && place === 'fact' && css.atEnd)
      return place === 'title' ? (
        <th key={key} scope="row" className={className}>
          {contentOf(column)}
        </th>
      ) : (
        <td key={key} className={className}>
          {labelled && (
            <span className={css.label} aria-hidden>
              {name}
            </span>
          )}
          {contentOf(column)}
        </td>
      )
    })
  return (
    <div className={cx(panel, inset.rows)}>
      <table className={cx(css.table[folds ?? 'whole'], older && olderClass)} aria-busy={older}>
        <thead className={css.head}>
          <tr>
            {columns.map(({ key, name, atEnd, place }) => (
              <th key={key} scope="col" className={atEnd || place === 'corner' ? css.headingEnd : css.heading}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={keyOf(row, index)} className={cx(css.row, isOwn?.(row) && css.own)}>
              {cellsOf(({ cell }) => cell(row))}
            </tr>
          ))}
        </tbody>
        {columns.some(({ total }) => total !== undefined) && (
          <tfoot>
            <tr className={cx(css.row, css.totals)}>{cellsOf(({ total }) => total)}</tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
