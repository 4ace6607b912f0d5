import { useAtomValue } from 'jotai'
import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { brandAtom } from '../../../state/site/brand.ts'
import type { CardTools } from '../game-card/card-props.ts'
import type { List } from '../game-list/list-types.ts'
import { useVendorNames } from '../game-card/use-vendor-names.ts'
import { usePlay } from '../play/use-play.ts'
import { countRows, rowCells } from './cells.ts'
import { gridColumns } from './columns.ts'
import { createDrawQueue } from './draw-queue.ts'
import { FlingPlaces } from './fling-places.tsx'
import { countFlingRows, flingWindow } from './fling-window.ts'
import * as css from './game-grid.css.ts'
import { GridRow } from './grid-row.tsx'
import type { RowPlace } from './row-window.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { useKeptPlace } from './use-kept-place.ts'
import { useRowHeight } from './use-row-height.ts'
import { useRowWindow } from './use-row-window.ts'
import { useWidth } from './use-width.ts'

/** How many windows below what exists games are asked for. */
const AHEAD = 1.5
/** How many places stand for a first page that is on its way. */
const FIRST_PLACES = 24

interface GameGridProps {
  readonly list: List
  /** How many games there are on all pages; `null` where nobody knows. */
  readonly total: number | null
  /** The id of what names the grid. */
  readonly labelledBy: string
  readonly marksHot?: boolean
  readonly tools?: CardTools
  /** What is said where games don't come, at the first place that stays empty for it. */
  readonly notice?: ReactNode
}

/**
 * Games of any number as cards: the rows that are seen alone exist, and the games of those alone are asked for. The list
 * is as long as all of them from its first page on, and the window scrolls, so that the place of a page is the browser's own.
 */
export function GameGrid({ list, total, labelledBy, marksHot = true, tools, notice }: GameGridProps) {
  const look = useAtomValue(brandAtom).layout.card
  const vendorName = useVendorNames()
  const play = usePlay()
  const root = useRef<HTMLDivElement>(null)
  const width = useWidth(root)
  // The table has no more columns than there are styles.
  const columns = gridColumns(look, width) as keyof typeof css.columns
  const [rowHeight, watch] = useRowHeight(look, width)
  const { length = FIRST_PLACES, gameAt, onSeen, older } = list
  const cells = { length, gameAt, columns }
  const rows = countRows(cells)
  const keys = useGridKeys(root, { count: length, columns, rowHeight })

  const [queue] = useState(createDrawQueue)
  const flung = useRef<HTMLDivElement>(null)
  const shown = useRowWindow(
    root,
    { count: rows, rowHeight },
    {
      onMove: (pace, at, covered) => {
        queue.go(pace)
        if (covered) hideFlung(root.current)
        else if (pace === 'fling') moveFlung(root.current, flung.current, at)
      },
      onRest: (at) => {
        queue.go('rest')
        keys.follow(at)
      },
    },
  )
  // Rows have come to where the places were.
  useLayoutEffect(() => {
    if (shown.from < shown.to) hideFlung(root.current)
  }, [shown])
  useKeptPlace(root, { rowHeight, columns })
  useLayoutEffect(() => {
    // Whoever has just come may not go on at all.
    const ahead = shown.from > 0 ? Math.ceil((innerHeight * AHEAD) / rowHeight) : 0
    onSeen({ from: shown.from * columns, to: (shown.to + ahead) * columns - 1 })
  }, [shown, columns, rowHeight, onSeen])
  useLayoutEffect(() => {
    const { style } = document.documentElement
    // A browser would hold on to what stands below the list, carry the reader along whenever a page comes, and so on to
    // the list's end.
    style.overflowAnchor = 'none'
    return () => void (style.overflowAnchor = '')
  }, [])
  const keepFocus = useCallback(() => root.current?.focus({ preventScroll: true }), [])

  return (
    <div className={css.frame}>
      {/* The grid itself has the focus only when the card that had it is gone. */}
      <div
        ref={root}
        role="grid"
        tabIndex={-1}
        aria-labelledby={labelledBy}
        aria-rowcount={total === null ? -1 : Math.ceil(total / columns)}
        aria-colcount={columns}
        aria-busy={list.length === undefined || older}
        className={`${css.grid} ${css.states[older ? 'older' : 'current']}`}
        style={{ blockSize: width > 0 ? rows * rowHeight : undefined }}
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
      >
        {width > 0 && (
          <FlingPlaces
            ref={flung}
            rows={Math.min(rows, countFlingRows(innerHeight, rowHeight))}
            rowHeight={rowHeight}
            columns={columns}
            look={look}
            hasTools={tools !== undefined}
          />
        )}
        {width > 0 &&
          Array.from({ length: Math.min(shown.to, rows) - shown.from }, (_, step) => {
            const index = shown.from + step
            return (
              <GridRow
                key={index}
                index={index}
                top={index * rowHeight}
                cells={rowCells(cells, index)}
                columns={columns}
                look={look}
                stop={Math.floor(keys.current / columns) === index ? keys.current % columns : -1}
                vendorName={vendorName}
                marksHot={marksHot}
                play={play}
                tools={tools}
                queue={queue}
                watch={watch}
                onFocusLost={keepFocus}
              />
            )
          })}
      </div>
      {notice && (
        <div className={css.notice} style={{ insetBlockStart: Math.floor(list.errorAt / columns) * rowHeight }}>
          {notice}
        </div>
      )}
    </div>
  )
}

/** Brings the places to where the window is. Past React: it happens while frames are drawn, and nothing else changes. */
function moveFlung(root: HTMLElement | null, places: HTMLElement | null, at: RowPlace): void {
  if (!root || !places) return
  const { flung } = root.dataset
  const held = flung === undefined ? null : Number(flung)
  const from = flingWindow(at, held, places.childElementCount)
  if (from === held) return
  places.style.transform = `translateY(${from * at.rowHeight}px)`
  root.dataset['flung'] = String(from)
}

const hideFlung = (root: HTMLElement | null): void => void delete root?.dataset['flung']
