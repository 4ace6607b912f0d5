import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { FailureNotice } from '../../../parts/site/failure-notice/failure-notice.tsx'
import { WaitsForNetwork } from '../../../parts/site/failure-notice/waits-for-network.tsx'
import { ServerHtml } from '../../../parts/content/html/server-html.tsx'
import { brandAtom } from '../../../state/site/brand.ts'
import { gatewayAtom } from '../../../state/gateway.ts'
import { messageLanguageAtom } from '../../../state/messages/inbox.ts'
import { referralQuery } from '../../../state/rewards/referral.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { hiddenVisually } from '../../../ui/layout/text.css.ts'
import { Section } from '../security-centre/section.tsx'
import { Friends } from './friends.tsx'
import { Invitation } from './invitation.tsx'
import { ReferralFigures } from './referral-figures.tsx'
import * as css from './referral.css.ts'

/** "Invite friends" (spec 2, "Member centre": referral): the member's link, what it has brought, and how it works. */
export function ReferralPage() {
  const { t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const query = referralQuery(useAtomValue(gatewayAtom), currency.digits, useAtomValue(messageLanguageAtom))
  const { data, error, refetch, isFetching, fetchStatus } = useQuery(query)
  if (!data && error) return <FailureNotice error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <>
        {fetchStatus === 'paused' && <WaitsForNetwork />}
        <output className={hiddenVisually}>{t`Loading`}</output>
        <Skeleton className={css.invitationWaiting} />
        <Skeleton className={css.figuresWaiting} />
      </>
    )
  return (
    <>
      {error && <FailureNotice error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      <Invitation code={data.code} reward={data.reward} />
      <ReferralFigures invited={data.invited} rewarded={data.rewarded} earned={data.earned} />
      <Friends />
      {data.rules !== '' && (
        <Section title={t`How it works`}>
          <ServerHtml source={data.rules} />
        </Section>
      )}
    </>
  )
}
