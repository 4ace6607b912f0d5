import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { SessionOnly } from '../../parts/site/use-modal/session-only.tsx'
import { TrialWarned } from '../../parts/site/use-modal/trial-warned.tsx'
import { opensAgentCentre } from '../../rules/account/account-types.ts'
import type { Session } from '../../state/account/login/session.ts'
import { memberQuery } from '../../state/account/member.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { CentreFrame } from '../frame/centre-frame.tsx'
import { AGENT_CENTRE } from './pages.ts'
import { useContractPages } from './use-contract-pages.ts'

/**
 * The agent centre (spec 2, "Agent centre"), at `?agent=<page>` over any page, for the account types that the brand lets in. A guest
 * logs in first; every other account gets the warning of a trial account (spec 5, "Login check before protected actions").
 */
export function AgentCentreModal({ onClose }: { readonly onClose: () => void }) {
  return <SessionOnly returns>{(session) => <Shown session={session} onClose={onClose} />}</SessionOnly>
}

function Shown(props: { readonly session: Session; readonly onClose: () => void }) {
  const { access } = useAtomValue(brandAtom)
  const { data, error, refetch, isFetching, fetchStatus } = useQuery(memberQuery)
  const type = props.session.accountType ?? data?.type
  // Right after a login nobody knows yet who it is.
  if (type === undefined) {
    const menu = { items: undefined, error, refetch, isFetching, fetchStatus }
    return <CentreFrame centre={AGENT_CENTRE} menu={menu} {...props} />
  }
  return opensAgentCentre(type, access.agentCentreTypes) ? <Opened {...props} /> : <TrialWarned />
}

function Opened(props: { readonly session: Session; readonly onClose: () => void }) {
  return <CentreFrame centre={AGENT_CENTRE} flagged={useContractPages()} {...props} />
}
