import type { Seats } from '../../../rules/games/game.ts'
import * as css from './seat-marks.css.ts'

interface SeatMarksProps {
  readonly seats: Seats
  readonly look: keyof typeof css.mark
}

/** A mark each seat, the free ones filled: in their places where it is told which, else first. Words beside it say the same. */
export function SeatMarks({ seats: { all, free, taken }, look }: SeatMarksProps) {
  const isFree = (seat: number): boolean => (taken ? !taken.includes(seat) : seat <= free)
  return (
    <span aria-hidden className={css.marks}>
      {Array.from({ length: all }, (_, at) => (
        <span key={at} className={isFree(at + 1) ? css.freeMark[look] : css.mark[look]} />
      ))}
    </span>
  )
}
