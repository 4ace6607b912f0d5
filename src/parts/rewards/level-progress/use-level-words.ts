import { useLingui } from '@lingui/react/macro'
import type { VipBonus } from '../../../state/rewards/vip-bonus.ts'
import { useFormatPlain } from '../../money/money-form/use-format-money.ts'

/** Which level a member has, and what has to be bet for the next one where there is one; empty where nobody knows. */
export function useLevelWords(): (vip: VipBonus) => string {
  const { t } = useLingui()
  const money = useFormatPlain()
  return ({ ranks, rankLevel, progress }) => {
    const nameOf = (level: number): string => ranks.find((rank) => rank.rankLevel === level)?.name ?? ''
    if (rankLevel === null) return ''
    const [own, next] = [nameOf(rankLevel), nameOf(rankLevel + 1)]
    const left = progress && progress.done < progress.goal ? money(progress.goal - progress.done) : ''
    return own && left && next ? t`${own}: bet ${left} more for ${next}` : own
  }
}
