import type { ReactNode } from 'react'
import * as css from './comparison.css.ts'

export interface Compared {
  readonly key: string
  readonly name: string
  /** Below its name: how it stands to whoever looks at it. */
  readonly note: string
  readonly own: boolean
}

interface ComparisonProps<Column extends Compared> {
  /** What is compared, read out before the first column's name. */
  readonly label: string
  readonly columns: readonly Column[]
  readonly rows: readonly {
    readonly key: string
    readonly name: string
    readonly cell: (column: Column) => ReactNode
  }[]
}

/** Things side by side, a column each, a row for all that is said of them; one's own is raised. */
export function Comparison<Column extends Compared>({ label, columns, rows }: ComparisonProps<Column>) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col" className={css.label}>
            {label}
          </th>
          {columns.map(({ key, name, note, own }) => (
            <th key={key} scope="col" className={css.head} {...(own && { 'data-own': '' })}>
              <span className={css.name}>{name}</span>
              <span className={css.note}>{note}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key: row, name, cell }) => (
          <tr key={row}>
            <th scope="row" className={css.label}>
              {name}
            </th>
            {columns.map((column) => (
              <td key={column.key} className={css.value} {...(column.own && { 'data-own': '' })}>
                {cell(column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
