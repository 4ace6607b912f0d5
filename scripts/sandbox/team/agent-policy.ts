/** Who may do what in the agent centre (spec 4, "Agent centre visibility"; spec 4, "Agent data"). */
import { AGENT_CENTRE_TYPES } from '../../../src/rules/figures.ts'
import { CONTRACT_KINDS, type ContractKind } from '../../../src/rules/team/contract-terms.ts'
import { NEEDS_TRUE_ACCOUNT, Refused } from '../answers.ts'
import { signedIn, type Context } from '../context.ts'
import { requireModule } from '../handling.ts'
import { namesOf } from '../seeds/account/names.ts'
import { growTeam, TEAM_LEVELS, TEAM_SIZE } from '../seeds/team/grow.ts'
import type { Member } from '../store/account/members.ts'

/** Whoever asks, where they may open the agent centre. @throws Refused with the warning of spec 5 for anybody else */
export function agentWhoAsks(context: Context): Member {
  const member = signedIn(context)
  if (!AGENT_CENTRE_TYPES.includes(member.type)) throw new Refused(NEEDS_TRUE_ACCOUNT)
  return member
}

/** The seeded agents who have a team of their own, and how large each is. */
const GROWN: Readonly<Record<string, { readonly count: number; readonly levels: number }>> = {
  agent1: { count: TEAM_SIZE, levels: TEAM_LEVELS },
  agent41: { count: 240, levels: 4 },
  agent42: { count: 60, levels: 3 },
}

/** The same with their team: that of a seeded agent is grown when it is first asked for, so that a start stays fast. */
export function agentWithTeam(context: Context): Member {
  const { store, seed, now } = context
  const agent = agentWhoAsks(context)
  const { given } = namesOf(context.merchant)
  const { [agent.username]: size } = GROWN
  if (size) growTeam(store, agent, { ...size, seed, now: now(), given })
  return agent
}

/** The kinds of contracts that a member may offer: an agent all, but for those that the operator has switched off. */
export function kindsOf({ store }: Pick<Context, 'store'>, { id, type }: Member): ContractKind[] {
  if (!AGENT_CENTRE_TYPES.includes(type)) return []
  const off = store.agentPolicies.kindsOff(id)
  return CONTRACT_KINDS.filter((kind) => !off.includes(kind))
}

/** The agent who asks, where they may offer contracts of a kind. @throws Refused */
export function requireKind(context: Context, kind: ContractKind): Member {
  requireModule(context, 'AGENT_POLICY')
  const member = agentWhoAsks(context)
  if (!kindsOf(context, member).includes(kind)) throw new Refused('operation not allowed')
  return member
}
