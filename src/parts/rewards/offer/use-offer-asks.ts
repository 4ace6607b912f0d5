import { useLingui } from '@lingui/react/macro'
import type { Terms } from '../../../rules/rewards/worked-example.ts'
import { useFormatPlain } from '../../money/money-form/use-format-money.ts'
import { useTurnoverWords } from './use-turnover-words.ts'

/** What an offer of money asks for in return, as sentences; none for what has been granted, prizes and points. */
export function useOfferAsks(): (offer: { readonly terms: Terms; readonly due: bigint | null }) => readonly string[] {
  const { t } = useLingui()
  const money = useFormatPlain()
  const { sentence } = useTurnoverWords()
  return ({ terms, due }) => {
    if (due !== null || (terms.amount === null && terms.percent === null)) return []
    const least = terms.minDeposit === null ? '' : money(terms.minDeposit)
    return [
      ...(least ? [t`Minimum deposit: ${least}.`] : []),
      terms.turnover === null ? t`No wagering requirement.` : sentence(terms),
    ]
  }
}
