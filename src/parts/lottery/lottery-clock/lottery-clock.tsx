import { Trans, useLingui } from '@lingui/react/macro'
import { countdownParts } from '../../../rules/countdown.ts'
import { drawPhase } from '../../../rules/lottery/draw-phase.ts'
import { useTimeLeft } from '../../../state/countdown.ts'
import type { LotteryNow } from '../../../state/lottery/lottery.ts'
import { ClockDigits } from './clock-digits.tsx'
import * as css from './lottery-clock.css.ts'

interface LotteryClockProps {
  readonly next: LotteryNow['next']
  /** How far the server's clock is ahead of the device's, in milliseconds. */
  readonly offset: number
  /** `l`: the digits in boxes, for a draw that has a place of its own. */
  readonly size?: 'm' | 'l'
  /** Without what it is called above it, where its place says so; when the next one opens is said all the same. */
  readonly bare?: boolean
}

/** The time left until a draw, each second; then that it is being held (spec 1 and 2: lottery draws). */
export function LotteryClock({ next, offset, size = 'm', bare = false }: LotteryClockProps) {
  const { t } = useLingui()
  const left = useTimeLeft(next.opensAt, offset)
  const parts = countdownParts(left)
  const phase = drawPhase(left, next)
  return (
    <span className={css.box[size]}>
      {/* The timer is called the same. */}
      {(!bare || phase === 'closed') && (
        <span className={css.label} aria-hidden={phase !== 'closed'}>
          {phase !== 'closed' ? (
            <Trans>Next draw</Trans>
          ) : bare ? (
            <Trans>The next one opens in</Trans>
          ) : (
            <Trans>Betting is closed</Trans>
          )}
        </span>
      )}
      {/* Not read out each second, which is a timer's way; who asks hears the time that is left, in words. */}
      <span className={css.clock[size]} role="timer" aria-label={t`Next draw`} data-phase={phase}>
        {phase === 'drawing' ? (
          <span className={css.word}>
            <Trans>Drawing now</Trans>
          </span>
        ) : (
          <ClockDigits parts={parts} short={bare} />
        )}
      </span>
    </span>
  )
}
