import { useRef, useState } from 'react'
import { useWidth } from '../../../../parts/games/game-grid/use-width.ts'
import { cx } from '../../../../ui/layout/cx.ts'
import { hiddenVisually } from '../../../../ui/layout/text.css.ts'
import { RecordRow } from './record-row.tsx'
import type { RecordTableProps } from './record-table-props.ts'
import { sharesOf } from './shares.ts'
import * as css from './record-table.css.ts'
import { useRowHeight } from './use-row-height.ts'
import { rowOf, useRowKeys } from './use-row-keys.ts'
import { useRows } from './use-rows.ts'

/** From so many pixels on there are columns. */
const COLUMNS_FROM = 560

/**
 * Any number of records, of which those that are seen exist: a table where there is room, cards on phones. A row that is
 * on its way stands as a skeleton in its final size.
 */
export function RecordTable<Row>({ label, list, columns, card, nameOf, onOpen }: RecordTableProps<Row>) {
  const frame = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const width = useWidth(frame)
  const isTable = width >= COLUMNS_FROM
  const [rowHeight, ruler] = useRowHeight(isTable)
  const count = list.length ?? 0
  const shown = useRows(body, { count, rowHeight }, list.onSeen)
  const keys = useRowKeys(body, { count, rowHeight }, shown)
  const shares = sharesOf(columns)
  const hasTotals = columns.some(({ total }) => total !== undefined)
  const seen = Array.from({ length: shown.to - shown.from }, (_, step) => shown.from + step)
  // The row that has the focus stays though it is scrolled away: the keys go on from it, and the focus is not lost.
  const { focused } = keys
  const isAway = focused !== null && focused < count && !seen.includes(focused)
  const rows = isAway ? [...seen, focused].toSorted((a, b) => a - b) : seen
  const [kept, setKept] = useState<{ readonly index: number; readonly row: Row } | null>(null)
  const keep = (index: number | null): void => {
    const row = index === null ? undefined : list.rowAt(index)
    setKept(index === null || row === undefined ? null : { index, row })
  }
  // Its page may be asked for anew, or not any more where it is far; what it opened gives the focus back to it.
  const rowAt = (index: number): Row | undefined =>
    list.rowAt(index) ?? (index === focused && index === kept?.index ? kept.row : undefined)
  return (
    <div ref={frame} className={css.frame}>
      <div ref={ruler} className={isTable ? css.rowRuler : css.cardRuler} aria-hidden />
      <table
        className={cx(css.table, list.older && css.older)}
        aria-label={label}
        aria-rowcount={count + 1 + Number(hasTotals)}
        aria-busy={list.older}
      >
        <thead className={isTable ? css.head : hiddenVisually}>
          <tr aria-rowindex={1} className={css.line} style={shares}>
            {columns.map(({ key, name, atEnd }) => (
              <th key={key} scope="col" className={cx(css.heading, atEnd && css.atEnd)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {/* The rows’ buttons are what one acts on; the keys only move among them. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <tbody
          ref={body}
          className={cx(css.body, isTable ? css.rowLines : css.cardLines)}
          style={{ blockSize: count * rowHeight }}
          onKeyDown={keys.onKeyDown}
          onFocus={(event) => {
            keys.onFocus(event)
            keep(rowOf(event.target))
          }}
          onBlur={keys.onBlur}
        >
          {rows.map((index) => (
            <RecordRow<Row>
              key={index}
              index={index}
              row={rowAt(index)}
              rowHeight={rowHeight}
              isTable={isTable}
              isStop={index === keys.current}
              columns={columns}
              card={card}
              nameOf={nameOf}
              onOpen={onOpen}
            />
          ))}
        </tbody>
        {hasTotals && isTable && (
          <tfoot className={css.foot}>
            <tr aria-rowindex={count + 2} className={css.line} style={shares}>
              {columns.map(({ key, atEnd, total }) => (
                <td key={key} className={cx(css.totalCell, atEnd && css.atEnd)}>
                  {total}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
