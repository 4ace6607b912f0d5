import { useAtomValue } from 'jotai'
import { useToday } from '../../../parts/records/date-range/use-today.ts'
import { rangeOf, spanOf } from '../../../rules/records/day-range.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import type { LevelAsked } from '../../../state/team/tree.ts'
import { useMemberPlace } from './use-member-place.ts'

/** How long ago somebody may have joined, and of which days figures are told. */
export const LEVEL_DAYS = ['today', 'last7', 'last30', 'last90'] as const

/** What the address asks of the level that it is at. */
export function useLevelAsked(): LevelAsked {
  const { member: parent, address } = useMemberPlace()
  const { timeZone } = useAtomValue(brandAtom)
  const today = useToday()
  const search = address.valueOf('search').trim()
  const kind = address.valueOf('kind')
  const joined = LEVEL_DAYS.find((each) => each === address.valueOf('joined'))
  const figures = search ? undefined : LEVEL_DAYS.find((each) => each === address.valueOf('figures'))
  return {
    ...(parent && { parent }),
    ...(search && { search }),
    ...((kind === 'agent' || kind === 'player') && { isAgent: kind === 'agent' }),
    ...(figures && spanOf(rangeOf(figures, today), timeZone)),
    ...(joined && { joinedFrom: spanOf(rangeOf(joined, today), timeZone).startTime }),
  }
}
