/** Jackpots that games fill together, the largest first. */
import { queryOptions } from '@tanstack/react-query'
import { listJackpots } from '../../api/games/jackpots.ts'
import type { GameIdentity } from '../../rules/games/play/play-target.ts'
import { PUBLIC } from '../query-scope.ts'
import { brandOf } from '../ask.ts'
import { askMoney } from '../money/ask-money.ts'

/** How often they are asked for anew while somebody looks. */
const EVERY_MS = 60_000

export interface Jackpot extends GameIdentity {
  readonly id: string
  readonly title: string
  /** Minor units, as all amounts here. */
  readonly amount: bigint
  readonly perMinute: bigint | null
  /** Milliseconds since 1970. */
  readonly paidBy: number | null
  /** How many games fill it; 0 where it is not told. */
  readonly games: number
  readonly gameName: string
  /** As the server wrote them; they pass the guard before they are shown. */
  readonly smallPicture: string
  readonly picture: string
}

/** @param language the code that names come in */
export const jackpotsQuery = (language: string) =>
  queryOptions({
    queryKey: ['jackpots', language],
    meta: PUBLIC,
    queryFn: async (context): Promise<readonly Jackpot[]> => {
      const { merchantCode } = brandOf(context.client)
      const { list } = await askMoney(context, listJackpots, { merchantCode, language })
      return list.map(({ vassalage, name, smallIcon, showIcon, ...rest }) => ({
        ...rest,
        vendor: vassalage,
        title: name,
        smallPicture: smallIcon || showIcon,
        picture: showIcon || smallIcon,
      }))
    },
    staleTime: EVERY_MS,
    refetchInterval: EVERY_MS,
  })
