import { useLingui } from '@lingui/react/macro'
import { progressLine } from '../../../ui/states/progress.css.ts'

interface PlayedProps {
  /** The id of the title of what is played for. */
  readonly titleId: string
  readonly played: bigint
  readonly goal: bigint
  readonly say: (value: bigint) => string
}

/** How much of something is done, as a bar. */
export function Played({ titleId, played, goal, say }: PlayedProps) {
  const { t } = useLingui()
  const [done, all] = [say(played), say(goal)]
  return (
    <progress
      className={progressLine}
      // In hundredths of the whole, so that no amount is too large for a bar.
      value={goal > 0n ? Number((played * 100n) / goal) : 100}
      max={100}
      aria-labelledby={titleId}
      aria-valuetext={t`${done} of ${all}`}
    />
  )
}
