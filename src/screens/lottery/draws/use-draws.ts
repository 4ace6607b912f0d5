import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { codesToAsk, LATEST_COUNT } from '../../../rules/lottery/lottery-lobby.ts'
import type { PrizeMode } from '../../../rules/lottery/lottery.ts'
import { latestDrawsQuery, type LatestDraws, type Lottery } from '../../../state/lottery/lottery.ts'

/** The last and next draws; none until they are known, and where they can't be read. */
export type Draws = UseQueryResult<LatestDraws>

/**
 * The last and next draws of all lotteries of a lobby, by one call (spec 7, "Games").
 * @param all `undefined` while they are not known
 * @param shown those of them that are shown, where a call can't ask for all
 */
export function useDraws(mode: PrizeMode, all: readonly Lottery[] | undefined, shown: readonly Lottery[]): Draws {
  const codes = (some: readonly Lottery[]) => some.flatMap(({ code, opensList }) => (opensList ? [] : code))
  const asked = codesToAsk(codes(all ?? []), codes(shown), LATEST_COUNT)
  return useQuery({
    ...latestDrawsQuery(mode, asked),
    // Without codes, the popular ones would be told.
    enabled: asked.length > 0,
  })
}
