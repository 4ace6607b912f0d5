import type { Seats } from '../../../rules/games/game.ts'
import { isFreeSeat } from '../seat-marks/is-free-seat.ts'
import * as css from './table-plan.css.ts'

/** A table of so many sits round a square. */
const SQUARE = 4
/** The middle of the dealer's edge, and how far the seats of a half round lie from there. */
const [X, Y, ACROSS, DEEP] = [100, 30, 88, 104]
/** The four sides of a square table, from the dealer's left on. */
const SIDES = [
  [24, 82],
  [70, 138],
  [130, 138],
  [176, 82],
] as const

const place = (seat: number, all: number): readonly [x: number, y: number] => {
  const side = all <= SQUARE ? SIDES[seat] : undefined
  if (side) return side
  const angle = ((168 - (156 * seat) / Math.max(1, all - 1)) * Math.PI) / 180
  return [X + ACROSS * Math.cos(angle), Y + DEEP * Math.sin(angle)]
}

/** Where the marks at the edge of a table without seats lie. */
const NOTCHES = Array.from({ length: 36 }, (_, at) => {
  const angle = (at * Math.PI) / 18
  const [x, y] = [Math.cos(angle), Math.sin(angle)]
  return `M${(100 + x * 82).toFixed(1)} ${(82 + y * 56).toFixed(1)}L${(100 + x * 89).toFixed(1)} ${(82 + y * 62).toFixed(1)}`
}).join('')

/** Both lines of each table's edge. */
const EDGES = {
  half: ['M28 30H172C172 92 142 124 100 124S28 92 28 30Z', 'M36 37H164C163 88 137 116 100 116S37 88 36 37Z'],
  square: ['M42 30H158V120H42Z', 'M49 37H151V113H49Z'],
  round: ['M18 82a82 56 0 1 0 164 0a82 56 0 1 0 -164 0Z', 'M26 82a74 49 0 1 0 148 0a74 49 0 1 0 -148 0Z'],
} as const

/** The table from above, engraved: its seats around it, the free ones filled. */
export function TablePlan({ seats }: { readonly seats: Seats | null }) {
  const all = seats?.all ?? 0
  const [outer, inner] = EDGES[all === 0 ? 'round' : all <= SQUARE ? 'square' : 'half']
  return (
    <svg viewBox="0 0 200 154" className={css.plan} aria-hidden>
      <path className={css.felt} d={outer} />
      <path className={css.rim} d={inner} />
      {all === 0 && <path className={css.rim} d={NOTCHES} />}
      {Array.from({ length: all }, (_, seat) => {
        const [x, y] = place(seat, all)
        return (
          <circle
            key={seat}
            className={seats && isFreeSeat(seats, seat + 1) ? css.free : css.taken}
            cx={x.toFixed(1)}
            cy={y.toFixed(1)}
            r={9}
          />
        )
      })}
    </svg>
  )
}
