import { Alert } from '../../../../ui/states/alert.tsx'
import { FailureNotice } from '../../../site/failure-notice/failure-notice.tsx'

interface OutcomeAlertProps {
  readonly outcome: { readonly wrong: true } | { readonly failure: unknown } | null
  /** What a wrong answer is told. */
  readonly wrong: string
}

/** Why a try did not pass; read out at once. */
export function OutcomeAlert({ outcome, wrong }: OutcomeAlertProps) {
  if (!outcome) return null
  if ('wrong' in outcome) return <Alert tone="bad" title={wrong} />
  return <FailureNotice error={outcome.failure} />
}
