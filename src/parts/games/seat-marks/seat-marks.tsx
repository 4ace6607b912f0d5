import type { Seats } from '../../../rules/games/game.ts'
import type { TableLook } from '../game-card/card-props.ts'
import { isFreeSeat } from './is-free-seat.ts'
import * as css from './seat-marks.css.ts'

interface SeatMarksProps {
  readonly seats: Seats
  readonly look: TableLook
}

/** A mark each seat, the free ones filled: in their places where it is told which, else first. Words beside it say the same. */
export function SeatMarks({ seats, look }: SeatMarksProps) {
  return (
    <span aria-hidden className={css.marks}>
      {Array.from({ length: seats.all }, (_, at) => (
        <span key={at} className={(isFreeSeat(seats, at + 1) ? css.freeMark : css.mark)[look]} />
      ))}
    </span>
  )
}
