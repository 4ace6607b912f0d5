import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { recordAmount } from '../../../i18n/record-amount.ts'
import { FailureNotice } from '../../../parts/site/failure-notice/failure-notice.tsx'
import { WaitsForNetwork } from '../../../parts/site/failure-notice/waits-for-network.tsx'
import { MerchantClock } from '../../../parts/site/merchant-clock/merchant-clock.tsx'
import type { Movement } from '../../../rules/money/money-intent.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { gatewayAtom } from '../../../state/gateway.ts'
import { messageLanguageAtom } from '../../../state/messages/inbox.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { refreshRewards, claimRewardAtom, rewardsQuery } from '../../../state/rewards/rewards.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Gift } from '../../../ui/media/icons.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { hiddenVisually } from '../../../ui/layout/text.css.ts'
import { ClaimNews } from '../claim/claim-news.tsx'
import { useClaim } from '../claim/use-claim.ts'
import { RewardCard } from './reward-card.tsx'
import * as css from './rewards.css.ts'

/** "Reward centre" (spec 2, "Member centre": rewardCenter): what the member was promised or given, and claiming it. */
export function RewardsPage() {
  const { t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const query = rewardsQuery(useAtomValue(gatewayAtom), currency.digits, useAtomValue(messageLanguageAtom))
  const { data, error, refetch, isFetching, fetchStatus } = useQuery(query)
  const send = useSetAtom(claimRewardAtom)
  const { money, claiming, ...claim } = useClaim({
    kind: 'reward',
    send: (what, asked, queries) => send({ ...asked, reward: what ?? '' }, queries),
    askAnew: refreshRewards,
  })
  const words = ({ from, amount }: Movement): string => {
    const title = data?.find(({ id }) => id === from)?.title ?? t`Reward`
    return amount === null ? title : `${title} · ${recordAmount(amount, currency, tag)}`
  }
  if (!data && error) return <FailureNotice error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <>
        {fetchStatus === 'paused' && <WaitsForNetwork />}
        <output className={hiddenVisually}>{t`Loading`}</output>
        {Array.from({ length: 3 }, (_, index) => (
          <Skeleton key={index} className={css.waiting} />
        ))}
      </>
    )
  return (
    <>
      {error && <FailureNotice error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      <ClaimNews kind="reward" claim={{ money, claiming, ...claim }} words={words} />
      {data.length === 0 ? (
        <EmptyState icon={Gift} title={t`No rewards just now`}>
          <p>
            <Trans>Your rewards and their status appear here.</Trans>
          </p>
        </EmptyState>
      ) : (
        <ul className={css.list}>
          {data.map((reward) => (
            <RewardCard
              key={reward.id}
              reward={reward}
              claiming={claiming?.what === reward.id}
              locked={!money.isReady}
              onClaim={() => void claim.claim(reward.id)}
            />
          ))}
        </ul>
      )}
      {data.some(({ ends }) => ends !== null) && <MerchantClock />}
      <div>
        <Button variant="quiet" size="s" busy={isFetching} onClick={() => void refetch()}>
          <Trans>Refresh</Trans>
        </Button>
      </div>
    </>
  )
}
