import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Moment } from '../../../../parts/site/merchant-clock/moment.tsx'
import { securityQuery } from '../../../../state/security/account-security.ts'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import { skeletonLine } from '../../../../ui/states/feedback.css.ts'
import { Text } from '../../../../ui/layout/text.tsx'
import { Fact } from '../../../../ui/layout/fact.tsx'

/** When and from where the account was logged in before this time; where that is not known, the page says so below. */
export function LastLogin() {
  const { t } = useLingui()
  const { data, error } = useQuery(securityQuery)
  if (error && !data) return null
  const last = data?.lastLogin
  return (
    <Fact name={t`Last login`}>
      {!data ? (
        <Skeleton className={skeletonLine.long} />
      ) : last ? (
        <>
          <Moment at={last.at} />
          <Text as="div" size="s" weight="regular" tone="muted">
            <bdi>{[last.device, last.ip].filter(Boolean).join(', ')}</bdi>
          </Text>
        </>
      ) : (
        t`This is your first login`
      )}
    </Fact>
  )
}
