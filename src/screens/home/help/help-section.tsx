import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { SHOWN_TOPICS } from '../section-sizes.ts'
import type { LaterProps } from '../section/later-section.tsx'
import { SectionHead } from '../section/section-head.tsx'
import { HelpTopics } from './help-topics.tsx'

/** The way to the help centre, with its first topics. */
export function HelpSection({ titleId, title }: LaterProps) {
  return (
    <>
      <SectionHead id={titleId} title={title}>
        <Link to="/help" className={buttonClass('quiet', 's')}>
          <Trans>Help centre</Trans>
        </Link>
      </SectionHead>
      <HelpTopics limit={SHOWN_TOPICS} />
    </>
  )
}
