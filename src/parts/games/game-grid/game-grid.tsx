import { useAtomValue } from 'jotai'
import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { WindowVirtualizerHandle } from 'virtua'
import { brandAtom } from '../../../state/site/brand.ts'
import { prerenderAtom } from '../../../state/site/prerender.ts'
import { GameCardsSkeleton } from '../game-card/game-cards-skeleton.tsx'
import type { CardTools } from '../game-card/card-props.ts'
import { gridLook, placeClass } from '../game-card/card-class.ts'
import { FactsLegend } from '../game-card/facts-legend.tsx'
import { cx } from '../../../ui/layout/cx.ts'
import type { List } from '../game-list/list-types.ts'
import { useVendorNames } from '../game-card/use-vendor-names.ts'
import { PreviewPlace } from '../game-preview/preview-place.tsx'
import { usePlay } from '../play/use-play.ts'
import { BESIDE, seenRows } from '../../../ui/lists/seen-rows.ts'
import { WindowList } from '../../../ui/lists/window-list.tsx'
import { useWidth } from '../../../ui/hooks/use-width.ts'
import { countRows, rowCells } from './cells.ts'
import { gridColumns } from './columns.ts'
import { useStillWhereListsGrow } from '../../../ui/lists/use-still-where-lists-grow.ts'
import { createDrawQueue } from '../../../ui/lists/fling/draw-queue.ts'
import * as css from './game-grid.css.ts'
import { GridRow } from './grid-row.tsx'
import { createPaceMeter } from '../../../ui/lists/fling/scroll-pace.ts'
import { useCardLook } from './use-card-look.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { useKeptPlace } from './use-kept-place.ts'

/** How many windows below what exists games are asked for. */
const AHEAD = 1.5
/** How many places stand for a first page that is on its way. */
const FIRST_PLACES = 24
/** How many of them the page's starter shows a cover in: as many as a phone's window holds. */
const FIRST_COVERS = 6

/** By these it is judged whether games of the list have a volatility. */
const FIRST_GAMES = [0, 1, 2, 3] as const

interface GameGridProps {
  readonly list: List
  /** How many games there are on all pages; `null` where nobody knows. */
  readonly total: number | null
  /** The id of what names the grid. */
  readonly labelledBy: string
  /** Whether they are live tables, which have a dealer, seats and limits. */
  readonly areTables?: boolean
  /** How many games from the first on may be marked as hot; all of them unless said. */
  readonly mostHot?: number
  readonly tools?: CardTools
  /** What is said where games don't come, at the first place that stays empty for it. */
  readonly notice?: ReactNode
}

/**
 * Games of any number as cards: the rows that are seen alone exist, and the games of those alone are asked for. The list
 * is as long as all of them from its first page on, and the window scrolls, so that the place of a page is the browser's own.
 */
export function GameGrid({
  list,
  total,
  labelledBy,
  areTables = false,
  mostHot = Infinity,
  tools,
  notice,
}: GameGridProps) {
  const { facts } = useAtomValue(brandAtom).layout
  const look = useCardLook(areTables)
  const vendorName = useVendorNames()
  const play = usePlay()
  const prerendering = useAtomValue(prerenderAtom) !== null
  const root = useRef<HTMLDivElement>(null)
  const view = useRef<WindowVirtualizerHandle>(null)
  const width = useWidth(root)
  // The table has no more columns than there are styles.
  const fitting = gridColumns(gridLook(look, facts), width) as keyof typeof css.columns
  const size = `${look}/${width}`
  // How high a row of so many columns is, in pixels: the list has its length before its cards have come.
  const [measured, setMeasured] = useState<{ readonly columns: typeof fitting; readonly rowHeight: number } | null>(
    null,
  )
  const measure = useCallback(
    (row: HTMLElement | null) => {
      if (row) setMeasured({ columns: fitting, rowHeight: row.getBoundingClientRect().height })
    },
    [fitting],
  )
  const columns = measured?.columns ?? fitting
  const { length = FIRST_PLACES, gameAt, onSeen, older } = list
  const cells = { length, gameAt, columns }
  const rows = countRows(cells)
  const volatile =
    FIRST_GAMES.every((place) => !gameAt(place)) || FIRST_GAMES.some((place) => gameAt(place)?.volatility)
  const keys = useGridKeys(root, view, { count: length, columns })
  const keepPlace = useKeptPlace(view, columns)

  const [queue] = useState(createDrawQueue)
  const [paceOf] = useState(createPaceMeter)
  const isFlung = useRef(false)
  const [noticeTop, setNoticeTop] = useState(0)
  const { errorAt } = list
  const see = (shape = { rows, columns, errorAt }): void => {
    // What is flung past is not looked at, nor is it worth asking for.
    if (!view.current || isFlung.current) return
    const [first, last] = seenRows(view.current, BESIDE)
    // Whoever has just come may not go on at all.
    const ahead = first > 0 ? Math.ceil((innerHeight * AHEAD) / view.current.getItemSize(first)) : 0
    onSeen({ from: first * shape.columns, to: Math.min(last + 1 + ahead, shape.rows) * shape.columns - 1 })
    keepPlace(seenRows(view.current)[0])
    setNoticeTop(view.current.getItemOffset(Math.floor(shape.errorAt / shape.columns)))
  }
  const seeAnew = useEffectEvent(see)
  useLayoutEffect(() => seeAnew({ rows, columns, errorAt }), [rows, columns, errorAt])
  useStillWhereListsGrow()
  const keepFocus = useCallback(() => root.current?.focus({ preventScroll: true }), [])

  return (
    <PreviewPlace>
      <div className={css.frame}>
        {!prerendering && <FactsLegend look={look} volatile={volatile} />}
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
          onKeyDown={keys.onKeyDown}
          onFocus={keys.onFocus}
        >
          {/* The build knows no width: styles alone arrange its places. */}
          {prerendering && <GameCardsSkeleton look={look} count={FIRST_PLACES} arrange="grid" shown={FIRST_COVERS} />}
          {width > 0 && (
            <div key={size} ref={measure} aria-hidden className={cx(css.columns[fitting], css.ruler)}>
              <div className={placeClass(look, facts)} />
            </div>
          )}
          {measured && (
            <WindowList
              key={columns}
              list={view}
              rows={{ length: rows }}
              size={size}
              rowHeight={measured.rowHeight}
              onScroll={() => {
                if (!view.current) return
                const { scrollOffset, viewportSize } = view.current
                const pace = paceOf(scrollOffset, viewportSize, performance.now())
                isFlung.current = pace === 'fling'
                queue.go(pace)
                see()
              }}
              onRest={() => {
                isFlung.current = false
                queue.go('rest')
                see()
                keys.follow()
              }}
              onResize={() => see()}
            >
              {(_, index) => (
                <GridRow
                  key={index}
                  index={index}
                  cells={rowCells(cells, index)}
                  columns={columns}
                  look={look}
                  facts={facts}
                  stop={Math.floor(keys.current / columns) === index ? keys.current % columns : -1}
                  vendorName={vendorName}
                  mostHot={mostHot}
                  play={play}
                  tools={tools}
                  queue={queue}
                  onFocusLost={keepFocus}
                />
              )}
            </WindowList>
          )}
        </div>
        {notice && (
          <div className={css.notice} style={{ insetBlockStart: noticeTop }}>
            {notice}
          </div>
        )}
      </div>
    </PreviewPlace>
  )
}
