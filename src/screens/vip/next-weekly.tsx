import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { formatDayIn } from '../../i18n/format/zoned-format.ts'
import { useFormatPlain } from '../../parts/money/money-form/use-format-money.ts'
import type { VipBonus } from '../../state/rewards/vip-bonus.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { languageAtom } from '../../state/site/language.ts'
import { Amount } from '../../ui/layout/amount.tsx'
import { Text } from '../../ui/layout/text.tsx'

/** What the level's next weekly bonus is and when it comes; nothing where there is none, or where nobody can say. */
export function NextWeekly({ vip: { ranks, rankLevel, nextWeekly } }: { readonly vip: VipBonus }) {
  const money = useFormatPlain()
  const { timeZone } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const weekly = ranks.find((rank) => rank.rankLevel === rankLevel)?.weekly ?? null
  if (nextWeekly === null || weekly === null) return null
  const [sum, day] = [money(weekly), formatDayIn(timeZone, nextWeekly, tag)]
  return (
    <Text breaks figures>
      <Trans>
        Your next weekly bonus, <Amount size="l">{sum}</Amount>, is due on {day}.
      </Trans>
    </Text>
  )
}
