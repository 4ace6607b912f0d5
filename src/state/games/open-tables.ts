/** Live tables at which somebody could sit down now. */
import { queryOptions } from '@tanstack/react-query'
import { listOpenTables } from '../../api/games/tables.ts'
import type { Game } from '../../rules/games/game.ts'
import { PUBLIC } from '../query-scope.ts'
import { ask, brandOf } from '../ask.ts'
import { readGame } from './games.ts'

/** How often it is asked who sits where, while somebody looks. */
const EVERY_MS = 60_000

/** @param language the code that names come in  @param count how many */
export const openTablesQuery = (language: string, count: number) =>
  queryOptions({
    queryKey: ['open-tables', language, count],
    meta: PUBLIC,
    queryFn: async (context): Promise<{ readonly list: readonly Game[]; readonly total: number | null }> => {
      const { merchantCode } = brandOf(context.client)
      const { list, total } = await ask(context, listOpenTables, { merchantCode, language, count })
      return {
        list: list.map(readGame),
        total,
      }
    },
    staleTime: EVERY_MS,
    refetchInterval: EVERY_MS,
  })
