import { useAtomValue } from 'jotai'
import { formatDayIn } from '../../i18n/format/zoned-format.ts'
import { useFormatPlain } from '../../parts/money/money-form/use-format-money.ts'
import type { VipBonus } from '../../state/rewards/vip-bonus.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { languageAtom } from '../../state/site/language.ts'

interface NextWeekly {
  readonly sum: string
  /** By the merchant's clock. */
  readonly day: string
}

/** What the level's next weekly bonus is and when it comes; `null` where there is none, or where nobody can say. */
export function useNextWeekly({ ranks, rankLevel, nextWeekly }: VipBonus): NextWeekly | null {
  const money = useFormatPlain()
  const { timeZone } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const weekly = ranks.find((rank) => rank.rankLevel === rankLevel)?.weekly ?? null
  if (nextWeekly === null || weekly === null) return null
  return { sum: money(weekly), day: formatDayIn(timeZone, nextWeekly, tag) }
}
