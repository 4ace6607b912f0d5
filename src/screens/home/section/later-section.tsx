import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { ComponentType } from 'react'
import { ErrorBoundary } from '../../../ui/states/error-boundary.tsx'
import { lazyView } from '../../../ui/states/lazy-view.tsx'
import { RenderWhenVisible } from '../../../ui/layout/render-when-visible.tsx'
import { section } from '../../../ui/page/page.css.ts'
import { useFirstSign } from '../../../ui/hooks/use-first-sign.ts'
import * as css from './later-section.css.ts'
import { SectionFailure } from './section-failure.tsx'
import { SectionHead } from './section-head.tsx'

/** What a section's own view is handed: it shows the head again, with what it adds to it. */
export interface LaterProps {
  readonly titleId: string
  readonly title: string
  /** Why it stands there. */
  readonly note?: string | undefined
}

interface Later {
  /** Unlike that of any other section. */
  readonly name: string
  readonly title: MessageDescriptor
  /** Why it stands there, in a few words. */
  readonly note?: MessageDescriptor
  readonly load: () => Promise<ComponentType<LaterProps>>
  /** As high as the view. */
  readonly Waiting: ComponentType
  /** What will stand at the other end of the head, in its size; nothing, or no more than a small button, unless told. */
  readonly Aside?: ComponentType
  /** Where the view has its title within itself, or none that is seen: the section's own style. */
  readonly bare?: string
  /** Whether the view may turn out to have nothing to show: then the section is gone. */
  readonly vanishes?: true
}

/**
 * A section whose title and room stand on the page from the beginning, and whose view is loaded once the player comes
 * near. Where that fails, the rest of the page stays.
 */
export function laterSection({
  name,
  title: message,
  note,
  load,
  Waiting,
  Aside,
  bare,
  vanishes,
}: Later): ComponentType {
  const titleId = `${name}-title`
  const Frame = () => {
    const { i18n } = useLingui()
    return (
      <>
        {bare === undefined && (
          <SectionHead id={titleId} title={i18n._(message)} note={note && i18n._(note)}>
            {Aside && <Aside />}
          </SectionHead>
        )}
        <Waiting />
      </>
    )
  }
  const View = lazyView(load, Frame)
  return function LaterSection() {
    const { i18n } = useLingui()
    const title = i18n._(message)
    const somebody = useFirstSign()
    return (
      <section
        className={bare ?? (vanishes ? css.vanishing : section)}
        {...(bare === undefined ? { 'aria-labelledby': titleId } : { 'aria-label': title })}
      >
        <ErrorBoundary
          renderFallback={(_error, retry) => (
            <SectionFailure onRetry={retry}>
              <Frame />
            </SectionFailure>
          )}
        >
          <RenderWhenVisible waiting={<Frame />} seen={!somebody}>
            <View titleId={titleId} title={title} note={note && i18n._(note)} />
          </RenderWhenVisible>
        </ErrorBoundary>
      </section>
    )
  }
}
