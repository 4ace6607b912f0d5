import { memo, type CSSProperties, type Ref } from 'react'
import { cx } from '../../../ui/layout/cx.ts'
import type { CardLook } from '../game-card/card-props.ts'
import { places } from '../game-card/game-cards.css.ts'
import * as css from './game-grid.css.ts'

interface FlingPlacesProps {
  readonly rows: number
  /** Pixels. */
  readonly rowHeight: number
  readonly columns: keyof typeof css.columns
  readonly look: CardLook
  readonly hasTools: boolean
  readonly ref: Ref<HTMLDivElement>
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, number) => number)

/** What goes by in place of the rows while a list is flung: a few windows of places, which are moved along and never drawn anew. */
export const FlingPlaces = memo(function FlingPlaces(props: FlingPlacesProps) {
  const { rows, rowHeight, columns, look, hasTools, ref } = props
  const style: CSSProperties = { blockSize: rowHeight }
  return (
    <div ref={ref} aria-hidden className={css.flung}>
      {numbers(rows).map((row) => (
        <div key={row} className={css.columns[columns]} style={style}>
          {numbers(columns).map((column) => (
            <div key={column} className={cx(places[look], hasTools && css.placesWithTools[look], css.still)} />
          ))}
        </div>
      ))}
    </div>
  )
})
