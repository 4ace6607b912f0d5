import type { PageAddress } from '../../parts/records/date-range/use-range.ts'
import type { Span } from '../../rules/records/day-range.ts'
import type { TeamScope } from '../../state/team/records.ts'

/** How many levels below can be asked for by themselves. */
export const LEVELS = [1, 2, 3, 4, 5] as const

/** What an address narrows a team's records to. */
export function teamScope({ valueOf }: PageAddress): Omit<TeamScope, keyof Span> {
  const member = memberIn(valueOf)
  const search = valueOf('search').trim()
  const levels = LEVELS.find((count) => String(count) === valueOf('levels'))
  return { ...(member && { member }), ...(search && { search }), ...(levels && { levels }) }
}

/** Whom of the team an address is about; nobody for what can be no member's id. */
export const memberIn = (valueOf: PageAddress['valueOf']): string => valueOf('member').slice(0, 64)
