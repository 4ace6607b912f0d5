import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { ComponentType } from 'react'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { lazyView } from '../../ui/lazy-view.tsx'
import { Near } from '../../ui/near.tsx'
import { section } from '../../ui/page.css.ts'
import { SectionFailure } from './section-failure.tsx'
import { SectionHead } from './section-head.tsx'

/** What a section's own view is handed: it shows the head again, with what it adds to it. */
export interface LaterProps {
  readonly titleId: string
  readonly title: string
}

/**
 * A section whose title and room stand on the page from the beginning, and whose view is loaded once the player comes
 * near. Where that fails, the rest of the page stays.
 * @param name unlike that of any other section
 * @param Waiting what is as high as the view
 */
export function laterSection(
  name: string,
  title: MessageDescriptor,
  load: () => Promise<ComponentType<LaterProps>>,
  Waiting: ComponentType,
): ComponentType {
  const titleId = `${name}-title`
  const Frame = () => (
    <>
      <SectionHead id={titleId} title={useLingui().i18n._(title)} />
      <Waiting />
    </>
  )
  const View = lazyView(load, Frame)
  return function LaterSection() {
    const { i18n } = useLingui()
    const shown = i18n._(title)
    return (
      <section className={section} aria-labelledby={titleId}>
        <ErrorBoundary
          renderFallback={(_error, retry) => (
            <>
              <SectionHead id={titleId} title={shown} />
              <SectionFailure onRetry={retry}>
                <Waiting />
              </SectionFailure>
            </>
          )}
        >
          <Near waiting={<Frame />}>
            <View titleId={titleId} title={shown} />
          </Near>
        </ErrorBoundary>
      </section>
    )
  }
}
