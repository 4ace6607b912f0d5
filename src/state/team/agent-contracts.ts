/** Which kinds of contracts an agent has (spec 3, "Consolidated agent data"; spec 4, "Agent data"). */
import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { getAgentContracts } from '../../api/team/team.ts'
import type { ReplyOf } from '../../api/transport/endpoint.ts'
import { CONTRACT_KINDS, type ContractKind } from '../../rules/team/contract-terms.ts'
import { ask } from '../ask.ts'
import { modulesQuery, useModules } from '../site/modules.ts'

/** The flag of each kind, by its name on the wire. */
const FLAGS: Readonly<Record<ContractKind, keyof ReplyOf<typeof getAgentContracts>>> = {
  dividend: 'divtypereq',
  'daily-salary': 'dailysalreqtype',
  'hourly-salary': 'contracthoursalreq',
  'real-time-salary': 'realtimesalreqtype',
}

const agentContractsQuery = queryOptions({
  queryKey: ['agent-contracts'],
  queryFn: async (context): Promise<readonly ContractKind[]> => {
    const flags = await ask(context, getAgentContracts, {})
    return CONTRACT_KINDS.filter((kind) => flags[FLAGS[kind]])
  },
  staleTime: 60_000,
  refetchOnWindowFocus: true,
})

/** Whether contracts are there at all: only where the module of agent policy is on. */
export const useContractsOn = (): boolean => useModules().flags.AGENT_POLICY

interface OpenKinds extends Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching' | 'fetchStatus'> {
  /** `undefined` until they are known; none, and nothing asked, where the module of agent policy is off. */
  readonly kinds: readonly ContractKind[] | undefined
}

/** The kinds of contracts that whoever is logged in may offer. */
export function useOpenKinds(): OpenKinds {
  const modules = useQuery(modulesQuery)
  const isOn = modules.data?.flags.AGENT_POLICY
  const query = useQuery({ ...agentContractsQuery, enabled: isOn === true })
  const { error, refetch, isFetching, fetchStatus } = isOn === undefined ? modules : query
  return { kinds: isOn === false ? NONE : query.data, error, refetch, isFetching, fetchStatus }
}

const NONE: readonly ContractKind[] = []
