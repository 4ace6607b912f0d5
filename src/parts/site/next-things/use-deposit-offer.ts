import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { promotionsQuery, type Promotion } from '../../../state/rewards/promotions.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { useOfferFigure } from '../../rewards/offer/use-offer-figure.ts'
import { useTurnoverWords } from '../../rewards/offer/use-turnover-words.ts'

const ofDeposit = ({ list }: { readonly list: readonly Promotion[] }): Promotion | null =>
  list.find(({ state, terms, due }) => state === 'join' && terms.of === 'deposit' && due === null) ?? null

/** What a deposit brings besides, in a few words; empty where no such offer is open. @param isWanted whether to ask at all */
export function useDepositOffer(isWanted: boolean): string {
  const { t } = useLingui()
  const { code } = useAtomValue(languageAtom)
  const figureOf = useOfferFigure()
  const { rule } = useTurnoverWords()
  const { data } = useQuery({
    ...promotionsQuery({ language: code, signedIn: true }),
    enabled: isWanted,
    select: ofDeposit,
  })
  if (!data) return ''
  const { figure } = figureOf(data)
  const { turnover } = data.terms
  if (!figure) return ''
  const asks = turnover === null ? t`free to withdraw` : rule(turnover)
  return t`Bonus of ${figure} · ${asks}`
}
