import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { describeFailure } from '../../../i18n/failures/failure.ts'
import { isRefetched } from '../../../state/refetch-backoff.ts'
import { Alert } from '../../../ui/states/alert.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { takeLostFocus } from '../../../ui/hooks/take-lost-focus.ts'
import { Reference } from './reference.tsx'
import { ReloadButton } from './reload-button.tsx'

interface FailureNoticeProps {
  readonly error: unknown
  readonly onRetry?: (() => void) | undefined
  readonly retrying?: boolean
}

/**
 * A failed call where its answer would stand: what happened, what to do, whether it is tried again by itself, and a
 * reference to copy.
 */
export function FailureNotice({ error, onRetry, retrying = false }: FailureNoticeProps) {
  const { i18n } = useLingui()
  // Kept for one error, so that the reference does not change while it is being read out.
  const { title, detail, canRetry, needsReload, reference } = useMemo(() => describeFailure(i18n, error), [i18n, error])
  return (
    <Alert
      tone="bad"
      title={title}
      actions={
        <>
          {canRetry && onRetry && (
            <Button ref={handFocusOn} variant="quiet" size="s" busy={retrying} onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          )}
          {needsReload && <ReloadButton variant="quiet" size="s" />}
          <Reference text={reference} />
        </>
      }
    >
      <p>{detail}</p>
      {isRefetched(error) && (
        <p>
          <Trans>This page keeps trying by itself.</Trans>
        </p>
      )}
    </Alert>
  )
}

/** What was pressed goes with the failure: what it stood in takes the focus, unless that which comes in its place does. */
const handFocusOn = (button: HTMLButtonElement) => (): void => {
  if (document.activeElement !== button) return
  const place = button.closest('dialog')?.querySelector('h2') ?? document.getElementById('main')
  setTimeout(() => takeLostFocus(place, { preventScroll: true }))
}
