/** The tree of an agent's team (spec 2, "Agent centre": Team Management): a level at a time, and one member. Amounts are minor units. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import type { InMinorUnits } from '../../api/minor-units.ts'
import { getTeamMember, listTeamMembers, MOST_MEMBERS, setMemberRebate } from '../../api/team/tree.ts'
import type { ReplyOf, RequestOf } from '../../api/transport/endpoint.ts'
import type { Span } from '../../rules/records/day-range.ts'
import { ask } from '../ask.ts'
import { gatewayAtom } from '../gateway.ts'
import { askMoney } from '../money/ask-money.ts'
import type { RecordSource } from '../records/records.ts'
import { RECORDS_KEY } from '../records/records.ts'
import type { Teammate } from './team.ts'

export type TeamMember = InMinorUnits<ReplyOf<typeof listTeamMembers>>['list'][number]
export type MemberDetail = InMinorUnits<ReplyOf<typeof getTeamMember>>

/** What a level is narrowed to. */
export interface LevelAsked {
  /** Whose level; the asker's own unless given. */
  readonly parent?: string
  /** A part of a name, on all levels below. */
  readonly search?: string
  readonly isAgent?: boolean
  readonly joinedFrom?: number
  readonly joinedUntil?: number
  /** The days of which each member's own team is told of; not with a search. */
  readonly startTime?: number
  readonly endTime?: number
}

/** What is known of a level besides its members. */
export interface Level {
  /** From the first line down to whose level it is. */
  readonly path: readonly Teammate[]
}

/** What the questions of levels have after `RECORDS_KEY`. */
export const LEVELS_KEY = 'team-members'

/** The members of a level, as many in one request as the platform gives. */
export const levelSource = (asked: LevelAsked): RecordSource<TeamMember, Level> => ({
  key: [LEVELS_KEY, asked],
  perPage: MOST_MEMBERS,
  read: async ({ pageNo, pageSize }, context) => {
    const { list: rows, total, path } = await askMoney(context, listTeamMembers, { ...asked, pageNo, pageSize })
    if (asked.parent) context.client.setQueryData(memberPathQuery(asked.parent).queryKey, path)
    return { rows, total, totals: { path }, snapshot: '' }
  },
})

/** From the first line down to a member; levels and members bring it along. */
export const memberPathQuery = (member: string) =>
  queryOptions({
    queryKey: ['team', 'path', member],
    queryFn: async (context): Promise<readonly Teammate[]> =>
      (await ask(context, listTeamMembers, { parent: member, pageNo: 1, pageSize: 1 })).path,
    staleTime: 300_000,
  })

const MEMBER = ['team', 'member'] as const

/** @param span of what the member's team has come to in it */
export const teamMemberQuery = (id: string, span: Span) =>
  queryOptions({
    queryKey: [...MEMBER, id, span],
    queryFn: async (context): Promise<MemberDetail> => {
      const found = await askMoney(context, getTeamMember, { id, ...span })
      const { username, nickname, path } = found
      context.client.setQueryData(memberPathQuery(id).queryKey, [...path, { id, username, nickname }])
      return found
    },
    // Other days are of the same member.
    placeholderData: (before) => (before?.id === id ? before : undefined),
    staleTime: 15_000,
    refetchOnWindowFocus: true,
  })

/** Sets a rebate. Whatever comes of it, levels and members are asked for anew. @throws Failure */
export const setRebateAtom = atom(
  null,
  async (get, _set, said: RequestOf<typeof setMemberRebate>, queries: QueryClient): Promise<void> => {
    try {
      await get(gatewayAtom)(setMemberRebate, said)
    } finally {
      await Promise.all([
        queries.invalidateQueries({ queryKey: [RECORDS_KEY, LEVELS_KEY] }),
        queries.invalidateQueries({ queryKey: MEMBER }),
      ])
    }
  },
)
