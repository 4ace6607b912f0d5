import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useProtectedAction } from '../../parts/account/use-protected-action/use-protected-action.ts'
import { FailureNotice } from '../../parts/site/failure-notice/failure-notice.tsx'
import { TRIAL_ACCOUNT } from '../../rules/figures.ts'
import { accountTypeAtom } from '../../state/account/login/session.ts'
import { applyPromotionAtom, type Promotion } from '../../state/rewards/promotions.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ApplicationForm } from './application-form.tsx'

interface JoinProps {
  readonly promotion: Pick<Promotion, 'id' | 'application'>
  readonly titleId: string
}

/** Joins a promotion: by its application, or by one press where it wants none. Guests and trial accounts are asked for an account first. */
export function Join({ promotion: { id, application }, titleId }: JoinProps) {
  const type = useAtomValue(accountTypeAtom)
  const queries = useQueryClient()
  const protect = useProtectedAction()
  const apply = useSetAtom(applyPromotionAtom)
  const join = useMutation({ mutationFn: () => apply({ id }, queries) })
  if (application && type !== null && type !== TRIAL_ACCOUNT)
    return <ApplicationForm promotion={id} application={application} />
  return (
    <>
      {join.error && <FailureNotice error={join.error} />}
      <Button
        wide
        busy={join.isPending}
        aria-describedby={titleId}
        onClick={() => protect(() => void (application === null && join.mutate()))}
      >
        {application ? <Trans>Apply</Trans> : <Trans>Join</Trans>}
      </Button>
    </>
  )
}
