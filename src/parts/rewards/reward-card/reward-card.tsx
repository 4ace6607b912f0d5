import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useFormatPlain } from '../../money/money-form/use-format-money.ts'
import { useZaloReward } from '../zalo/use-zalo-reward.ts'
import { useMomentsInText } from '../../site/merchant-clock/use-moments.ts'
import { RewardStatus } from '../reward-status/reward-status.tsx'
import { RED_ENVELOPE, ZALO, type Reward } from '../../../state/rewards/rewards.ts'
import { Text } from '../../../ui/layout/text.tsx'
import { ClaimButton } from '../claim/claim-button.tsx'
import { OfferCard } from '../claim/offer-card.tsx'
import { useRewardAsks } from '../claim/use-reward-asks.ts'
import type { Claim } from '../claim/use-claim.ts'

interface RewardCardProps {
  readonly reward: Reward
  readonly claim: Claim
  /** Another one can be claimed before it. */
  readonly quiet?: boolean
  /** Which heading its title is. */
  readonly heading?: 'h3' | 'h4'
}

/** A reward: what it is for, how much it is, and what has become of it. */
export function RewardCard({ reward, claim, quiet = false, heading = 'h4' }: RewardCardProps) {
  const { t } = useLingui()
  const id = useId()
  const money = useFormatPlain()
  const say = useMomentsInText()
  const zalo = useZaloReward()
  const asks = useRewardAsks()(reward.turnover)
  const { title, description, amount, state, status, ends } = reward
  // What it comes to is known once it was given.
  const most = reward.kind === ZALO && zalo !== null ? t`up to ${zalo}` : null
  const when = ends === null ? '' : say(ends)
  const foot = (
    <>
      <RewardStatus state={state} status={status} />
      {state === 'claim' && (
        <ClaimButton claim={claim} what={reward.id} titleId={id} variant={quiet ? 'quiet' : 'primary'}>
          {reward.kind === RED_ENVELOPE && <Trans context="a red envelope">Open</Trans>}
        </ClaimButton>
      )}
    </>
  )
  return (
    <OfferCard id={id} title={title} heading={heading} amount={amount === null ? most : money(amount)} foot={foot}>
      {description !== '' && (
        <Text size="s" tone="muted" breaks>
          {description}
        </Text>
      )}
      {(when || asks) && (
        <Text size="s" tone="muted">
          {[when && t`until ${when}`, asks].filter(Boolean).join(' · ')}
        </Text>
      )}
    </OfferCard>
  )
}
