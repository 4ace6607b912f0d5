import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { formatChange } from '../../../i18n/format.ts'
import { FailureNotice } from '../../../parts/site/failure-notice/failure-notice.tsx'
import { MerchantClock } from '../../../parts/site/merchant-clock/merchant-clock.tsx'
import { Moment } from '../../../parts/site/merchant-clock/moment.tsx'
import { brandAtom } from '../../../state/site/brand.ts'
import { gatewayAtom } from '../../../state/gateway.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { friendsQuery } from '../../../state/rewards/referral.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Gift } from '../../../ui/media/icons.tsx'
import { Pager } from '../../../ui/lists/pager.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { older } from '../security-centre/section.css.ts'
import { Section } from '../security-centre/section.tsx'
import * as css from './referral.css.ts'

/** Who came, and what each has earned. */
export function Friends() {
  const { t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const [page, setPage] = useState(1)
  const query = friendsQuery(useAtomValue(gatewayAtom), currency.digits, page)
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(query)
  return (
    <Section
      title={t`Your friends`}
      note={data && data.total > 0 && <Plural value={data.total} one="# friend" other="# friends" />}
    >
      {error && <FailureNotice error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <Skeleton className={css.friendsWaiting} />}
      {data?.total === 0 && (
        <EmptyState icon={Gift} title={t`No referrals yet`}>
          <p>
            <Trans>Friends who register with your link will be listed here with their status.</Trans>
          </p>
        </EmptyState>
      )}
      {data && data.list.length > 0 && (
        <ul className={cx(css.friends, isPlaceholderData && older)} aria-busy={isPlaceholderData}>
          {data.list.map(({ name, time, earned }, index) => (
            <li key={`${time}-${index}`} className={css.friend}>
              <span className={css.friendName}>
                <bdi>{name}</bdi>
                <Moment at={time} className={css.when} />
              </span>
              {earned === null ? (
                <span className={css.yet}>
                  <Trans>No deposit yet</Trans>
                </span>
              ) : (
                <span className={css.earned}>{formatChange(earned, currency, tag)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {data && data.list.length > 0 && <MerchantClock />}
      <Pager page={page} pages={data?.pages ?? 1} onPage={setPage} label={t`Pages of friends`} />
    </Section>
  )
}
