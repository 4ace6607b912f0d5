/** What a game's sheet tells, and what kinds of games each vendor has (spec 7, "Games"). */
import { queryOptions } from '@tanstack/react-query'
import { getGameInfo, listVendorGameTypes } from '../../api/games/game-info.ts'
import { betLimit } from '../../rules/games/bet-limit.ts'
import { isCategory, type Category } from '../../rules/games/categories.ts'
import { gameKey } from '../../rules/games/game.ts'
import { isLiveClass, type LiveClass } from '../../rules/games/vendors/live-classes.ts'
import { offersTrial, type GameIdentity } from '../../rules/games/play/play-target.ts'
import type { Volatility } from '../../rules/games/volatility.ts'
import { PUBLIC } from '../query-scope.ts'
import { askMoney } from '../money/ask-money.ts'
import { ask } from '../ask.ts'

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
  /** How many times the stake the greatest win is. */
  readonly maxWin: number | null
  /** Milliseconds since 1970. */
  readonly releasedAt: number | null
}

export const gameInfoQuery = (language: string, game: GameIdentity) =>
  queryOptions({
    queryKey: ['game-info', language, gameKey(game)],
    meta: PUBLIC,
    queryFn: async (context): Promise<GameInfo> => {
      const { vendor, gameId, nodeId } = game
      const said = { vassalage: vendor, gameId, ...(nodeId ? { nodeId } : {}), language }
      const info = await askMoney(context, getGameInfo, said)
      return {
        name: info.gameName,
        category: isCategory(info.gameType) ? info.gameType : null,
        picture: info.showIcon,
        offersTrial: offersTrial(info.supportPlay),
        rules: info.rules,
        minBet: betLimit(info.minBet),
        maxBet: betLimit(info.maxBet),
        lines: info.lines,
        rtp: info.rtp,
        volatility: info.volatility,
        maxWin: info.maxWin,
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
export const vendorKindsQuery = (language: string) =>
  queryOptions({
    queryKey: ['vendor-kinds', language],
    meta: PUBLIC,
    queryFn: async (context): Promise<readonly VendorKinds[]> =>
      (await ask(context, listVendorGameTypes, { language })).map(({ vassalage, gameTypes }) => ({
        vendor: vassalage,
        categories: gameTypes.flatMap(({ gameType, liveGameTypes }) =>
          isCategory(gameType) ? { category: gameType, liveClasses: (liveGameTypes ?? []).filter(isLiveClass) } : [],
        ),
      })),
    staleTime: 300_000,
  })
