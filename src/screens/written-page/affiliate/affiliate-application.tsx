import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useProtectedAction } from '../../../parts/account/use-protected-action/use-protected-action.ts'
import { Invitation } from '../../../parts/rewards/invitation/invitation.tsx'
import { MerchantClock } from '../../../parts/site/merchant-clock/merchant-clock.tsx'
import { Moment } from '../../../parts/site/merchant-clock/moment.tsx'
import { QueryView } from '../../../parts/site/query-view/query-view.tsx'
import { TRIAL_ACCOUNT } from '../../../rules/figures.ts'
import { accountTypeAtom } from '../../../state/account/login/session.ts'
import { affiliateAddress, affiliateQuery } from '../../../state/team/affiliate.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { Alert } from '../../../ui/states/alert.tsx'
import { Placeholder } from '../../../ui/states/placeholder.tsx'
import { ApplicationForm } from './application-form.tsx'

/** Applying to be an affiliate, how that stands, and what an affiliate invites with (spec 2, "Other screens"). */
export function AffiliateApplication() {
  const { t } = useLingui()
  const type = useAtomValue(accountTypeAtom)
  const protect = useProtectedAction()
  const isMember = type !== null && type !== TRIAL_ACCOUNT
  return (
    <Section heading="h2" title={t`Become an affiliate`}>
      {isMember ? (
        <Standing />
      ) : (
        <div>
          <Button onClick={() => protect(() => undefined, '/affiliates')}>
            <Trans context="as an affiliate">Apply</Trans>
          </Button>
        </div>
      )}
    </Section>
  )
}

function Standing() {
  const { t } = useLingui()
  const query = useQuery(affiliateQuery)
  return (
    <QueryView query={query} waiting={<Placeholder of="card" />}>
      {({ state, time, reason, code }) => (
        <>
          {state === 'applied' && (
            <Alert tone="info" title={t`We have received your application`}>
              <p>
                <Trans>We will review it. Its status will appear here.</Trans>
              </p>
            </Alert>
          )}
          {state === 'rejected' && (
            <Alert tone="bad" title={t`Your application was rejected`}>
              {reason && <p>{reason}</p>}
              <p>
                <Trans>You can apply once more.</Trans>
              </p>
            </Alert>
          )}
          {time !== null && state === 'applied' && (
            <p>
              <Moment at={time} />
            </p>
          )}
          {time !== null && state === 'applied' && <MerchantClock />}
          {state === 'approved' && code !== null && (
            <Invitation code={code} address={affiliateAddress(code)}>
              <Trans>You are an affiliate. Invite with your link or your code.</Trans>
            </Invitation>
          )}
          {(state === 'none' || state === 'rejected') && <ApplicationForm />}
        </>
      )}
    </QueryView>
  )
}
