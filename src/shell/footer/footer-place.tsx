import { ErrorBoundary } from '../../ui/states/error-boundary.tsx'
import { Near } from '../../ui/layout/render-when-visible.tsx'
import { Footer } from '../lazy-parts.ts'
import { FooterWaiting } from './footer-skeleton.tsx'

/** The footer once the player comes near it; where it does not load, the page stays. */
export function FooterPlace() {
  return (
    <ErrorBoundary renderFallback={(_error, retry) => <FooterWaiting onRetry={retry} />}>
      <Near waiting={<FooterWaiting />}>
        <Footer />
      </Near>
    </ErrorBoundary>
  )
}
