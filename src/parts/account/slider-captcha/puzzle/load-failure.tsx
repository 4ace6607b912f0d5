import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '../../../../ui/actions/button.tsx'
import { FailureNotice } from '../../../site/failure-notice/failure-notice.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import * as css from './puzzle.css.ts'

interface LoadFailureProps {
  readonly error: unknown
  /** The way to the other kind of proof. */
  readonly other: ReactNode
  readonly onRetry: () => void
}

/** Why nothing is asked, and the ways on; also after a refusal, since nobody gets in without a proof. */
export function LoadFailure({ error, other, onRetry }: LoadFailureProps) {
  const again = useRef<HTMLButtonElement>(null)
  // What had the focus went with what failed.
  useEffect(() => again.current?.focus(), [])
  return (
    <Stack space="s">
      <FailureNotice error={error} />
      <div className={css.actions}>
        {other}
        <Button ref={again} size="s" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </Stack>
  )
}
