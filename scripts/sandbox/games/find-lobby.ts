/** What opens where a launch names a vendor alone: its lobby, which here is its most played game. */
import type { Category } from '../../../src/rules/games/categories.ts'
import { Refused } from '../answers.ts'
import type { Context } from '../context.ts'
import { findGame } from './find-game.ts'
import { inOrder } from './game-filter.ts'
import { popularWith } from '../lottery/lobby.ts'
import { VN_LOTTERY_VENDOR } from '../../../src/rules/lottery/vendor-lobbies.ts'
import { SEA_LOTTERY_VENDOR } from '../../../src/rules/games/vendors/vendors.ts'
import type { Game } from '../seeds/games/games.ts'

/** A vendor of several categories opens at the first of these. */
const FIRST: readonly Category[] = [
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'LIVE',
  'PVP',
  'FISH',
  'LOTT',
  'ELOTT',
  'MINI',
  'RNG',
]

/** @throws Refused for a vendor that the merchant has not */
export function findLobby(context: Context, vassalage: string): Game {
  const own = inOrder(context.merchant, context, 'popular').filter((game) => game.vassalage === vassalage)
  const category = FIRST.find((each) => own.some((game) => game.category === each))
  const game = own.find((each) => each.category === category)
  if (!game) throw new Refused('game not found')
  return game
}

/** What a lottery's launch data may name in place of its vendor (spec 3, `accountTypeName`). */
const BY_ACCOUNT_TYPE: Readonly<Record<string, string>> = { LOTT: SEA_LOTTERY_VENDOR, ELOTT: SEA_LOTTERY_VENDOR }

/**
 * A lottery of a vendor's by its code, or the one that its lobby opens at.
 * @param said the vendor's code, or an account type
 * @throws Refused for one that there is not, or that is no lottery
 */
export function findLottery(context: Context, said: string, gameCode: string | undefined): Game {
  const vassalage = BY_ACCOUNT_TYPE[said] ?? said
  const game =
    gameCode === undefined ? lotteryLobby(context, vassalage) : findGame(context, { vassalage, gameId: gameCode })
  if (game.category !== 'LOTT' && game.category !== 'ELOTT') throw new Refused('game not found')
  return game
}

function lotteryLobby(context: Context, vassalage: string): Game {
  if (vassalage !== SEA_LOTTERY_VENDOR && vassalage !== VN_LOTTERY_VENDOR) return findLobby(context, vassalage)
  const isVn = vassalage === VN_LOTTERY_VENDOR
  const first = popularWith(context.merchant).find(({ family }) => (family === 'VN') === isVn)
  return findGame(context, { vassalage, gameId: first?.code ?? '' })
}
