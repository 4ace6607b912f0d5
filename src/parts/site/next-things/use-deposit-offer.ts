import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { promotionsQuery, type Promotion } from '../../../state/rewards/promotions.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { useOfferFigure } from '../../rewards/offer/use-offer-figure.ts'

const ofDeposit = ({ list }: { readonly list: readonly Promotion[] }): Promotion | null =>
  list.find(({ state, terms, due }) => state === 'join' && terms.of === 'deposit' && due === null) ?? null

/** What a deposit brings besides, in a few words; empty where no such offer is open. @param isWanted whether to ask at all */
export function useDepositOffer(isWanted: boolean): string {
  const { t } = useLingui()
  const { code } = useAtomValue(languageAtom)
  const figureOf = useOfferFigure()
  const { data } = useQuery({
    ...promotionsQuery({ language: code, signedIn: true }),
    enabled: isWanted,
    select: ofDeposit,
  })
  if (!data) return ''
  const { figure, note } = figureOf(data)
  if (!figure) return ''
  return note ? t`Bonus of ${figure}, ${note}` : t`Bonus of ${figure}`
}
