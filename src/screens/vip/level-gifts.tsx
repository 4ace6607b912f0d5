import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { formatDayIn } from '../../i18n/format/zoned-format.ts'
import { useFormatPlain } from '../../parts/money/money-form/use-format-money.ts'
import { RewardCard } from '../../parts/rewards/reward-card/reward-card.tsx'
import { useRewardClaim } from '../../parts/rewards/reward-card/use-reward-claim.ts'
import { ClaimNews } from '../../parts/rewards/claim/claim-news.tsx'
import { MerchantClock } from '../../parts/site/merchant-clock/merchant-clock.tsx'
import { QueryView } from '../../parts/site/query-view/query-view.tsx'
import { messageLanguageAtom } from '../../state/messages/inbox.ts'
import { rewardsQuery } from '../../state/rewards/rewards.ts'
import type { VipBonus } from '../../state/rewards/vip-bonus.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { languageAtom } from '../../state/site/language.ts'
import { Section } from '../../ui/layout/section.tsx'
import { Text } from '../../ui/layout/text.tsx'
import { Tiles } from '../../ui/layout/tiles.tsx'
import { Placeholder } from '../../ui/states/placeholder.tsx'

/** The kinds of reward that a level brings. */
const KINDS = ['vip-level', 'vip-week']

/** What a member's level has brought, and claiming it (spec 2, "Member centre": VIP Bonus). */
export function LevelGifts({ vip }: { readonly vip: VipBonus }) {
  const { t } = useLingui()
  const next = useNextWeekly(vip)
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
            {next
              ? t`Nothing to claim just now. ${next}`
              : t`Nothing to claim just now. What your level brings appears here.`}
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
            {next && (
              <Text tone="muted" figures>
                {next}
              </Text>
            )}
            {gifts.some(({ ends }) => ends !== null) && <MerchantClock />}
          </>
        )}
      </QueryView>
    </Section>
  )
}

/** What the level's next weekly bonus is and when it comes; empty where there is none, or where nobody can say. */
function useNextWeekly({ ranks, rankLevel, nextWeekly }: VipBonus): string {
  const { t } = useLingui()
  const money = useFormatPlain()
  const { timeZone } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const weekly = ranks.find((rank) => rank.rankLevel === rankLevel)?.weekly ?? null
  if (nextWeekly === null || weekly === null) return ''
  const [sum, day] = [money(weekly), formatDayIn(timeZone, nextWeekly, tag)]
  return t`Your next weekly bonus of ${sum} comes on ${day}.`
}
