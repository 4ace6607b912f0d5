import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { opensAgentCentre } from '../../../rules/account/account-types.ts'
import { TRIAL_ACCOUNT } from '../../../rules/figures.ts'
import { sessionAtom } from '../../../state/account/login/session.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { useContractsOn } from '../../../state/team/agent-contracts.ts'
import { inForceQuery, requestsQuery } from '../../../state/team/contracts.ts'

interface OwnContracts {
  /** How many offers wait for the member's answer. */
  readonly waiting: number
  /** Whether there is something to look at: an offer, or for whoever has no agent centre a contract in force. */
  readonly isThere: boolean
}

/** The contracts that a member is offered or paid by; nothing is asked without the module, of guests and of trial accounts. */
export function useOwnContracts(): OwnContracts {
  const isOn = useContractsOn()
  const { access } = useAtomValue(brandAtom)
  const type = useAtomValue(sessionAtom)?.accountType ?? null
  const enabled = isOn && type !== null && type !== TRIAL_ACCOUNT
  const { data: requests } = useQuery({ ...requestsQuery, enabled })
  const hasCentre = opensAgentCentre(type, access.agentCentreTypes)
  const { data: inForce } = useQuery({ ...inForceQuery, enabled: enabled && !hasCentre })
  const waiting = requests?.total ?? 0
  return { waiting, isThere: waiting > 0 || (inForce?.total ?? 0) > 0 }
}
