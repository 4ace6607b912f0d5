import { useLingui } from '@lingui/react/macro'
import { RewardCard } from '../../parts/rewards/reward-card/reward-card.tsx'
import { useRewardClaim } from '../../parts/rewards/reward-card/use-reward-claim.ts'
import { ClaimNews } from '../../parts/rewards/claim/claim-news.tsx'
import { MerchantClock } from '../../parts/site/merchant-clock/merchant-clock.tsx'
import { QueryView } from '../../parts/site/query-view/query-view.tsx'
import type { VipBonus } from '../../state/rewards/vip-bonus.ts'
import { Ledger } from '../../ui/layout/ledger.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Tiles } from '../../ui/layout/tiles.tsx'
import { Row } from '../../ui/lists/row.tsx'
import { Rows } from '../../ui/lists/rows.tsx'
import { Placeholder } from '../../ui/states/placeholder.tsx'
import { useLevelGifts } from './use-level-gifts.ts'
import { useNextWeekly } from './use-next-weekly.ts'

/** What a member's level has brought, claiming it, and what comes next (spec 2, "Member centre": VIP Bonus); nothing for nothing. */
export function LevelGifts({ vip }: { readonly vip: VipBonus }) {
  const { t } = useLingui()
  const query = useLevelGifts(true)
  const { claim, words } = useRewardClaim()
  const weekly = useNextWeekly(vip)
  const sum = weekly?.sum ?? ''
  if (query.data?.length === 0 && !weekly && !claim.done) return null
  return (
    <Section title={t`Your VIP bonus`} heading="h2">
      <ClaimNews kind="reward" claim={claim} words={words} />
      <QueryView query={query} waiting={<Placeholder of="card" />} isEmpty={(gifts) => gifts.length === 0} empty={null}>
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
      {weekly && (
        <Rows>
          <Row>
            <Ledger what={t`Weekly bonus of ${sum}`} end={weekly.day} details={t`Paid automatically`} />
          </Row>
        </Rows>
      )}
    </Section>
  )
}
