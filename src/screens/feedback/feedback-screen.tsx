import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { FeedbackForm } from '../../parts/content/feedback/feedback-form.tsx'
import { ChatLink } from '../../parts/content/chat/chat-link.tsx'
import { SupportButton } from '../../parts/content/support/support-button.tsx'
import { TRIAL_ACCOUNT } from '../../rules/figures.ts'
import { accountTypeAtom } from '../../state/account/login/session.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { padded } from '../../ui/page/page.css.ts'
import { Tickets } from './tickets.tsx'

/** Feedback (spec 2, "Other screens"): the whole form, and of a member the tickets with what was answered. */
export function FeedbackScreen() {
  const { t } = useLingui()
  const type = useAtomValue(accountTypeAtom)
  return (
    <div className={padded}>
      <PageHead
        title={<Trans>Feedback</Trans>}
        lead={<Trans>Tell us what went wrong, or what you would like to see here.</Trans>}
      />
      <Panel aria-label={t`Send feedback`}>
        <FeedbackForm />
      </Panel>
      {type !== null && type !== TRIAL_ACCOUNT && <Tickets />}
      <ChatLink />
      <SupportButton />
    </div>
  )
}
