import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useFormatMoney } from '../../../parts/money/money-form/use-format-money.ts'
import { useMoments } from '../../../parts/site/merchant-clock/use-moments.ts'
import type { RewardState } from '../../../rules/rewards/reward-state.ts'
import type { Reward } from '../../../state/rewards/rewards.ts'
import { Text } from '../../../ui/layout/text.tsx'
import { Gift } from '../../../ui/media/icons.tsx'
import { CircleCheck, CircleExclamationPoint, Hourglass } from '../../../ui/media/later-icons.ts'
import { Status } from '../../../ui/states/status.tsx'
import { ClaimButton } from '../../../parts/rewards/claim/claim-button.tsx'
import { OfferCard } from '../../../parts/rewards/claim/offer-card.tsx'
import type { Claim } from '../../../parts/rewards/claim/use-claim.ts'

/** The mark of each look, and its colour beside it. */
const MARKS = {
  open: { icon: Gift, tone: 'accent' },
  waiting: { icon: Hourglass, tone: 'warn' },
  good: { icon: CircleCheck, tone: 'good' },
  bad: { icon: CircleExclamationPoint, tone: 'bad' },
  over: { icon: Gift, tone: 'muted' },
} as const

/** Each state in words and with a look of its own (spec 4, "Promotion or activity status"). */
const LOOKS: Readonly<Record<RewardState, { readonly name: MessageDescriptor; readonly look: keyof typeof MARKS }>> = {
  join: { name: msg`Open to join`, look: 'open' },
  joined: { name: msg`Joined`, look: 'open' },
  applying: { name: msg`Applied for`, look: 'waiting' },
  process: { name: msg`In process`, look: 'waiting' },
  claim: { name: msg`Available to claim`, look: 'open' },
  claimed: { name: msg`Claimed`, look: 'good' },
  issued: { name: msg`Issued`, look: 'good' },
  rejected: { name: msg({ message: 'Rejected', context: 'of a reward' }), look: 'bad' },
  'coming-soon': { name: msg`Coming soon`, look: 'waiting' },
  close: { name: msg`Closed`, look: 'over' },
}

interface RewardCardProps {
  readonly reward: Reward
  readonly claim: Claim
}

/** A reward: what it is for, how much it is, and what has become of it. */
export function RewardCard({ reward, claim }: RewardCardProps) {
  const { i18n } = useLingui()
  const id = useId()
  const money = useFormatMoney()
  const say = useMoments()
  const { title, description, amount, state, status, ends } = reward
  const { name, look } = state === null ? { name: null, look: 'over' as const } : LOOKS[state]
  const when = ends === null ? '' : say(ends)
  const foot = (
    <>
      <Status {...MARKS[look]}>{name ? i18n._(name) : status}</Status>
      {state === 'claim' && <ClaimButton claim={claim} what={reward.id} titleId={id} />}
    </>
  )
  return (
    <OfferCard id={id} title={title} amount={amount === null ? null : money(amount)} foot={foot}>
      {description !== '' && (
        <Text size="s" tone="muted" breaks>
          {description}
        </Text>
      )}
      {when && (
        <Text size="s" tone="muted">
          <Trans>until {when}</Trans>
        </Text>
      )}
    </OfferCard>
  )
}
