import { useId } from 'react'
import { isFreeSeat } from '../../../games/seat-marks/is-free-seat.ts'
import { Dealer } from './table-dealer.tsx'
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

/** A table with its dealer and the backs of its cards, and its seats where they are known: a number stands on those that are free, where it is told which. */
export function TableDrawing({ seats, hands }: TableDrawingProps) {
  const id = useId()
  const places = seats ? Array.from({ length: seats.all }, (_, seat) => seat + 1) : []
  const isTaken = (seat: number): boolean => seats === null || !isFreeSeat(seats, seat)
  return (
    <svg viewBox="0 0 420 286" className={css.fill} preserveAspectRatio="xMidYMax meet" aria-hidden>
      <defs>
        {/* Bright where the light falls, and gone towards the ends. */}
        <linearGradient id={`${id}e`} x1="0" x2="1">
          <stop offset="0" className={css.brass} stopOpacity="0" />
          <stop offset="0.16" className={css.brass} />
          <stop offset="0.5" className={css.bright} />
          <stop offset="0.84" className={css.brass} />
          <stop offset="1" className={css.brass} stopOpacity="0" />
        </linearGradient>
        <radialGradient id={`${id}g`}>
          <stop offset="0" className={css.glow} stopOpacity="0.6" />
          <stop offset="1" className={css.glow} stopOpacity="0" />
        </radialGradient>
        <pattern id={`${id}b`} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={css.cardGround} width="5" height="5" />
          <path className={css.hatch} d="M0 1h5M1 0v5" />
        </pattern>
      </defs>
      <circle cx={X} cy={62} r={130} fill={`url(#${id}g)`} />
      <Dealer />
      <path className={css.skirt} d="M14 142H406V168Q402 284 210 284T14 168Z" />
      <path className={css.felt} d="M14 142Q210 108 406 142C402 212 318 260 210 260S18 212 14 142Z" />
      <path className={css.edge} stroke={`url(#${id}e)`} d="M14 142Q210 108 406 142" />
      <path className={css.edge} stroke={`url(#${id}e)`} d="M14 142C18 212 102 260 210 260S402 212 406 142" />
      <path className={css.rim} d="M50 154Q210 128 370 154C362 196 296 226 210 226S58 196 50 154Z" />
      {CARDS[hands].map((x, place) => (
        <rect
          key={x}
          className={css.card}
          fill={`url(#${id}b)`}
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
