import { Trans } from '@lingui/react/macro'
import { countdownParts } from '../../rules/countdown.ts'
import { drawPhase } from '../../rules/draw-phase.ts'
import { useTimeLeft } from '../../state/countdown.ts'
import type { LotteryNow } from '../../state/lottery.ts'
import * as css from './lottery-clock.css.ts'

interface LotteryClockProps {
  readonly next: LotteryNow['next']
  /** How far the server's clock is ahead of the device's, in milliseconds. */
  readonly offset: number
  /** `l`: the digits in boxes, for a draw that has a place of its own. */
  readonly size?: 'm' | 'l'
}

const two = (part: number): string => String(part).padStart(2, '0')

/** The time left until a draw, each second; then that it is being held (spec 1 and 2: lottery draws). */
export function LotteryClock({ next, offset, size = 'm' }: LotteryClockProps) {
  const left = useTimeLeft(next.opensAt, offset)
  const { hours, minutes, seconds } = countdownParts(left)
  const phase = drawPhase(left, next)
  return (
    <span className={css.box[size]}>
      <span className={css.label}>
        {phase === 'closed' ? <Trans>Bets are closed</Trans> : <Trans>Next draw</Trans>}
      </span>
      {/* Not read out each second; who asks hears the time that is left. */}
      <span className={css.clock[size]} role="timer" data-phase={phase}>
        {phase === 'drawing' ? (
          <span className={css.word}>
            <Trans>Drawing now</Trans>
          </span>
        ) : (
          [hours, minutes, seconds].map((part, place) => (
            <span key={place} className={css.part}>
              {two(part)}
            </span>
          ))
        )}
      </span>
    </span>
  )
}
