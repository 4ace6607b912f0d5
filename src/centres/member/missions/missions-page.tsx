import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { recordAmount } from '../../../i18n/format/record-amount.ts'
import { MerchantClock } from '../../../parts/site/merchant-clock/merchant-clock.tsx'
import type { Movement } from '../../../rules/money/money-intent.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { messageLanguageAtom } from '../../../state/messages/inbox.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { refreshMissions, claimMissionAtom, missionsQuery } from '../../../state/rewards/missions.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ListOrdered } from '../../../ui/media/later-icons.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { ClaimNews } from '../../../parts/rewards/claim/claim-news.tsx'
import { useClaim } from '../../../parts/rewards/claim/use-claim.ts'
import { Loaded } from '../../../parts/site/query-view/loaded.tsx'
import { Leaderboard } from './leaderboard.tsx'
import { MissionCard } from './mission-card.tsx'

/** "Mission activity" (spec 2, "Member centre": missionLeaderboard): what there is to do, its rewards, and the board. */
export function MissionsPage() {
  const { t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const query = useQuery(missionsQuery(useAtomValue(messageLanguageAtom)))
  const claim = useClaim({
    kind: 'mission',
    send: claimMissionAtom,
    askAnew: refreshMissions,
  })
  const words = ({ from, amount }: Movement): string => {
    const title = query.data?.find(({ id }) => id === from)?.title ?? t`reward of a mission`
    return amount === null ? title : `${title} · ${recordAmount(amount, currency, tag)}`
  }
  return (
    <>
      <Loaded query={query} waiting={['card', 'card', 'card']}>
        {(missions) => (
          <>
            <ClaimNews kind="mission" claim={claim} words={words} />
            {missions.length === 0 ? (
              <EmptyState icon={ListOrdered} title={t`No missions right now`}>
                <p>
                  <Trans>There are no missions with rewards at the moment.</Trans>
                </p>
              </EmptyState>
            ) : (
              <Stack as="ul" space="s">
                {missions.map((mission) => (
                  <MissionCard key={mission.id} mission={mission} claim={claim} />
                ))}
              </Stack>
            )}
          </>
        )}
      </Loaded>
      <MerchantClock />
      <Leaderboard />
    </>
  )
}
