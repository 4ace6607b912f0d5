import { useLingui } from '@lingui/react/macro'
import * as css from './seat-marks.css.ts'
import { SeatMarks } from './seat-marks.tsx'
import type { Seats } from '../../../rules/games/game.ts'

/** How many seats of a table are free, in marks and in words. */
export function FreeSeats({ seats }: { readonly seats: Seats }) {
  const { t } = useLingui()
  const { free, all } = seats
  return (
    <p className={css.said}>
      <SeatMarks seats={seats} look="squares" />
      <span>{t`${free} of ${all} seats free`}</span>
    </p>
  )
}
