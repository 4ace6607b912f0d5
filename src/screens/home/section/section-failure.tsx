import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import * as css from './section-failure.css.ts'

interface SectionFailureProps {
  readonly onRetry: () => void
  readonly retrying?: boolean
  /** What waited there: it keeps the place, unseen. */
  readonly children: ReactNode
}

/** A section that did not come: one quiet line, since the rest of the page did. */
export function SectionFailure({ onRetry, retrying = false, children }: SectionFailureProps) {
  return (
    <div className={css.place}>
      <div className={css.unseen} aria-hidden>
        {children}
      </div>
      <output className={css.line}>
        <Trans>This part of the page did not load</Trans>
        <Button variant="quiet" size="s" busy={retrying} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </output>
    </div>
  )
}
