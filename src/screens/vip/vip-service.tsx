import { Trans, useLingui } from '@lingui/react/macro'
import { SupportButton } from '../../parts/content/support/support-button.tsx'
import { VIP_ABOVE_RANK } from '../../rules/figures.ts'
import type { VipBonus } from '../../state/rewards/vip-bonus.ts'
import { Section } from '../../ui/layout/section.tsx'
import { Text } from '../../ui/layout/text.tsx'

/** Who answers a member: from a rank above 4 on the VIP service, else live chat (spec 6). */
export function VipService({ rankLevel, ranks }: Pick<VipBonus, 'rankLevel' | 'ranks'>) {
  const { t } = useLingui()
  const first = ranks.find((rank) => rank.rankLevel > VIP_ABOVE_RANK)?.name
  const isVip = rankLevel !== null && rankLevel > VIP_ABOVE_RANK
  if (!isVip && first === undefined) return null
  return (
    <Section heading="h2" title={t`VIP service`} end={isVip ? <SupportButton variant="primary" /> : undefined}>
      <Text tone="muted" breaks>
        {isVip ? (
          <Trans>Your level has its own customer service. It answers you first, whenever you write.</Trans>
        ) : (
          <Trans>From level {first} on, the VIP service answers you. Until then, live chat does.</Trans>
        )}
      </Text>
    </Section>
  )
}
