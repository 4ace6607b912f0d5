import * as css from './room-tile.css.ts'

/** As many bars as tell levels apart at a glance. */
const MOST = 5

interface StakesMarkProps {
  /** From 1. */
  readonly rank: number
  readonly levels: number
}

/** How high a room plays among its game's, as rising bars; its name says it in words. */
export function StakesMark({ rank, levels }: StakesMarkProps) {
  const bars = Math.min(Math.max(levels, rank), MOST)
  const lit = Math.ceil((rank * bars) / Math.max(levels, rank))
  return (
    <span aria-hidden className={css.mark}>
      {Array.from({ length: bars }, (_, bar) => (
        <span key={bar} className={css.bar} data-lit={bar < lit || undefined} />
      ))}
    </span>
  )
}
