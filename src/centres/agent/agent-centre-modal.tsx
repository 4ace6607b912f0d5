import { SessionOnly } from '../../parts/site/use-modal/session-only.tsx'
import { TrialWarned } from '../../parts/site/use-modal/trial-warned.tsx'
import { CentreFrame } from '../frame/centre-frame.tsx'
import { ForAgents } from './for-agents.tsx'
import { AGENT_CENTRE } from './pages.ts'

/**
 * The agent centre (spec 2, "Agent centre"), at `?agent=<page>` over any page. A guest logs in first; an account of another type
 * gets the warning of a trial account (spec 5, "Login check before protected actions").
 */
export function AgentCentreModal({ onClose }: { readonly onClose: () => void }) {
  return (
    <SessionOnly returns>
      {(session) => (
        <ForAgents session={session} otherwise={<TrialWarned />}>
          {(menus) => <CentreFrame centre={AGENT_CENTRE} session={session} {...menus} onClose={onClose} />}
        </ForAgents>
      )}
    </SessionOnly>
  )
}
