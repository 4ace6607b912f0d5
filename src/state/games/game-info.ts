/** What a game's sheet tells, and what kinds of games each vendor has (spec 7, "Games"). */
import { queryOptions } from '@tanstack/react-query'
import { getGameInfo, listVendorGameTypes } from '../../api/games/game-info.ts'
import type { Gateway } from '../../api/transport/gateway.ts'
import { isCategory, type Category } from '../../rules/games/categories.ts'
import { gameKey } from '../../rules/games/game.ts'
import { isLiveClass, type LiveClass } from '../../rules/games/live-classes.ts'
import { offersTrial, type GameIdentity } from '../../rules/games/play-target.ts'
import type { Volatility } from '../../rules/games/volatility.ts'
import { PUBLIC } from '../query-scope.ts'
import { readBetLimit } from '../money/request/reply-amount.ts'

/** Each where the server gives it. */
export interface GameInfo {
  /** Empty where there is none. */
  readonly name: string
  /** `null` where the server names none that this site has. */
  readonly category: Category | null
  /** As the server writes it, not yet guarded; may be empty. */
  readonly picture: string
  readonly offersTrial: boolean
  /** HTML as the server wrote it: shown by `parts/html` alone. Empty where there is none. */
  readonly rules: string
  /** Minor units of the brand's currency. */
  readonly minBet: bigint | null
  readonly maxBet: bigint | null
  /** 0 where there are none. */
  readonly lines: number
  /** Return to player in percent, a decimal string. */
  readonly rtp: string | null
  readonly volatility: Volatility | null
  /** Milliseconds since 1970. */
  readonly releasedAt: number | null
}

/** @param digits decimals of the currency */
export const gameInfoQuery = (gateway: Gateway, language: string, digits: number, game: GameIdentity) =>
  queryOptions({
    queryKey: ['game-info', language, gameKey(game)],
    meta: PUBLIC,
    queryFn: async ({ signal }): Promise<GameInfo> => {
      const { vendor, gameId, nodeId } = game
      const said = { vassalage: vendor, gameId, ...(nodeId ? { nodeId } : {}), language }
      const info = await gateway(getGameInfo, said, { signal })
      const limit = (text: string | null, field: string) => readBetLimit(text, digits, getGameInfo, field)
      return {
        name: info.gameName,
        category: isCategory(info.gameType) ? info.gameType : null,
        picture: info.showIcon,
        offersTrial: offersTrial(info.supportPlay),
        rules: info.rules,
        minBet: limit(info.minBet, 'minBet'),
        maxBet: limit(info.maxBet, 'maxBet'),
        lines: info.lines,
        rtp: info.rtp,
        volatility: info.volatility,
        releasedAt: info.released,
      }
    },
    staleTime: 300_000,
  })

/** The categories of a vendor's games; of live casino, the classes of its tables. */
export interface VendorKinds {
  /** The vendor's code. */
  readonly vendor: string
  readonly categories: readonly { readonly category: Category; readonly liveClasses: readonly LiveClass[] }[]
}

/** The kinds of games of every vendor; categories and classes that this site does not have are left out. */
export const vendorKindsQuery = (gateway: Gateway, language: string) =>
  queryOptions({
    queryKey: ['vendor-kinds', language],
    meta: PUBLIC,
    queryFn: async ({ signal }): Promise<readonly VendorKinds[]> =>
      (await gateway(listVendorGameTypes, { language }, { signal })).map(({ vassalage, gameTypes }) => ({
        vendor: vassalage,
        categories: gameTypes.flatMap(({ gameType, liveGameTypes }) =>
          isCategory(gameType) ? { category: gameType, liveClasses: (liveGameTypes ?? []).filter(isLiveClass) } : [],
        ),
      })),
    staleTime: 300_000,
  })
