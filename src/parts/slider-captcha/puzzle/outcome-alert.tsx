import { useLingui } from '@lingui/react/macro'
import { describeFailure } from '../../../i18n/failure.ts'
import { Alert } from '../../../ui/alert.tsx'

interface OutcomeAlertProps {
  readonly outcome: { readonly wrong: true } | { readonly failure: unknown } | null
  /** What a wrong answer is told. */
  readonly wrong: string
}

/** Why a try did not pass; read out at once. */
export function OutcomeAlert({ outcome, wrong }: OutcomeAlertProps) {
  const { i18n } = useLingui()
  if (!outcome) return null
  if ('wrong' in outcome) return <Alert tone="bad" title={wrong} />
  const { title, detail } = describeFailure(i18n, outcome.failure)
  return (
    <Alert tone="bad" title={title}>
      <p>{detail}</p>
    </Alert>
  )
}
