import { Trans } from '@lingui/react/macro'
import { useMomentsInText } from '../../site/merchant-clock/use-moments.ts'
import type { RewardState } from '../../../rules/rewards/reward-state.ts'
import { Text } from '../../../ui/layout/text.tsx'

interface OfferDatesProps {
  readonly state: RewardState | null
  readonly starts: number | null
  readonly ends: number | null
}

/** When an offer begins or ends, by the merchant's clock; nothing for one that is always on. */
export function OfferDates({ state, starts, ends }: OfferDatesProps) {
  const say = useMomentsInText()
  const [from, until] = [starts === null ? '' : say(starts), ends === null ? '' : say(ends)]
  if (state === 'coming-soon' && from)
    return (
      <Text size="s" tone="muted">
        <Trans>Starts at {from}</Trans>
      </Text>
    )
  if (!until) return null
  return (
    <Text size="s" tone="muted">
      {state === 'close' ? <Trans>Ended at {until}</Trans> : <Trans>until {until}</Trans>}
    </Text>
  )
}
