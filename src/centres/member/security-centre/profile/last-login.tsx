import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Moment } from '../../../../parts/site/merchant-clock/moment.tsx'
import { securityQuery } from '../../../../state/security/account-security.ts'
import { gatewayAtom } from '../../../../state/gateway.ts'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import { skeletonLine } from '../../../../ui/states/feedback.css.ts'
import * as css from './profile.css.ts'

/** When and from where the account was logged in before this time; where that is not known, the page says so below. */
export function LastLogin() {
  const { t } = useLingui()
  const { data, error } = useQuery(securityQuery(useAtomValue(gatewayAtom)))
  if (error && !data) return null
  const last = data?.lastLogin
  return (
    <div className={css.fact}>
      <dt className={css.term}>{t`Last login`}</dt>
      <dd className={css.value}>
        {data ? (
          last ? (
            <>
              <Moment at={last.at} />
              <span className={css.from}>
                <bdi>{[last.device, last.ip].filter(Boolean).join(', ')}</bdi>
              </span>
            </>
          ) : (
            t`This is your first login`
          )
        ) : (
          <Skeleton className={skeletonLine.long} />
        )}
      </dd>
    </div>
  )
}
