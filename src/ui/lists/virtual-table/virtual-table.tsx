import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { useWidth } from '../../hooks/use-width.ts'
import { cx } from '../../layout/cx.ts'
import { hiddenVisually } from '../../layout/text.css.ts'
import { seenRows } from '../seen-rows.ts'
import { VirtualRow, RowPlace } from './virtual-row.tsx'
import type { VirtualTableProps } from './virtual-table-props.ts'
import * as css from './virtual-table.css.ts'
import { rowOf, useRowKeys } from './use-row-keys.ts'
import { useScroller } from './use-scroller.ts'

/** From so many pixels on there are columns. */
const COLUMNS_FROM = 560
/** How far above and below what is seen rows exist, and their pages are asked for, in pixels. */
const BESIDE = 400

/**
 * Any number of rows, of which those that are seen exist: a table where there is room, cards on phones. A row that is
 * on its way stands as a skeleton in its final size.
 */
export function VirtualTable<Row>({ label, list, columns, card, nameOf, onOpen }: VirtualTableProps<Row>) {
  const frame = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const view = useRef<VirtualizerHandle>(null)
  const { scroller, above, measure } = useScroller(table)
  const isTable = useWidth(frame) >= COLUMNS_FROM
  const { length: count = 0, older, onSeen } = list
  const keys = useRowKeys(table, view, count)
  const hasTotals = columns.some(({ total }) => total !== undefined)
  const { focused } = keys
  const [kept, setKept] = useState<{ readonly index: number; readonly row: Row } | null>(null)
  const keep = (index: number | null): void => {
    const row = index === null ? undefined : list.rowAt(index)
    setKept(index === null || row === undefined ? null : { index, row })
  }
  // Its page may be asked for anew, or not any more where it is far; what it opened gives the focus back to it.
  const rowAt = (index: number): Row | undefined =>
    list.rowAt(index) ?? (index === focused && index === kept?.index ? kept.row : undefined)
  // Pages are asked for where the list comes to rest.
  const see = (length = count): void => {
    measure()
    if (!view.current || length === 0) return
    const [from, to] = seenRows(view.current, BESIDE)
    onSeen({ from, to })
    keys.follow()
  }
  const seeAnew = useEffectEvent(see)
  useLayoutEffect(() => seeAnew(count), [count])
  return (
    <div ref={frame} className={css.frame}>
      {/* The rows’ buttons are what one acts on; the keys only move among them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <table
        ref={table}
        className={cx(css.table, !isTable && css.cards, older && css.older)}
        style={isTable ? { gridTemplateColumns: sharesOf(columns) } : undefined}
        aria-label={label}
        aria-rowcount={count + 1 + Number(hasTotals)}
        aria-busy={older}
        onKeyDown={keys.onKeyDown}
        onFocus={(event) => {
          keys.onFocus(event)
          keep(rowOf(event.target))
        }}
        onBlur={keys.onBlur}
      >
        <thead className={isTable ? css.head : hiddenVisually}>
          <tr aria-rowindex={1} className={css.line}>
            {columns.map(({ key, name, atEnd }) => (
              <th key={key} scope="col" className={cx(css.heading, atEnd && css.atEnd)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <Virtualizer
          // Rows of another height are others.
          key={String(isTable)}
          ref={view}
          as="tbody"
          item={RowPlace}
          data={{ length: count }}
          scrollRef={scroller}
          startMargin={above}
          itemSize={pixelsOf(isTable ? css.REMS.row : css.REMS.card)}
          bufferSize={BESIDE}
          // The row that has the focus stays though it is scrolled away: the keys go on from it, and the focus is not lost.
          keepMounted={focused === null ? [] : [focused]}
          onScroll={measure}
          onScrollEnd={() => see()}
          onResize={() => see()}
        >
          {(_, index) => (
            <VirtualRow<Row>
              key={index}
              row={rowAt(index)}
              isTable={isTable}
              isStop={index === keys.current}
              columns={columns}
              card={card}
              nameOf={nameOf}
              onOpen={onOpen}
            />
          )}
        </Virtualizer>
        {hasTotals && isTable && (
          <tfoot className={css.foot}>
            <tr aria-rowindex={count + 2} className={css.line}>
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

const pixelsOf = (rems: number): number => rems * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** How the columns share the width, the same in each row. */
const sharesOf = (columns: readonly { readonly share: number }[]): string =>
  columns.map(({ share }) => `minmax(0, ${share}fr)`).join(' ')
