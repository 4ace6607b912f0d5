import { memo, useLayoutEffect, useRef } from 'react'
import { gameKey } from '../../../rules/games/game.ts'
import type { PlayTarget } from '../../../rules/games/play/play-target.ts'
import type { CardTools, ListLook } from '../game-card/card-props.ts'
import { placeClass, type FactsLook } from '../game-card/card-class.ts'
import { hotColumn, type Cell } from './cells.ts'
import type { DrawQueue } from '../../../ui/lists/fling/draw-queue.ts'
import * as css from './game-grid.css.ts'
import { GridCell } from './grid-cell.tsx'

export interface GridRowProps {
  /** From 0. */
  readonly index: number
  readonly cells: readonly Cell[]
  readonly columns: keyof typeof css.columns
  readonly look: ListLook
  readonly facts: FactsLook
  /** The column whose controls Tab comes to; -1 in every other row. */
  readonly stop: number
  readonly vendorName: (code: string) => string
  /** How many games from the first on may be marked as hot: where the hot ones come first, a mark on all would tell nothing. */
  readonly mostHot: number
  readonly play: (target: PlayTarget) => void
  readonly tools: CardTools | undefined
  readonly queue: DrawQueue
  /** A row that held the focus is taken away, as by scrolling on with a wheel. */
  readonly onFocusLost: () => void
}

const isSame = (one: GridRowProps, other: GridRowProps): boolean =>
  Object.keys(one).every((key) => {
    const name = key as keyof GridRowProps // The keys of an object of that type.
    if (name !== 'cells') return one[name] === other[name]
    return one.cells.length === other.cells.length && one.cells.every((cell, column) => cell === other.cells[column])
  })

/** A row of cards; long lists render what changed alone. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { index, cells, columns, look, facts, stop, vendorName, mostHot, play, tools, queue, onFocusLost } = props
  const row = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = row.current
    return () => {
      if (element?.contains(document.activeElement)) onFocusLost()
    }
  }, [onFocusLost])
  const hot = hotColumn(cells, index * columns, mostHot)
  const isWaiting = cells.every((game) => game === null)
  return (
    <div
      ref={row}
      {...(isWaiting ? { 'aria-hidden': true } : { role: 'row', 'aria-rowindex': index + 1 })}
      className={css.columns[columns]}
    >
      {cells.map((game, column) =>
        game ? (
          <div
            // A list that changes between two pages may hold a game twice.
            key={`${column}/${gameKey(game)}`}
            // A table can't be laid out by its columns, nor rows of it be left out.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="gridcell"
            aria-colindex={column + 1}
            data-cell={index * columns + column}
            className={css.cell}
          >
            <GridCell
              queue={queue}
              look={look}
              facts={facts}
              game={game}
              vendorName={vendorName(game.vendor)}
              marksHot={column === hot}
              play={play}
              tools={tools}
              reachable={column === stop}
            />
          </div>
        ) : (
          <div key={column} aria-hidden className={placeClass(look, facts)} />
        ),
      )}
    </div>
  )
}, isSame)
