import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useFormatPlain } from '../../money/money-form/use-format-money.ts'

interface Bet {
  /** What has to be bet in all, in minor units; `null` for nothing. */
  readonly stake: bigint | null
  /** Within how many days; `null` without an end. */
  readonly days: number | null
}

/**
 * What an offer locks until it is played, in the one sentence for it: while bets are missing the platform lets no withdrawal
 * through, of a deposit as little as of a bonus (spec 2, "Member centre": withdraw).
 */
export function useLockWords(): (bet: Bet) => string {
  const { t } = useLingui()
  const money = useFormatPlain()
  return ({ stake, days }) => {
    if (stake === null) return t`No wagering requirement.`
    const sum = money(stake)
    return days === null
      ? t`Nothing can be withdrawn until ${sum} has been bet.`
      : t`Nothing can be withdrawn until ${sum} has been bet, within ${plural(days, { one: '# day', other: '# days' })}.`
  }
}
