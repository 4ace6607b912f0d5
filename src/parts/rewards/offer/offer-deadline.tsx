import { Trans, useLingui } from '@lingui/react/macro'
import { countdownParts } from '../../../rules/countdown.ts'
import { useTimeLeft } from '../../../state/countdown.ts'
import { Split } from '../../../ui/layout/split.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { ClockDigits } from '../../lottery/lottery-clock/clock-digits.tsx'
import * as clock from '../../lottery/lottery-clock/lottery-clock.css.ts'
import { useMomentsInText } from '../../site/merchant-clock/use-moments.ts'

/** From when on an offer's end is counted down: before that its day says more than hours do. */
const COUNTED_MS = 48 * 3_600_000

/** When an offer closes, with the one clock that it has once that is near. */
export function OfferDeadline({ ends }: { readonly ends: number }) {
  const { t } = useLingui()
  const say = useMomentsInText()
  const left = useTimeLeft(ends, 0)
  const until = say(ends)
  return (
    <Split wraps>
      <Text size="s" tone="muted">
        <Trans>Closes at {until}</Trans>
      </Text>
      {left > 0 && left < COUNTED_MS && (
        <span className={clock.clock.l} role="timer" aria-label={t`Time left`}>
          <ClockDigits parts={countdownParts(left)} />
        </span>
      )}
    </Split>
  )
}
