/** The winners' board (spec 7, "GCSGAME_getRankList"). */
import { queryOptions } from '@tanstack/react-query'
import { listWinners, MOST_WINNERS, type RankPeriod } from '../../api/games/winners.ts'
import type { GameIdentity } from '../../rules/games/play/play-target.ts'
import { PUBLIC } from '../query-scope.ts'
import { brandOf } from '../ask.ts'
import { askMoney } from '../money/ask-money.ts'

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
export const winnersQuery = (language: string, period: WinnersSpan, count = MOST_WINNERS) =>
  queryOptions({
    queryKey: ['winners', language, period, count],
    meta: PUBLIC,
    queryFn: async (context): Promise<readonly Winner[]> => {
      const { merchantCode } = brandOf(context.client)
      const { list } = await askMoney(context, listWinners, { merchantCode, language, period, count })
      return list.map(({ rank, playerName, amount, vassalage, gameId, nodeId, gameName, smallIcon, time }) => ({
        rank,
        player: playerName,
        amount,
        game: { vendor: vassalage, gameId, nodeId },
        gameName,
        picture: smallIcon,
        wonAt: time,
      }))
    },
    staleTime: 60_000,
  })
