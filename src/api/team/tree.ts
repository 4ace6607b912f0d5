/** Team management (spec 2, "Agent centre"). Spec: the calls are not shown. Nobody learns of whom they are not above. */
import * as v from 'valibot'
import { CONTRACT_STATES } from '../../rules/team/contract-state.ts'
import { CONTRACT_KINDS } from '../../rules/team/contract-terms.ts'
import { count, flag, instant, rate, word } from '../schemas.ts'
import { endpoint } from '../transport/endpoint.ts'
import { memberId, pageOf, span, teamFigures, teammate } from './shared.ts'

/** The most members of one page of a level: a level opens in one request. */
export const MOST_MEMBERS = 1000

const member = {
  ...teammate.entries,
  /** Whether the account may have a team. */
  isAgent: flag,
  /** How far below whoever asks; 1 for the first line. */
  depth: count,
  joined: instant,
  /** How many stand right below, and on all levels. */
  direct: count,
  members: count,
  rebate: rate,
  /** The contracts with whoever asks that wait for an answer or are in force; those below have their own. */
  contracts: v.array(v.object({ id: v.string(), kind: word(CONTRACT_KINDS), state: word(CONTRACT_STATES) })),
}

/**
 * A level of the tree, or with `search` all levels below it. With a stretch of time, what each member's own team has come to in it,
 * the member among them; a search tells none. Refused with `teammate not found` for a parent who is not below whoever asks.
 */
export const listTeamMembers = endpoint({
  name: 'listTeamMembers',
  module: 'WALLET',
  method: 'GET',
  path: '/wps/agent/team',
  token: 'required',
  assumed: true,
  request: v.strictObject({
    /** Whose level; the asker's own unless given. */
    parent: v.optional(memberId),
    /** A part of the username or the nickname, in any case: of all levels. */
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64))),
    /** How many levels a search looks through; all of them unless given. */
    levels: v.optional(v.pipe(count, v.minValue(1))),
    isAgent: v.optional(v.boolean()),
    joinedFrom: v.optional(instant),
    joinedUntil: v.optional(instant),
    startTime: v.optional(instant),
    endTime: v.optional(instant),
    ...pageOf(MOST_MEMBERS),
  }),
  reply: v.object({
    /** From the first line down to the parent; nobody for the asker's own level. */
    path: v.array(teammate),
    list: v.array(v.object({ ...member, upline: teammate, figures: v.nullish(v.object(teamFigures), null) })),
    total: count,
  }),
})

/** One member of the team, and what their own team has come to in a stretch of time. */
export const getTeamMember = endpoint({
  name: 'getTeamMember',
  module: 'WALLET',
  method: 'GET',
  path: '/wps/agent/member',
  token: 'required',
  assumed: true,
  request: v.strictObject({ id: memberId, ...span }),
  reply: v.object({
    ...member,
    /** From the first line down to whoever is above the member. */
    path: v.array(teammate),
    figures: v.object(teamFigures),
    lastLogin: v.nullish(instant, null),
    /** The registration link that the member came by; `null` for none. */
    link: v.nullish(v.string(), null),
    /** What the rebate may be set to; `null` where whoever asks may not set it. */
    rebateBounds: v.nullish(v.object({ min: rate, max: rate }), null),
  }),
})

/** Sets the rebate of a member of the first line. Refused with `rebate out of bounds` (`value.min`, `value.max`). */
export const setMemberRebate = endpoint({
  name: 'setMemberRebate',
  module: 'WALLET',
  method: 'POST',
  path: '/wps/agent/member/rebate',
  token: 'required',
  assumed: true,
  request: v.strictObject({ id: memberId, rebate: rate }),
  reply: v.object({ rebate: rate }),
})
