import type { VipBonus } from '../../../state/rewards/vip-bonus.ts'
import * as css from './next-things.css.ts'

/** More steps than this would be too small to tell from each other. */
const MOST_STEPS = 7
/** In the drawing's own units: how wide and deep a step is, and how much higher than the one before. */
const WIDE = 14
const DEEP = 20
const HIGH = 10

/** The levels as steps that rise; those that were taken are filled. The words beside it say the same. */
export function LevelSteps({ vip: { ranks, rankLevel } }: { readonly vip: VipBonus }) {
  const at = ranks.findIndex((rank) => rank.rankLevel === rankLevel)
  // A window of the steps around the member's own.
  const from = Math.max(0, Math.min(at - 2, ranks.length - MOST_STEPS))
  const shown = ranks.slice(from, from + MOST_STEPS)
  const [width, height] = [shown.length * WIDE + DEEP, shown.length * (HIGH + WIDE / 2) + DEEP]
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className={css.steps}>
      {shown
        .map(({ rankLevel: level }, index) => {
          const x = index * WIDE
          // The foot of the stairs rises with them, as the ground does in this drawing.
          const foot = height - DEEP / 2 - (index * WIDE) / 2
          const top = foot - (index + 1) * HIGH
          const state = rankLevel !== null && level <= rankLevel ? 'done' : 'ahead'
          return (
            <g key={level} data-state={state} className={css.step}>
              <path d={`M${x} ${top}v${foot - top}l${DEEP} ${DEEP / 2}v${top - foot}Z`} className={css.stepSide} />
              <path
                d={`M${x} ${top}l${DEEP} ${DEEP / 2} ${WIDE} ${-WIDE / 2}-${DEEP} ${-DEEP / 2}Z`}
                className={css.stepTop}
              />
              <path
                d={`M${x + DEEP} ${top + DEEP / 2}l${WIDE} ${-WIDE / 2}v${foot - top}l-${WIDE} ${WIDE / 2}Z`}
                className={css.stepFace}
              />
            </g>
          )
        })
        // The furthest first, so that the nearer one covers it.
        .toReversed()}
    </svg>
  )
}
