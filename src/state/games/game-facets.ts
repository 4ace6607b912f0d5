/** How many games each further filter leaves. Apart from `games.ts`, which a first view needs. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { countGames } from '../../api/games/games.ts'
import { ask, brandOf } from '../ask.ts'
import { PUBLIC } from '../query-scope.ts'
import { wireFilter, type GameFilter } from './games.ts'

/** A filter by its name on the wire, with how many games each of its values leaves, in the gateway's order. */
export type Facets = ReadonlyMap<string, ReadonlyMap<string, number>>

export const facetsQuery = (language: string, filter: GameFilter) =>
  queryOptions({
    queryKey: ['game-facets', language, filter],
    meta: PUBLIC,
    queryFn: async (context): Promise<Facets> => {
      const { sort: _sort, ...narrowings } = wireFilter(filter)
      const { merchantCode } = brandOf(context.client)
      const said = await ask(context, countGames, { merchant: merchantCode, language, ...narrowings })
      const byFilter = Map.groupBy(said, (facet) => facet.filter)
      return new Map(
        [...byFilter].map(([name, facets]) => [
          name,
          new Map(facets.map(({ value, totalCount }) => [value, totalCount])),
        ]),
      )
    },
    // The last figures stand while others are on their way.
    placeholderData: keepPreviousData,
    staleTime: 300_000,
  })
