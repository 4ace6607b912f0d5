import type { ReactNode } from 'react'
import type { LotteryFamily } from '../../../rules/lottery/lottery.ts'
import { textHash } from '../../../rules/text-hash.ts'
import type { Lottery } from '../../../state/lottery/lottery.ts'
import { cx } from '../../../ui/layout/cx.ts'
import * as css from './draw-scene.css.ts'

/** What stands on the ground, around x = 92 and from y = 72 upwards; it is moved to the start. */
const MOTIFS = {
  pagoda: (
    <>
      <path className={css.roof} d="M56 40q36-6 36-20q0 14 36 20l-6 5H62zM66 24q26-4 26-16q0 12 26 16l-5 4H71z" />
      <path className={css.wall} d="M66 45h52v27H66zM74 28h36v10H74z" />
      <path className={css.dark} d="M86 54h12v18H86zM72 50h7v9h-7zM105 50h7v9h-7z" />
    </>
  ),
  hall: (
    <>
      <path className={css.wall} d="M48 44h88v28H48zM82 22h20v22H82z" />
      <path className={css.roof} d="M44 44l8-8h80l8 8zM80 22l12-14 12 14z" />
      <path className={css.dark} d="M56 52h8v12h-8zM70 52h8v12h-8zM106 52h8v12h-8zM120 52h8v12h-8zM86 54h12v18H86z" />
      <circle className={css.pale} cx={92} cy={32} r={5} />
    </>
  ),
  bridge: (
    <>
      <path className={css.wall} d="M22 50h140v6H22zM34 56h8v16h-8zM82 56h8v16h-8zM130 56h8v16h-8z" />
      <path
        className={css.line}
        d="M38 50q24-30 48 0q24-30 48 0M50 50V39M62 50V35M74 50V39M98 50V39M110 50V35M122 50V39"
      />
      <path className={css.water} d="M0 66q20-6 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0v18H0z" />
    </>
  ),
  lanterns: (
    <>
      <path className={css.line} d="M14 10q78 26 156 0M52 20v8M92 23v8M132 20v8" />
      <path
        className={css.roof}
        d="M40 40a12 12 0 0 1 24 0a12 12 0 0 1-24 0M80 43a12 12 0 0 1 24 0a12 12 0 0 1-24 0M120 40a12 12 0 0 1 24 0a12 12 0 0 1-24 0"
      />
      <path
        className={css.pale}
        d="M46 27h12v3H46zM86 30h12v3H86zM126 27h12v3h-12zM50 52h4v8h-4zM90 55h4v8h-4zM130 52h4v8h-4z"
      />
    </>
  ),
  boat: (
    <>
      <path className={css.pale} d="M90 14v40H62q4-26 28-40M95 20v34h24q-4-20-24-34" />
      <path className={css.roof} d="M52 58h80l-12 13H66z" />
      <path className={css.water} d="M0 68q20-6 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0v16H0z" />
    </>
  ),
  car: (
    <>
      <path className={css.dark} d="M0 66h330v18H0z" />
      <path className={css.roof} d="M44 62q0-12 14-13l12-13h36l16 13q20 1 20 13z" />
      <path className={css.pale} d="M74 48l8-8h10v8zM97 48v-8h8l9 8z" />
      <circle className={css.dark} cx={66} cy={62} r={9} />
      <circle className={css.dark} cx={120} cy={62} r={9} />
      <path
        className={css.pale}
        d="M62 62a4 4 0 0 1 8 0a4 4 0 0 1-8 0M116 62a4 4 0 0 1 8 0a4 4 0 0 1-8 0M20 75h24v2H20zM84 75h24v2H84zM148 75h24v2h-24z"
      />
    </>
  ),
  dice: (
    <>
      <path className={css.roof} d="M52 34l22-10 22 10v26L74 70 52 60z" />
      <path className={css.pale} d="M52 34l22-10 22 10-22 10z" />
      <path className={css.wall} d="M96 42l18-9 18 9v20l-18 9-18-9z" />
      <path
        className={css.pale}
        d="M96 42l18-9 18 9-18 9zM58 46a3 3 0 0 1 6 0a3 3 0 0 1-6 0M66 58a3 3 0 0 1 6 0a3 3 0 0 1-6 0M82 52a3 3 0 0 1 6 0a3 3 0 0 1-6 0"
      />
      <path className={css.dark} d="M71 34a3 2 0 0 1 6 0a3 2 0 0 1-6 0M111 42a3 2 0 0 1 6 0a3 2 0 0 1-6 0" />
    </>
  ),
  balls: (
    <>
      <circle className={css.roof} cx={62} cy={58} r={14} />
      <circle className={css.wall} cx={92} cy={58} r={14} />
      <circle className={css.water} cx={122} cy={58} r={14} />
      <circle className={css.water} cx={77} cy={33} r={14} />
      <circle className={css.roof} cx={107} cy={33} r={14} />
      <path
        className={css.pale}
        d="M54 58a8 8 0 0 1 16 0a8 8 0 0 1-16 0M84 58a8 8 0 0 1 16 0a8 8 0 0 1-16 0M114 58a8 8 0 0 1 16 0a8 8 0 0 1-16 0M69 33a8 8 0 0 1 16 0a8 8 0 0 1-16 0M99 33a8 8 0 0 1 16 0a8 8 0 0 1-16 0"
      />
    </>
  ),
  field: (
    <>
      <path className={css.wall} d="M70 42h40v30H70z" />
      <path className={css.roof} d="M64 44l26-22 26 22z" />
      <path className={css.dark} d="M84 54h12v18H84z" />
      <path
        className={css.line}
        d="M20 74V58M32 74V54M44 74V58M128 74V56M140 74V60M20 62l-5-5M20 62l5-5M32 58l-5-5M32 58l5-5M44 62l-5-5M44 62l5-5M128 60l-5-5M128 60l5-5M140 64l-5-5M140 64l5-5"
      />
    </>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>
type Motif = keyof typeof MOTIFS

/** A family that draws itself alone, and for the others what stands in a place: which one, the lottery's code says. */
const OF_FAMILY: Readonly<Record<LotteryFamily, readonly Motif[]>> = {
  PK10: ['car'],
  K3: ['dice'],
  LHC: ['balls'],
  LF: ['field'],
  SSC: ['lanterns'],
  '11X5': ['boat', 'bridge'],
  PCB: ['bridge', 'lanterns'],
  VN: ['hall', 'pagoda', 'bridge'],
  OTHER: ['boat', 'pagoda'],
}

/** A draw's own picture: its ground and what stands on it follow from its family, its code and its pace, the same each time. */
export function DrawScene({ lottery: { code, family, drawEvery } }: { readonly lottery: Lottery }) {
  const hash = textHash(code)
  const motifs = OF_FAMILY[family]
  const motif = motifs[(hash >>> 8) % motifs.length]
  const ground = css.grounds[((hash >>> 16) + Math.round(drawEvery / 60)) % css.grounds.length]
  return (
    <svg viewBox="0 0 300 84" preserveAspectRatio="xMinYMax slice" aria-hidden className={cx(css.scene, ground)}>
      <circle className={css.sun} cx={148} cy={28} r={16} />
      <path className={css.cloud} d="M126 34h58a5 5 0 0 1 0 10h-58a5 5 0 0 1 0-10M200 18h100v8H200a4 4 0 0 1 0-8" />
      <path className={css.hill} d="M0 72q50-30 110-10t130-12 70 4v30H0z" />
      <g transform="translate(-26 0)">{motif && MOTIFS[motif]}</g>
    </svg>
  )
}
