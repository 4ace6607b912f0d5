import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { RewardCard } from '../../parts/rewards/reward-card/reward-card.tsx'
import { useRewardClaim } from '../../parts/rewards/reward-card/use-reward-claim.ts'
import { ClaimNews } from '../../parts/rewards/claim/claim-news.tsx'
import { MerchantClock } from '../../parts/site/merchant-clock/merchant-clock.tsx'
import { QueryView } from '../../parts/site/query-view/query-view.tsx'
import { messageLanguageAtom } from '../../state/messages/inbox.ts'
import { rewardsQuery } from '../../state/rewards/rewards.ts'
import { Section } from '../../ui/layout/section.tsx'
import { Text } from '../../ui/layout/text.tsx'
import { Tiles } from '../../ui/layout/tiles.tsx'
import { Placeholder } from '../../ui/states/placeholder.tsx'

/** The kinds of reward that a level brings. */
const KINDS = ['vip-level', 'vip-week']

/** What a member's level has brought, and claiming it (spec 2, "Member centre": VIP Bonus). */
export function LevelGifts() {
  const { t } = useLingui()
  const query = useQuery({
    ...rewardsQuery(useAtomValue(messageLanguageAtom)),
    select: (rewards) => rewards.filter(({ kind }) => KINDS.includes(kind)),
  })
  const { claim, words } = useRewardClaim()
  return (
    <Section title={t`Your VIP bonus`} heading="h2">
      <ClaimNews kind="reward" claim={claim} words={words} />
      <QueryView
        query={query}
        waiting={<Placeholder of="card" />}
        isEmpty={(gifts) => gifts.length === 0}
        empty={
          <Text tone="muted" figures>
            <Trans>Nothing to claim right now. Level rewards will appear here.</Trans>
          </Text>
        }
      >
        {(gifts) => (
          <>
            <Tiles columns="two">
              {gifts.map((gift) => (
                <RewardCard
                  key={gift.id}
                  reward={gift}
                  claim={claim}
                  heading="h3"
                  quiet={gift.id !== gifts.find(({ state }) => state === 'claim')?.id}
                />
              ))}
            </Tiles>
            {gifts.some(({ ends }) => ends !== null) && <MerchantClock />}
          </>
        )}
      </QueryView>
    </Section>
  )
}
