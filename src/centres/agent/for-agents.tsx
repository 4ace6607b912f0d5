import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { opensAgentCentre } from '../../rules/account/account-types.ts'
import type { Session } from '../../state/account/login/session.ts'
import { memberQuery } from '../../state/account/member.ts'
import { brandAtom } from '../../state/site/brand.ts'
import type { ServerMenu } from '../frame/centre.ts'
import { useContractPages } from './use-contract-pages.ts'

interface ForAgentsProps {
  readonly session: Session
  /** What every other account is shown. */
  readonly otherwise: ReactNode
  readonly children: (menus: Menus) => ReactNode
}

/** What is still to be known: who it is, right after a login, and then which contracts are enabled. */
interface Menus {
  readonly menu?: ServerMenu
  readonly flagged?: ServerMenu
}

/** Shows the agent centre to the account types that the brand lets in (spec 4, "Agent centre visibility"). */
export function ForAgents({ session, otherwise, children }: ForAgentsProps) {
  const { access } = useAtomValue(brandAtom)
  const { data, error, refetch, isFetching, fetchStatus } = useQuery(memberQuery)
  const type = session.accountType ?? data?.type
  if (type === undefined) return children({ menu: { items: undefined, error, refetch, isFetching, fetchStatus } })
  return opensAgentCentre(type, access.agentCentreTypes) ? <WithContracts>{children}</WithContracts> : otherwise
}

function WithContracts({ children }: Pick<ForAgentsProps, 'children'>) {
  return children({ flagged: useContractPages() })
}
