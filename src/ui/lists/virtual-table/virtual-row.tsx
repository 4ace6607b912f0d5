import { useLingui } from '@lingui/react/macro'
import { memo, type ReactNode } from 'react'
import type { CustomItemComponentProps } from 'virtua'
import { cx } from '../../layout/cx.ts'
import { Skeleton } from '../../states/skeleton.tsx'
import type { VirtualTableProps } from './virtual-table-props.ts'
import * as css from './virtual-table.css.ts'

/** Where a row stands in the table. */
export function RowPlace({ index, ...place }: CustomItemComponentProps) {
  return <tr {...place} aria-rowindex={index + 2} data-row={index} className={cx(css.row, css.line)} />
}

interface VirtualRowProps<Row> extends Pick<VirtualTableProps<Row>, 'columns' | 'card' | 'nameOf' | 'onOpen'> {
  /** `undefined` while it is on its way. */
  readonly row: Row | undefined
  readonly isTable: boolean
  /** Whether Tab comes to it. */
  readonly isStop: boolean
}

function Plain<Row>({ row, isTable, isStop, columns, card, nameOf, onOpen }: VirtualRowProps<Row>) {
  const { t } = useLingui()
  if (!row)
    return (
      <td className={css.awaited} aria-label={t`Loading`} colSpan={columns.length}>
        <Skeleton className={css.waiting} />
      </td>
    )
  const opener = { name: nameOf(row), isStop, onOpen: onOpen && (() => onOpen(row)) }
  if (!isTable) return <Card {...card(row)} columns={columns.length} {...opener} />
  return columns.map(({ key, atEnd, cell }, at) => (
    <td key={key} className={cx(css.cell, atEnd && css.atEnd)}>
      {at === 0 ? <Opener {...opener}>{cell(row)}</Opener> : cell(row)}
    </td>
  ))
}

/** One row; those that stay while the list scrolls are not drawn again. */
// The cast: `memo` forgets that its component is generic.
export const VirtualRow = memo(Plain) as typeof Plain

interface OpenerProps {
  readonly name: string
  /** Whether Tab comes to it. */
  readonly isStop: boolean
  readonly onOpen: (() => void) | undefined
  readonly children: ReactNode
}

/** Names the row; a press anywhere on the row is one on it. Without anything to open it is a name alone. */
function Opener({ name, isStop, onOpen, children }: OpenerProps) {
  if (!onOpen) return children
  return (
    <button type="button" className={css.opener} tabIndex={isStop ? 0 : -1} aria-label={name} onClick={onOpen}>
      {children}
    </button>
  )
}

interface CardProps extends Omit<OpenerProps, 'children'> {
  readonly what: ReactNode
  readonly amount: ReactNode
  readonly note: ReactNode
  readonly columns: number
}

function Card({ what, amount, note, columns, ...opener }: CardProps) {
  return (
    <td colSpan={columns} className={css.cardCell}>
      <span className={css.cardWhat}>
        <Opener {...opener}>{what}</Opener>
      </span>
      <span className={css.cardAmount}>{amount}</span>
      <span className={css.cardNote}>{note}</span>
    </td>
  )
}
