/** The winners' board (spec 7, "GCSGAME_getRankList"). */
import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '../../api/transport/gateway.ts'
import { listWinners, MOST_WINNERS, type RankPeriod } from '../../api/games/winners.ts'
import type { BundledBrand } from '../../brand/bundle.ts'
import type { GameIdentity } from '../../rules/games/play-target.ts'
import { PUBLIC } from '../query-scope.ts'
import { readAmount } from '../money/request/reply-amount.ts'

/** What winners are ranked over. */
export type WinnersSpan = RankPeriod

export interface Winner {
  readonly rank: number
  /** Masked by the server. */
  readonly player: string
  /** Minor units of the brand's currency. */
  readonly amount: bigint
  readonly game: GameIdentity
  readonly gameName: string
  /** As the server writes it, not yet guarded; may be empty. */
  readonly picture: string
  /** Milliseconds since 1970. */
  readonly wonAt: number
}

/** The largest wins of a span that ends now; the largest first. */
export const winnersQuery = (
  gateway: Gateway,
  { merchantCode, currency }: Pick<BundledBrand, 'merchantCode' | 'currency'>,
  language: string,
  period: WinnersSpan,
  count = MOST_WINNERS,
) =>
  queryOptions({
    queryKey: ['winners', language, period, count],
    meta: PUBLIC,
    queryFn: async ({ signal }): Promise<readonly Winner[]> => {
      const { list } = await gateway(listWinners, { merchantCode, language, period, count }, { signal })
      return list.map(({ rank, playerName, amount, vassalage, gameId, nodeId, gameName, smallIcon, time }, index) => ({
        rank,
        player: playerName,
        amount: readAmount(amount, currency.digits, listWinners, `list.${index}.amount`),
        game: { vendor: vassalage, gameId, nodeId },
        gameName,
        picture: smallIcon,
        wonAt: time,
      }))
    },
    staleTime: 60_000,
  })
