import type { SlideTable } from './slide.ts'
import * as css from './slide-drawing.css.ts'

/** The middle of the table's far edge, and how far its seats lie from there. */
const [X, Y, ACROSS, DEEP] = [210, 150, 166, 74]
/** Where the first and the last seat lie, in degrees from the table's own axis. */
const [FIRST, LAST] = [162, 18]

const seatPlace = (seat: number, count: number): readonly [x: number, y: number] => {
  const angle = count < 2 ? 90 : FIRST + ((LAST - FIRST) * seat) / (count - 1)
  const turn = (angle * Math.PI) / 180
  return [X + ACROSS * Math.cos(turn), Y + DEEP * Math.sin(turn)]
}

/** Where the cards of two hands, or one card each, lie. */
const CARDS = { 1: [150, 242], 2: [128, 156, 236, 264] } as const

interface TableDrawingProps extends Pick<SlideTable, 'seats'> {
  /** How many cards each of the two sides has. */
  readonly hands: keyof typeof CARDS
}

/** A table with its dealer and cards, and its seats where they are known: a number stands on those that are free, where it is told which. */
export function TableDrawing({ seats, hands }: TableDrawingProps) {
  const places = seats ? Array.from({ length: seats.all }, (_, seat) => seat + 1) : []
  const isTaken = (seat: number): boolean => (seats?.taken ? seats.taken.includes(seat) : seat > (seats?.free ?? 0))
  return (
    <svg viewBox="0 0 420 300" className={css.fill} preserveAspectRatio="xMidYMax meet" aria-hidden>
      <path className={css.coat} d="M132 146q4-54 52-64h52q48 10 52 64z" />
      <path className={css.skin} d="M199 60h22v24l-11 9-11-9z" />
      <path className={css.shirt} d="M186 82l13-2 11 12 11-12 13 2-24 52z" />
      <path className={css.bow} d="M197 90l13 7 13-7v14l-13-6-13 6z" />
      <path className={css.skin} d="M189 44a21 25 0 0 1 42 0a21 26 0 0 1-42 0" />
      <path className={css.hair} d="M187 46q-5-34 23-34t23 34q-3-18-14-20-16 4-27 2-4 6-5 18" />
      <path className={css.bow} d="M199 45a2 2 0 0 1 5 0zM216 45a2 2 0 0 1 5 0zM203 57q7 5 14 0-7 2-14 0" />
      <path className={css.skirt} d="M14 150Q18 262 210 262T406 150V178Q402 300 210 300T14 178Z" />
      <path className={css.felt} d="M14 142Q210 108 406 142C402 212 318 260 210 260S18 212 14 142Z" />
      <path className={css.rim} d="M50 154Q210 128 370 154C362 196 296 226 210 226S58 196 50 154Z" />
      {CARDS[hands].map((x, place) => (
        <rect
          key={x}
          className={css.card}
          x={x}
          y={150}
          width={28}
          height={38}
          rx={2}
          transform={`rotate(${place % 2 ? 4 : -4} ${x + 14} 169)`}
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
