/** Live tables at which somebody could sit down now. */
import { queryOptions } from '@tanstack/react-query'
import { listOpenTables } from '../../api/games/tables.ts'
import type { Game } from '../../rules/games/game.ts'
import { PUBLIC } from '../query-scope.ts'
import { ask, brandOf } from '../ask.ts'
import { readGame } from './games.ts'

/** How often it is asked who sits where, while somebody looks. */
const EVERY_MS = 60_000

export interface OpenTable extends Game {
  /** Empty where it is not told. */
  readonly dealer: string
  /** `null` where any number may play. */
  readonly seats: {
    readonly all: number
    readonly free: number
    /** Which are taken, from 1; `null` where that is not told. */
    readonly taken: readonly number[] | null
  } | null
}

/** @param language the code that names come in  @param count how many */
export const openTablesQuery = (language: string, count: number) =>
  queryOptions({
    queryKey: ['open-tables', language, count],
    meta: PUBLIC,
    queryFn: async (context): Promise<{ readonly list: readonly OpenTable[]; readonly total: number | null }> => {
      const { merchantCode } = brandOf(context.client)
      const { list, total } = await ask(context, listOpenTables, { merchantCode, language, count })
      return {
        list: list.map((table) => ({ ...readGame(table), dealer: table.dealer, seats: readSeats(table.seats) })),
        total,
      }
    },
    staleTime: EVERY_MS,
    refetchInterval: EVERY_MS,
  })

/** More free seats than there are would be drawn as none, and so would seats that no count agrees with. */
function readSeats(said: { all: number; free: number; taken: readonly number[] } | null): OpenTable['seats'] {
  if (!said) return null
  const { all } = said
  const free = Math.min(said.free, all)
  const taken = [...new Set(said.taken)].filter((seat) => seat >= 1 && seat <= all)
  return { all, free, taken: taken.length === all - free ? taken : null }
}
