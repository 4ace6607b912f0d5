import { useLingui } from '@lingui/react/macro'
import type { Seats } from '../../../rules/games/game.ts'
import type { TableLook } from '../game-card/card-props.ts'
import * as css from './seat-marks.css.ts'
import { SeatMarks } from './seat-marks.tsx'

interface FreeSeatsProps {
  readonly seats: Seats
  readonly look: TableLook
  /** The marks stand elsewhere, as around the plan of the table. */
  readonly bare?: boolean
}

/** How many seats of a table are free, in marks and in words. */
export function FreeSeats({ seats, look, bare = false }: FreeSeatsProps) {
  const { t } = useLingui()
  const { free, all } = seats
  return (
    <span className={free > 0 ? css.said : css.full}>
      {!bare && <SeatMarks seats={seats} look={look} />}
      <span>{free === 0 ? t`Full` : t`${free} of ${all} free`}</span>
    </span>
  )
}
