import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { opensAgentCentre } from '../../rules/account/account-types.ts'
import type { Session } from '../../state/account/login/session.ts'
import { memberQuery } from '../../state/account/member.ts'
import { brandAtom } from '../../state/site/brand.ts'
import type { ServerMenu } from '../frame/centre.ts'

interface ForAgentsProps {
  readonly session: Session
  /** What every other account is shown. */
  readonly otherwise: ReactNode
  /** @param menu what is waited for while nobody knows who it is, right after a login */
  readonly children: (menu?: ServerMenu) => ReactNode
}

/** Shows the agent centre to the account types that the brand lets in (spec 4, "Agent centre visibility"). */
export function ForAgents({ session, otherwise, children }: ForAgentsProps) {
  const { access } = useAtomValue(brandAtom)
  const { data, error, refetch, isFetching, fetchStatus } = useQuery(memberQuery)
  const type = session.accountType ?? data?.type
  if (type === undefined) return children({ items: undefined, error, refetch, isFetching, fetchStatus })
  return opensAgentCentre(type, access.agentCentreTypes) ? children() : otherwise
}
