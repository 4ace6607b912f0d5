import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { describeMoneyFailure } from '../../../i18n/failures/money-refusals.ts'
import { Alert } from '../../../ui/states/alert.tsx'
import { Reference } from '../../site/failure-notice/reference.tsx'
import { ReloadButton } from '../../site/failure-notice/reload-button.tsx'

/** Why money was not moved; the form still holds what was typed, so that sending it again is one press. */
export function MoneyFailure({ error }: { readonly error: unknown }) {
  const { i18n } = useLingui()
  // Kept for one error, so that the reference does not change while it is being read out.
  const { title, detail, needsReload, reference } = useMemo(() => describeMoneyFailure(i18n, error), [i18n, error])
  return (
    <Alert
      tone="bad"
      title={title}
      actions={
        <>
          {needsReload && <ReloadButton variant="quiet" size="s" />}
          <Reference text={reference} />
        </>
      }
    >
      <p>{detail}</p>
    </Alert>
  )
}
