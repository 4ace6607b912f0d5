/** A game as every list writes it (spec 3, "Game list item"). */
import type { Category } from '../../../src/rules/games/categories.ts'
import type { Context } from '../context.ts'
import { lotteryOf } from '../lottery/games.ts'
import { lotteryName } from '../lottery/names.ts'
import { coverAddress } from '../site/images.ts'
import type { ContentLanguage } from '../site/merchant.ts'
import { localAmount } from '../seeds/games/bet-limits.ts'
import { dealerOf, seatsOf } from './seats.ts'
import type { Game } from '../seeds/games/games.ts'

/** What a player in a language calls a game: a lottery has a name in each, any other one name everywhere. */
export function displayNameOf(game: Game, family: ContentLanguage): string {
  const lottery = lotteryOf(game.gameId)
  return lottery ? lotteryName(lottery, family) : game.displayName
}

/** Pictures stand on the sandbox's origin; what only a game's own sheet tells is left out, so that lists stay light. */
export const wireGame = (
  game: Game,
  family: ContentLanguage,
  context: Pick<Context, 'origin' | 'demo' | 'merchant' | 'now'>,
) => ({
  vassalage: game.vassalage,
  displayName: displayNameOf(game, family),
  gameName: game.gameName,
  nodeName: game.nodeName,
  gameId: game.gameId,
  nodeId: game.nodeId,
  roomId: game.roomId,
  smallIcon: coverAddress(context, game, 240),
  showIcon: coverAddress(context, game, 480),
  supportPlay: game.supportPlay,
  isHot: game.isHot,
  isNew: game.isNew,
  gameType: game.category,
  liveGameType: game.liveClass,
  minBet: localAmount(context.merchant, game.minBet),
  maxBet: localAmount(context.merchant, game.maxBet),
  minLineNum: game.lines,
  ...paysOf(game, context),
  ...(game.category === 'LIVE' ? { dealer: dealerOf(game), seats: seatsOf(game, context.now()) } : {}),
})

/** Odds say what a sport gives back, and no vendor gives a figure. */
const WITHOUT_RTP: readonly Category[] = ['SPORTS', 'ESPORTS', 'COCKFIGHT']

export const tellsReturn = ({ category }: Game): boolean => !WITHOUT_RTP.includes(category)

/** What a game returns and how it pays, in lists and on its own sheet alike. */
export const paysOf = (game: Game, { demo }: Pick<Context, 'demo'>) => ({
  ...(tellsReturn(game) ? { rtp: demo.games.returnOf(game) } : {}),
  ...(game.volatility && { volatility: game.volatility }),
})
