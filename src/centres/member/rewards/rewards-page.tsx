import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { MerchantClock } from '../../../parts/site/merchant-clock/merchant-clock.tsx'
import { messageLanguageAtom } from '../../../state/messages/inbox.ts'
import { rewardsQuery } from '../../../state/rewards/rewards.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Gift } from '../../../ui/media/icons.tsx'
import { Tiles } from '../../../ui/layout/tiles.tsx'
import { ClaimNews } from '../../../parts/rewards/claim/claim-news.tsx'
import { useRewardClaim } from '../../../parts/rewards/reward-card/use-reward-claim.ts'
import { Loaded } from '../../../parts/site/query-view/loaded.tsx'
import { RewardCard } from '../../../parts/rewards/reward-card/reward-card.tsx'
import { BonusCodeForm } from './bonus-code-form.tsx'
import { SignIn } from './sign-in.tsx'

/** "Reward centre" (spec 2, "Member centre": rewardCenter): what the member was promised or given, and claiming it. */
export function RewardsPage() {
  const { t } = useLingui()
  const query = useQuery(rewardsQuery(useAtomValue(messageLanguageAtom)))
  const { claim, words } = useRewardClaim()
  return (
    <>
      <SignIn />
      <Loaded query={query} waiting={['card', 'card', 'card']}>
        {(rewards) => (
          <>
            <ClaimNews kind="reward" claim={claim} words={words} />
            {rewards.length === 0 ? (
              <EmptyState icon={Gift} title={t`No rewards right now`}>
                <p>
                  <Trans>Your rewards and their status appear here.</Trans>
                </p>
              </EmptyState>
            ) : (
              <Tiles columns="two">
                {rewards.map((reward) => (
                  <RewardCard key={reward.id} reward={reward} claim={claim} />
                ))}
              </Tiles>
            )}
            {rewards.some(({ ends }) => ends !== null) && <MerchantClock />}
            <div>
              <Button variant="quiet" size="s" busy={query.isFetching} onClick={() => void query.refetch()}>
                <Trans>Refresh</Trans>
              </Button>
            </div>
          </>
        )}
      </Loaded>
      <BonusCodeForm />
    </>
  )
}
