import { Trans } from '@lingui/react/macro'
import { type ReactNode } from 'react'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { ErrorBoundary } from '../../ui/states/error-boundary.tsx'
import { padded } from '../../ui/page/page.css.ts'

/** Holds a page about a fault that has to be loaded itself: when even that fails, a sentence and a way out remain. */
export function LastResort({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary
      renderFallback={() => (
        <div className={padded}>
          <p>
            <Trans>This page did not load. Check your network, then reload it.</Trans>
          </p>
          <div>
            <LinkButton href="">
              <Trans>Reload the page</Trans>
            </LinkButton>
          </div>
        </div>
      )}
    >
      {children}
    </ErrorBoundary>
  )
}
