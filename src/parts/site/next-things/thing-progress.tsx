import { cx } from '../../../ui/layout/cx.ts'
import * as css from './thing-row.css.ts'

/** More would be too small to count. */
const MOST_PARTS = 10

interface ThingProgressProps {
  readonly done: bigint
  readonly goal: bigint
  readonly look: keyof typeof css.parts
}

/** How far something is, as parts of a whole: one a piece where they are few. The words beside it say the figures. */
export function ThingProgress({ done, goal, look }: ThingProgressProps) {
  const count = goal > 0n && goal <= BigInt(MOST_PARTS) ? Number(goal) : MOST_PARTS
  // A part counts once it is whole: nothing looks done that is not.
  const whole = goal > 0n ? Number((done * BigInt(count)) / goal) : 0
  return (
    <span aria-hidden className={css.parts[look]}>
      {Array.from({ length: count }, (_, at) => (
        <span key={at} className={cx(css.part[look], at < whole && css.partDone)} />
      ))}
    </span>
  )
}
