import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { recordAmount } from '../../../i18n/record-amount.ts'
import { MerchantClock } from '../../../parts/site/merchant-clock/merchant-clock.tsx'
import type { Movement } from '../../../rules/money/money-intent.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { messageLanguageAtom } from '../../../state/messages/inbox.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { refreshRewards, claimRewardAtom, rewardsQuery } from '../../../state/rewards/rewards.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Gift } from '../../../ui/media/icons.tsx'
import { Tiles } from '../../../ui/layout/tiles.tsx'
import { ClaimNews } from '../../../parts/rewards/claim/claim-news.tsx'
import { useClaim } from '../../../parts/rewards/claim/use-claim.ts'
import { Loaded } from '../loaded.tsx'
import { RewardCard } from './reward-card.tsx'

/** "Reward centre" (spec 2, "Member centre": rewardCenter): what the member was promised or given, and claiming it. */
export function RewardsPage() {
  const { t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const query = useQuery(rewardsQuery(useAtomValue(messageLanguageAtom)))
  const claim = useClaim({
    kind: 'reward',
    send: claimRewardAtom,
    askAnew: refreshRewards,
  })
  const words = ({ from, amount }: Movement): string => {
    const title = query.data?.find(({ id }) => id === from)?.title ?? t`Reward`
    return amount === null ? title : `${title} · ${recordAmount(amount, currency, tag)}`
  }
  return (
    <Loaded query={query} waiting={['card', 'card', 'card']}>
      {(rewards) => (
        <>
          <ClaimNews kind="reward" claim={claim} words={words} />
          {rewards.length === 0 ? (
            <EmptyState icon={Gift} title={t`No rewards just now`}>
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
  )
}
