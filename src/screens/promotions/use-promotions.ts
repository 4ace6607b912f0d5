import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { recordAmount } from '../../i18n/format/record-amount.ts'
import { useClaim, type Claim } from '../../parts/rewards/claim/use-claim.ts'
import type { Movement } from '../../rules/money/money-intent.ts'
import { sessionAtom } from '../../state/account/login/session.ts'
import { claimPromotionAtom, promotionsQuery, refreshPromotions } from '../../state/rewards/promotions.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { languageAtom } from '../../state/site/language.ts'

/** What promotions are asked for with. */
export type Asking = Parameters<typeof promotionsQuery>[0]

/** What the visitor is offered, and the claim of what may be claimed. */
export function usePromotions() {
  const { t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { code, tag } = useAtomValue(languageAtom)
  const signedIn = useAtomValue(sessionAtom) !== null
  const asking: Asking = { language: code, signedIn }
  const query = useQuery(promotionsQuery(asking))
  const claim: Claim = useClaim({ kind: 'promotion', send: claimPromotionAtom, askAnew: refreshPromotions })
  const words = ({ from, amount }: Movement): string => {
    const title = query.data?.list.find(({ id }) => id === from)?.title ?? t`Promotion`
    return amount === null ? title : `${title} · ${recordAmount(amount, currency, tag)}`
  }
  return { asking, query, claim, words }
}
