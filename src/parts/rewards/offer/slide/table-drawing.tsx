import type { SlideTable } from './slide.ts'
import * as css from './slide-drawing.css.ts'

/** The middle of the table's far edge, and how far its seats lie from there. */
const [X, Y, ACROSS, DEEP] = [210, 160, 172, 92]
/** Where the first and the last seat lie, in degrees from the table's own axis. */
const [FIRST, LAST] = [162, 18]

const seatPlace = (seat: number, count: number): readonly [x: number, y: number] => {
  const angle = count < 2 ? 90 : FIRST + ((LAST - FIRST) * seat) / (count - 1)
  const turn = (angle * Math.PI) / 180
  return [X + ACROSS * Math.cos(turn), Y + DEEP * Math.sin(turn)]
}

/** A table with cards on it, and its seats where they are known: a number stands on those that are free, where it is told which. */
export function TableDrawing({ seats }: Pick<SlideTable, 'seats'>) {
  const places = seats ? Array.from({ length: seats.all }, (_, seat) => seat + 1) : []
  const isTaken = (seat: number): boolean => (seats?.taken ? seats.taken.includes(seat) : seat > (seats?.free ?? 0))
  return (
    <svg viewBox="0 120 420 170" className={css.fill} preserveAspectRatio="xMidYMid meet" aria-hidden>
      <path className={css.felt} d="M14 152Q210 118 406 152C402 222 318 270 210 270S18 222 14 152Z" />
      <path className={css.rim} d="M50 164Q210 138 370 164C362 206 296 236 210 236S58 206 50 164Z" />
      {[128, 156, 236, 264].map((x, place) => (
        <rect
          key={x}
          className={css.card}
          x={x}
          y={166}
          width={28}
          height={40}
          rx={2}
          transform={`rotate(${place % 2 ? 4 : -4} ${x + 14} 186)`}
        />
      ))}
      {places.map((seat) => {
        const [x, y] = seatPlace(seat - 1, places.length)
        return isTaken(seat) ? (
          <g key={seat}>
            <circle className={css.taken} cx={x} cy={y} r={19} />
            <circle className={css.sitter} cx={x} cy={y - 4} r={5} />
            <path className={css.sitter} d={`M${x - 9} ${y + 11}a9 9 0 0 1 18 0z`} />
          </g>
        ) : (
          <g key={seat}>
            <circle className={css.free} cx={x} cy={y} r={19} />
            {seats?.taken && (
              <text className={css.seat} x={x} y={y + 7}>
                {seat}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
