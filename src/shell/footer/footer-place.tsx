import { ErrorBoundary } from '../../ui/states/error-boundary.tsx'
import { RenderWhenVisible } from '../../ui/layout/render-when-visible.tsx'
import { Footer } from '../lazy-parts.ts'
import { FooterSkeleton } from './footer-skeleton.tsx'

/** The footer once the player comes near it; where it does not load, the page stays. */
export function FooterPlace() {
  return (
    <ErrorBoundary renderFallback={(_error, retry) => <FooterSkeleton onRetry={retry} />}>
      <RenderWhenVisible waiting={<FooterSkeleton />}>
        <Footer />
      </RenderWhenVisible>
    </ErrorBoundary>
  )
}
