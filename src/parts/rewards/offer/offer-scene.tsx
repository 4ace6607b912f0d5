import type { ReactNode } from 'react'
import type { Drawing } from './drawing-of.ts'
import * as css from './offer-scene.css.ts'

/** Rows of scales, as waves are drawn: how far apart they stand. */
const WAVE = 20

const CLOUDS = (
  <>
    <path className={css.cloud} d="M-6 58h54a7 7 0 0 1 0 14H30a6 6 0 0 1 0 12H-6z" />
    <path className={css.cloud} d="M166 74h-44a6 6 0 0 0 0 12h20a5 5 0 0 0 0 10h24z" />
  </>
)
const HILL = <path className={css.hill} d="M-4 124q24-26 48-8 20-30 52-6 26-18 68 10v44H-4z" />

/** A lantern on its string. */
const Lantern = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <>
    <path className={css.string} d={`M${x} 0V${y - 13}M${x} ${y + 13}v12`} />
    <ellipse className={css.lit} cx={x} cy={y} rx={16} ry={13} />
    <path className={css.string} d={`M${x - 7} ${y - 12}v24M${x + 7} ${y - 12}v24`} />
  </>
)

/** A junk's hull and sail. */
const Boat = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <>
    <path className={css.lit} d={`M${x} ${y - 6}v-46q26 14 28 44z`} />
    <path className={css.keel} d={`M${x - 14} ${y - 4}h48l-9 14h-30z`} />
  </>
)

/** What is seen above the water, a kind of offer each. */
const ABOVE: Readonly<Record<Drawing, ReactNode>> = {
  0: (
    <>
      <circle className={css.sun} cx={112} cy={44} r={26} />
      {CLOUDS}
      {HILL}
    </>
  ),
  // The sun as it sets, day after day.
  1: (
    <>
      <circle className={css.sun} cx={80} cy={112} r={46} />
      <path className={css.cloud} d="M166 34h-54a7 7 0 0 0 0 14h18a6 6 0 0 0 0 12h36z" />
    </>
  ),
  2: (
    <>
      <Lantern x={30} y={46} />
      <Lantern x={80} y={30} />
      <Lantern x={130} y={56} />
      {HILL}
    </>
  ),
  // A moon over peaks.
  3: (
    <>
      <path className={css.cloud} d="M44 20a24 24 0 1 0 24 36 20 20 0 0 1-24-36z" />
      <path className={css.hill} d="M-4 132 34 66l26 40 30-56 38 62 18-22 24 36v40H-4z" />
    </>
  ),
  4: (
    <>
      <circle className={css.sun} cx={36} cy={40} r={20} />
      {HILL}
      <Boat x={108} y={128} />
      <Boat x={40} y={130} />
    </>
  ),
  // Petals that open from one heart.
  5: (
    <>
      {CLOUDS}
      <path className={css.hill} d="M80 134Q22 128 14 88q40 2 66 46zM80 134q58-6 66-46-40 2-66 46z" />
      <path className={css.sun} d="M80 134Q40 110 46 66q30 18 34 68zM80 134q40-24 34-68-30 18-34 68z" />
      <path className={css.lit} d="M80 134Q60 96 80 58q20 38 0 76z" />
    </>
  ),
}

/** One sky and one water behind whatever an offer is about, and above it what its kind has. */
export function OfferScene({ drawing }: { readonly drawing: Drawing }) {
  return (
    <svg viewBox="0 0 160 160" preserveAspectRatio="xMidYMax slice" aria-hidden className={css.scene}>
      <rect className={css.sky} data-drawing={drawing} width={160} height={160} />
      {ABOVE[drawing]}
      {[0, 1, 2].map((row) =>
        Array.from({ length: 10 }, (_, at) => {
          const [x, y] = [at * WAVE - (row % 2 ? WAVE / 2 : 0), 138 + row * 9]
          return (
            <g key={`${row}-${at}`}>
              <circle className={css.wave} cx={x} cy={y} r={WAVE / 2} />
              <circle className={css.ring} cx={x} cy={y} r={WAVE / 3.4} />
            </g>
          )
        }),
      )}
    </svg>
  )
}
