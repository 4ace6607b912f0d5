import type { PauseReason } from '../../../rules/sports/fixture.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { icon } from '../../../ui/media/icon.css.ts'
import { Hourglass } from '../../../ui/media/later-icons.ts'
import * as css from './market-prices.css.ts'
import { usePauseWords } from './use-pause-words.ts'

interface PausedCellProps {
  readonly reason: PauseReason
  readonly className: string | undefined
}

/** One striped cell in the place of prices that can't be taken, which says why. */
export function PausedCell({ reason, className }: PausedCellProps) {
  const words = usePauseWords()
  return (
    <span className={cx(css.paused, className)}>
      <Hourglass aria-hidden className={icon.s} />
      <span>{words(reason)}</span>
    </span>
  )
}
