import type { Seats } from '../../../rules/games/game.ts'
import { isFreeSeat } from '../seat-marks/is-free-seat.ts'
import * as css from './table-block.css.ts'

/** Where the seats stand along the two near edges of the block, from its left corner on. */
const place = (seat: number, all: number): readonly [x: number, y: number] => {
  const part = (seat + 0.5) / all
  return part < 0.5 ? [5 + part * 54, 21 + part * 27] : [59 - (1 - part) * 54, 21 + (1 - part) * 27]
}

/** The table as a small block with its seats before it, the free ones filled. */
export function TableBlock({ seats }: { readonly seats: Seats | null }) {
  const places = Array.from({ length: seats?.all ?? 0 }, (_, seat) => seat)
  return (
    <span className={css.block} data-cover aria-hidden>
      <svg viewBox="0 0 64 48" className={css.drawing}>
        <path className={css.end} d="M32 30L58 17V24L32 37Z" />
        <path className={css.start} d="M6 17L32 30V37L6 24Z" />
        <path className={css.top} d="M32 4L58 17L32 30L6 17Z" />
        <path className={css.line} d="M32 9L48 17L32 25L16 17Z" />
        {places.map((seat) => {
          const [x, y] = place(seat, places.length)
          return (
            <path
              key={seat}
              className={seats && isFreeSeat(seats, seat + 1) ? css.free : css.taken}
              d={`M${x} ${y + 2}l4 2v5l-4 2l-4 -2v-5z`}
            />
          )
        })}
      </svg>
    </span>
  )
}
