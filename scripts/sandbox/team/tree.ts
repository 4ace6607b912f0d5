/** Team management (spec 2, "Agent centre"): levels of the tree, one member, rebates. */
import type * as calls from '../../../src/api/team/tree.ts'
import { parseMoney } from '../../../src/rules/money/money.ts'
import { isOpen } from '../../../src/rules/team/contract-state.ts'
import { RATE_DIGITS } from '../../../src/rules/team/contract-terms.ts'
import { rebateBounds } from '../../../src/rules/team/rebate.ts'
import { writeRate } from '../../../src/rules/team/typed-rate.ts'
import { AGENT_CENTRE_TYPES } from '../../../src/rules/figures.ts'
import { Refused } from '../answers.ts'
import { signedIn, type Context } from '../context.ts'
import type { Answers } from '../contract.ts'
import { placeOf } from '../handling.ts'
import type { Teammate } from '../store/team/teams.ts'
import type { TeamMember } from '../store/team/tree.ts'
import { agentWithTeam } from './agent-policy.ts'
import { doneBy, doneByBranch, writeFigures, type Done } from './team-figures.ts'
import { shown } from './contracts/write-contract.ts'

const ALL = { skip: 0, take: 1_000_000 }

export const tree = {
  listTeamMembers: ({ parent, search = '', levels, startTime, endTime, pageNo, pageSize, ...filter }, context) => {
    const agent = agentWithTeam(context)
    const top = parent ?? agent.id
    const path = pathTo(context, top)
    const asked = { top, ...filter, ...(search ? { name: search, ...(levels && { levels }) } : { levels: 1 }) }
    const { tree: kept } = context.store
    const stretch = startTime === undefined || endTime === undefined ? null : { startTime, endTime }
    const done = stretch && !search ? doneByBranch(context, top, stretch) : null
    const write = memberWriter(context, path.length)
    return {
      path,
      list: kept.list(asked, placeOf({ pageNo, pageSize })).map((member) => ({
        ...write(member),
        upline: shown(context, member.upline),
        figures: figuresIn(done, member, context),
      })),
      total: kept.count(asked),
    }
  },

  getTeamMember: ({ id, ...span }, context) => {
    const agent = agentWithTeam(context)
    const path = pathTo(context, id).slice(0, -1)
    const { store } = context
    const above = path.at(-1)?.id ?? agent.id
    const { username } = shown(context, id)
    const found = store.tree.list({ top: above, levels: 1, name: username }, ALL).find((one) => one.id === id)
    if (!found) throw new Refused('teammate not found')
    const [last] = store.loginRecords.list(id, { skip: 0, take: 1 }).logins
    return {
      ...memberWriter(context, path.length)(found),
      path,
      figures: writeFigures(doneBy(context, id, span), context),
      lastLogin: last?.at ?? null,
      link: store.links.ofMember(id),
      rebateBounds: above === agent.id ? writeBounds(boundsOf(context, id)) : null,
    }
  },

  setMemberRebate: ({ id, rebate }, context) => {
    const agent = agentWithTeam(context)
    const { store } = context
    if (store.teams.uplineOf(id)?.id !== agent.id) throw new Refused('teammate not found')
    const wanted = parseMoney(rebate, RATE_DIGITS)
    const bounds = boundsOf(context, id)
    if (wanted < bounds.min || wanted > bounds.max)
      throw new Refused('rebate out of bounds', { field: 'rebate', ...writeBounds(bounds) })
    store.rebates.set(id, wanted)
    return { rebate: writeRate(wanted) }
  },
} satisfies Answers<typeof calls>

/**
 * From the first line of whoever asks down to a member, who is the last; nobody for the asker.
 * @throws Refused where the member is not below: whether there is one or not
 */
export function pathTo(context: Context, member: string): Teammate[] {
  const { id } = signedIn(context)
  if (member === id) return []
  const above = context.store.tree.above(member)
  if (!above.includes(id)) throw new Refused('teammate not found')
  return [member, ...above.slice(0, above.indexOf(id))].toReversed().map((one) => shown(context, one))
}

function figuresIn(done: ReadonlyMap<string, Done> | null, { id }: TeamMember, context: Context) {
  return done ? writeFigures(done.get(id) ?? { bets: [], cash: [] }, context) : null
}

/** What the rebate of a member of the first line may be. */
function boundsOf(context: Context, member: string) {
  const { rebates, tree: kept } = context.store
  const below = kept.list({ top: member, levels: 1 }, ALL).map(({ id }) => rebates.of(id))
  return rebateBounds(rebates.of(signedIn(context).id), below)
}
const writeBounds = ({ min, max }: ReturnType<typeof rebateBounds>) => ({ min: writeRate(min), max: writeRate(max) })

/** Writes members of a level. @param above how many levels there are between it and whoever asks */
function memberWriter(context: Context, above: number) {
  const { store } = context
  const open = store.contracts.ofMember(signedIn(context).id).filter(({ state }) => isOpen(state))
  return ({ id, username, nickname, type, depth, joined, direct, members }: TeamMember) => ({
    id,
    username,
    nickname,
    isAgent: AGENT_CENTRE_TYPES.includes(type),
    depth: above + depth,
    joined,
    direct,
    members,
    rebate: writeRate(store.rebates.of(id)),
    contracts: open
      .filter(({ downline }) => downline === id)
      .map(({ id: contract, kind, state }) => ({ id: contract, kind, state })),
  })
}
