import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { FailureNotice } from '../../../parts/site/failure-notice/failure-notice.tsx'
import { WaitsForNetwork } from '../../../parts/site/failure-notice/waits-for-network.tsx'
import { brandAtom } from '../../../state/site/brand.ts'
import { gatewayAtom } from '../../../state/gateway.ts'
import { teamTermsQuery } from '../../../state/team/team.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Send as SendMark } from '../../../ui/media/later-icons.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { hiddenVisually } from '../../../ui/layout/text.css.ts'
import { Send } from './send.tsx'
import { TeamHistory } from './team-history.tsx'
import * as css from './team.css.ts'

/** "Transfer to upline" (spec 2, "Member centre": transferUpline): sending to whoever is above or below, and what was. */
export function TeamPage() {
  const { t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const terms = useQuery(teamTermsQuery(useAtomValue(gatewayAtom), currency.digits))
  const { data, error, refetch, isFetching, fetchStatus } = terms
  return (
    <>
      {/* What was known stands; that it could not be asked anew is said, since it may have changed. */}
      {error && <FailureNotice error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && (
        <>
          {fetchStatus === 'paused' && <WaitsForNetwork />}
          <output className={hiddenVisually}>{t`Loading`}</output>
          <Skeleton className={css.fundsWaiting} />
          <Skeleton className={css.formWaiting} />
        </>
      )}
      {data &&
        (data.upline || data.downlines > 0 ? (
          <Send terms={data} />
        ) : (
          <EmptyState icon={SendMark} title={t`There is nobody to send to`}>
            <p>
              <Trans>You have no upline and no downline.</Trans>
            </p>
          </EmptyState>
        ))}
      <TeamHistory />
    </>
  )
}
