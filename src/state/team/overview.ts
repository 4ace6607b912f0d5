/** An agent's team at a glance (spec 2, "Agent centre": agentTeamOverview). Amounts are minor units. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { InMinorUnits } from '../../api/minor-units.ts'
import { getTeamOverview } from '../../api/team/overview.ts'
import type { ReplyOf } from '../../api/transport/endpoint.ts'
import type { Span } from '../../rules/records/day-range.ts'
import { askMoney } from '../money/ask-money.ts'

export type TeamOverview = InMinorUnits<ReplyOf<typeof getTeamOverview>>
/** What the team has come to on a day, or in a stretch of days. */
export type TeamFigures = TeamOverview['previous']

/** @param span days of the merchant's time zone; what came right before them is told, too */
export const teamOverviewQuery = (span: Span) =>
  queryOptions({
    queryKey: ['team', 'overview', span],
    queryFn: (context): Promise<TeamOverview> => askMoney(context, getTeamOverview, span),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    refetchOnWindowFocus: true,
  })
