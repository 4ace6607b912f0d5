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
import { refreshMissionsAtom, claimMissionAtom, missionsQuery } from '../../../state/rewards/missions.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ListOrdered } from '../../../ui/media/later-icons.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { hiddenVisually } from '../../../ui/layout/text.css.ts'
import { ClaimNews } from '../claim/claim-news.tsx'
import { useClaim } from '../claim/use-claim.ts'
import { Leaderboard } from './leaderboard.tsx'
import { MissionCard } from './mission-card.tsx'
import * as css from './missions.css.ts'

/** "Mission activity" (spec 2, "Member centre": missionLeaderboard): what there is to do, its rewards, and the board. */
export function MissionsPage() {
  const { t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const query = missionsQuery(useAtomValue(gatewayAtom), currency.digits, useAtomValue(messageLanguageAtom))
  const { data, error, refetch, isFetching, fetchStatus } = useQuery(query)
  const send = useSetAtom(claimMissionAtom)
  const claim = useClaim({
    kind: 'mission',
    send: (what, asked, queries) => send({ ...asked, mission: what ?? '' }, queries),
    askAnew: useSetAtom(refreshMissionsAtom),
  })
  const words = ({ from, amount }: Movement): string => {
    const title = data?.find(({ id }) => id === from)?.title ?? t`reward of a mission`
    return amount === null ? title : `${title} · ${recordAmount(amount, currency, tag)}`
  }
  return (
    <>
      {!data && error && <FailureNotice error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && (
        <>
          {fetchStatus === 'paused' && <WaitsForNetwork />}
          <output className={hiddenVisually}>{t`Loading`}</output>
          {Array.from({ length: 3 }, (_, index) => (
            <Skeleton key={index} className={css.cardWaiting} />
          ))}
        </>
      )}
      {data && (
        <>
          {error && <FailureNotice error={error} onRetry={() => void refetch()} retrying={isFetching} />}
          <ClaimNews kind="mission" claim={claim} words={words} />
          {data.length === 0 ? (
            <EmptyState icon={ListOrdered} title={t`No missions just now`}>
              <p>
                <Trans>There are no missions with rewards at the moment.</Trans>
              </p>
            </EmptyState>
          ) : (
            <ul className={css.list}>
              {data.map((mission) => (
                <MissionCard
                  key={mission.id}
                  mission={mission}
                  claiming={claim.claiming?.what === mission.id}
                  locked={!claim.money.isReady}
                  onClaim={() => void claim.claim(mission.id)}
                />
              ))}
            </ul>
          )}
        </>
      )}
      <MerchantClock />
      <Leaderboard />
    </>
  )
}
