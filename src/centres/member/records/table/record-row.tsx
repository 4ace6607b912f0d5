import { useLingui } from '@lingui/react/macro'
import { memo, type ReactNode } from 'react'
import { cx } from '../../../../ui/layout/cx.ts'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import type { RecordTableProps } from './record-table-props.ts'
import { sharesOf } from './shares.ts'
import * as css from './record-table.css.ts'

interface RecordRowProps<Row> extends Pick<RecordTableProps<Row>, 'columns' | 'card' | 'nameOf' | 'onOpen'> {
  /** From 0. */
  readonly index: number
  /** `undefined` while it is on its way. */
  readonly row: Row | undefined
  /** Pixels. */
  readonly rowHeight: number
  readonly isTable: boolean
  /** Whether Tab comes to it. */
  readonly isStop: boolean
}

function Plain<Row>({ index, row, rowHeight, isTable, isStop, columns, card, nameOf, onOpen }: RecordRowProps<Row>) {
  const { t } = useLingui()
  const place = { insetBlockStart: index * rowHeight, blockSize: rowHeight }
  const opener = row && { name: nameOf(row), isStop, onOpen: () => onOpen(row) }
  return (
    <tr
      aria-rowindex={index + 2}
      data-row={index}
      className={cx(css.row, isTable ? css.line : css.card)}
      style={isTable ? { ...place, ...sharesOf(columns) } : place}
    >
      {!row || !opener ? (
        <td className={css.awaited} aria-label={t`Loading`} colSpan={columns.length}>
          <Skeleton className={css.waiting} />
        </td>
      ) : isTable ? (
        columns.map(({ key, atEnd, cell }, at) => (
          <td key={key} className={cx(css.cell, atEnd && css.atEnd)}>
            {at === 0 ? <Opener {...opener}>{cell(row)}</Opener> : cell(row)}
          </td>
        ))
      ) : (
        <Card {...card(row)} columns={columns.length} {...opener} />
      )}
    </tr>
  )
}

/** One record; those that stay while the list scrolls are not drawn again. */
// The cast: `memo` forgets that its component is generic.
export const RecordRow = memo(Plain) as typeof Plain

interface OpenerProps {
  readonly name: string
  /** Whether Tab comes to it. */
  readonly isStop: boolean
  readonly onOpen: () => void
  readonly children: ReactNode
}

/** Names the row; a press anywhere on the row is one on it. */
function Opener({ name, isStop, onOpen, children }: OpenerProps) {
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
