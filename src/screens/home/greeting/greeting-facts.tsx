import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { formatInteger } from '../../../i18n/format/format.ts'
import { FittingAmount } from '../../../parts/money/fitting-amount/fitting-amount.tsx'
import { languageAtom } from '../../../state/site/language.ts'
import { unreadCountQuery } from '../../../state/messages/unread-count.ts'
import { promotionCountQuery } from '../../../state/rewards/promotion-count.ts'
import { balanceHiddenAtom, balanceQuery } from '../../../state/money/wallet.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import * as css from './greeting.css.ts'

/** Spec 9: "hidden shows ***". */
const HIDDEN = '***'

/**
 * Balance, unread messages and promotions in columns. They follow the header, which hides and refreshes the balance, so
 * that no amount shows here that is hidden there.
 */
export function GreetingFacts() {
  const { t } = useLingui()
  const { tag } = useAtomValue(languageAtom)
  const hidden = useAtomValue(balanceHiddenAtom)
  const balance = useQuery(balanceQuery)
  const unread = useQuery(unreadCountQuery)
  const promotions = useQuery(promotionCountQuery(true))
  const count = ({ data }: { readonly data?: number | undefined }) => data !== undefined && formatInteger(data, tag)
  const facts = [
    {
      label: t`Balance`,
      // A failure is said in the header, beside the way to try again.
      value: balance.data !== undefined && (hidden ? HIDDEN : <FittingAmount minor={balance.data} room={12} />),
      failed: balance.isError,
    },
    { label: t`Unread messages`, value: count(unread), failed: unread.isError },
    { label: t`Promotions`, value: count(promotions), failed: promotions.isError },
  ]
  return (
    <dl className={css.facts}>
      {facts.map(({ label, value, failed }) => (
        <div key={label} className={css.fact}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value || (failed ? '–' : <Skeleton className={css.waiting} />)}</dd>
        </div>
      ))}
    </dl>
  )
}
