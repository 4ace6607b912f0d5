import { useQuery } from '@tanstack/react-query'
import { CONTRACT_PAGES } from '../../rules/team/contract-pages.ts'
import { useContractsOn, useOpenKinds } from '../../state/team/agent-contracts.ts'
import { requestsQuery } from '../../state/team/contracts.ts'
import type { ServerMenu } from '../frame/centre.ts'

/**
 * The pages of contracts that are enabled for the agent (spec 2, "Agent centre": each "only if its contract is enabled"), and how
 * many offers wait for their answer on each.
 */
export function useContractPages(): ServerMenu {
  const { kinds, ...asking } = useOpenKinds()
  const { data: requests } = useQuery({ ...requestsQuery, enabled: useContractsOn() })
  return {
    ...asking,
    items: kinds?.map((kind) => ({
      page: CONTRACT_PAGES[kind],
      count: requests?.list.filter((request) => request.kind === kind).length ?? 0,
    })),
  }
}
