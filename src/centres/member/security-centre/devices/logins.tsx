import { Plural, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { FailureNotice } from '../../../../parts/site/failure-notice/failure-notice.tsx'
import { MerchantClock } from '../../../../parts/site/merchant-clock/merchant-clock.tsx'
import { Moment } from '../../../../parts/site/merchant-clock/moment.tsx'
import { LOGINS_PER_PAGE, loginsQuery } from '../../../../state/security/account-security.ts'
import { gatewayAtom } from '../../../../state/gateway.ts'
import { cx } from '../../../../ui/layout/cx.ts'
import { EmptyState } from '../../../../ui/states/empty-state.tsx'
import { frame, head, table } from '../../../../ui/lists/folded-table.css.ts'
import { RotateCcwClock } from '../../../../ui/media/later-icons.ts'
import { Pager } from '../../../../ui/lists/pager.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import * as css from './logins.css.ts'
import { older, waiting } from '../section.css.ts'
import { Section } from '../section.tsx'

/** The logins of the account, the newest first: whoever finds one that is not theirs knows to act. */
export function Logins() {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  const gateway = useAtomValue(gatewayAtom)
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(loginsQuery(gateway, page))
  return (
    <Section
      title={t`Login history`}
      note={data && <Plural value={data.total} _0="No logins" one="# login" other="# logins" />}
    >
      {error && <FailureNotice error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <Skeleton className={waiting} />}
      {data && data.total === 0 && <EmptyState icon={RotateCcwClock} title={t`No logins recorded yet.`} />}
      {data && data.logins.length > 0 && (
        <div className={frame}>
          <table className={cx(table, isPlaceholderData && older)} aria-busy={isPlaceholderData}>
            <thead className={head}>
              <tr>
                <th scope="col" className={css.heading}>{t`Time`}</th>
                <th scope="col" className={css.heading}>{t`Device`}</th>
                <th scope="col" className={css.heading}>{t`IP address`}</th>
              </tr>
            </thead>
            <tbody>
              {data.logins.map(({ at, ip, device }, index) => (
                <tr key={`${at}-${index}`} className={css.row}>
                  <td className={css.time}>
                    <Moment at={at} />
                  </td>
                  <td className={css.cell}>
                    <bdi>{device || t`Unknown device`}</bdi>
                  </td>
                  <td className={css.cell}>
                    <bdi>{ip}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {data && data.logins.length > 0 && <MerchantClock />}
      <Pager
        page={page}
        pages={Math.ceil((data?.total ?? 0) / LOGINS_PER_PAGE)}
        onPage={setPage}
        label={t`Pages of logins`}
      />
    </Section>
  )
}
