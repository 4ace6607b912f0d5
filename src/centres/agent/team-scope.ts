import type { PageAddress } from '../../parts/records/date-range/use-range.ts'

/** How many levels below can be asked for by themselves. */
export const LEVELS = [1, 2, 3, 4, 5] as const

/** What an address narrows a team's records to. */
export function teamScope({ valueOf }: PageAddress): { readonly search?: string; readonly levels?: number } {
  const search = valueOf('search').trim()
  const levels = LEVELS.find((count) => String(count) === valueOf('levels'))
  return { ...(search && { search }), ...(levels && { levels }) }
}

export { teammateName } from '../../rules/team/short-name.ts'
