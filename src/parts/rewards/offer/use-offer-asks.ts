import { useLingui } from '@lingui/react/macro'
import type { Terms } from '../../../rules/rewards/worked-example.ts'
import { useFormatPlain } from '../../money/money-form/use-format-money.ts'
import { useTurnoverWords } from './use-turnover-words.ts'

/**
 * What an offer asks for in return, as sentences: what has to be bet, when a share is paid and from what sum on, what places go
 * by; none for what has been granted.
 */
export function useOfferAsks(): (offer: { readonly terms: Terms; readonly due: bigint | null }) => readonly string[] {
  const { t } = useLingui()
  const money = useFormatPlain()
  const { lock, sentence } = useTurnoverWords()
  const paid = ({ paid: when, least }: Terms): string => {
    const from = least === null || least === undefined ? '' : money(least)
    if (when === 'claim') return from ? t`Claim it whenever you like, from ${from}.` : t`Claim it whenever you like.`
    if (when === 'daily') return from ? t`Paid every day, from ${from}.` : t`Paid every day.`
    if (when === 'weekly') return from ? t`Paid every week, from ${from}.` : t`Paid every week.`
    return ''
  }
  const ranked = ({ prizes }: Terms): string => {
    if (prizes?.by === 'bets') return t`Places go to those with the most valid bets.`
    if (prizes?.by === 'wins') return t`Places go by the highest win in times of the bet.`
    return prizes?.by === 'chance' ? t`Any bet for money can bring a prize.` : ''
  }
  return ({ terms, due }) => {
    if (due !== null) return []
    const told = [paid(terms), ranked(terms)].filter(Boolean)
    if (terms.amount === null && terms.percent === null) return told
    const least = terms.minDeposit === null ? '' : money(terms.minDeposit)
    return [
      ...(least && !lock(terms) ? [t`Minimum deposit: ${least}.`] : []),
      ...told,
      terms.turnover === null ? t`No wagering requirement.` : sentence(terms),
    ]
  }
}
