import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { formatMoney } from '../../../i18n/format.ts'
import { FailureNotice } from '../../../parts/site/failure-notice/failure-notice.tsx'
import { Moment } from '../../../parts/site/merchant-clock/moment.tsx'
import { brandAtom } from '../../../state/site/brand.ts'
import { cashbacksQuery } from '../../../state/records/cashback.ts'
import { gatewayAtom } from '../../../state/gateway.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { Pager } from '../../../ui/lists/pager.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { older } from '../security-centre/section.css.ts'
import { Section } from '../security-centre/section.tsx'
import * as css from './cashback.css.ts'

/** What was claimed before, the newest first. */
export function CashbackClaims() {
  const { t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const [page, setPage] = useState(1)
  const query = cashbacksQuery(useAtomValue(gatewayAtom), currency.digits, page)
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(query)
  return (
    <Section
      title={t`Claim history`}
      note={data && data.total > 0 && <Plural value={data.total} one="# claim" other="# claims" />}
    >
      {error && <FailureNotice error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <Skeleton className={css.listWaiting} />}
      {data?.total === 0 && (
        <p className={css.term}>
          <Trans>None yet.</Trans>
        </p>
      )}
      {data && data.list.length > 0 && (
        <ul className={cx(css.list, isPlaceholderData && older)} aria-busy={isPlaceholderData}>
          {data.list.map(({ reference, time, amount }) => (
            <li key={reference} className={css.row}>
              <span className={css.words}>
                <Moment at={time} className={css.name} />
                <bdi className={css.reference}>{reference}</bdi>
              </span>
              <span className={css.amount}>{formatMoney(amount, currency, tag)}</span>
            </li>
          ))}
        </ul>
      )}
      <Pager page={page} pages={data?.pages ?? 1} onPage={setPage} label={t`Pages of claims`} />
    </Section>
  )
}
