import { useAtomValue } from 'jotai'
import { SessionOnly } from '../../parts/site/use-modal/session-only.tsx'
import { TrialWarned } from '../../parts/site/use-modal/trial-warned.tsx'
import { brandAtom } from '../../state/site/brand.ts'
import { CentreFrame } from '../frame/centre-frame.tsx'
import { AGENT_CENTRE } from './pages.ts'

/**
 * The agent centre (spec 2, "Agent centre"), at `?agent=<page>` over any page, for the account types that the brand lets in. A guest
 * logs in first; every other account gets the warning of a trial account (spec 5, "Login check before protected actions").
 */
export function AgentCentreModal({ onClose }: { readonly onClose: () => void }) {
  const { access } = useAtomValue(brandAtom)
  return (
    <SessionOnly returns>
      {(session) =>
        access.agentCentreTypes.some((type) => type === session.accountType) ? (
          <CentreFrame centre={AGENT_CENTRE} session={session} onClose={onClose} />
        ) : (
          <TrialWarned />
        )
      }
    </SessionOnly>
  )
}
