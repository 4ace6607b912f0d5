/** The winners' board: seeded winners, and those who have really won (spec 7, "GCSGAME_getRankList"). */
import type { RankPeriod } from '../../../src/api/games/winners.ts'
import type { Context } from '../context.ts'
import type * as calls from '../../../src/api/games/winners.ts'
import type { Answers } from '../contract.ts'
import { displayNameOf } from './game-wire.ts'
import { checkMerchant, familyIn } from '../handling.ts'
import { coverAddress } from '../site/images.ts'
import type { ContentLanguage } from '../site/merchant.ts'
import { wonSince } from './play/play-results.ts'
import { gamesOf } from '../seeds/games/catalogue.ts'
import { DAY_MS, maskName, winnersOfDay, type Winner } from '../seeds/games/winners.ts'

/** How far back each span reaches from now. */
const DAYS: Readonly<Record<RankPeriod, number>> = { day: 1, week: 7, month: 30 }

export const winners = {
  listWinners: ({ language, period, count, ...said }, context) => {
    checkMerchant(said, context)
    const family = familyIn(context, language)
    const since = context.now() - DAYS[period] * DAY_MS
    const won = [...seeded(context, since), ...wonSince(context, since)]
      .toSorted((a, b) => (a.amount === b.amount ? b.at - a.at : a.amount > b.amount ? -1 : 1))
      .slice(0, count)
    return { list: won.map((winner, index) => ({ rank: index + 1, ...writeWinner(winner, family, context) })) }
  },
} satisfies Answers<typeof calls>

const writeWinner = ({ username, amount, game, at }: Winner, family: ContentLanguage, context: Context) => ({
  playerName: maskName(username),
  amount: context.money(amount),
  vassalage: game.vassalage,
  gameId: game.gameId,
  nodeId: game.nodeId,
  gameName: displayNameOf(game, family),
  smallIcon: coverAddress(context, game, 240),
  time: at,
})

function seeded(context: Context, since: number): Winner[] {
  const { merchant } = context
  const now = context.now()
  const games = gamesOf(merchant, context)
  if (games.length === 0) return []
  const first = Math.floor(since / DAY_MS)
  const days = Array.from({ length: Math.floor(now / DAY_MS) - first + 1 }, (_, index) => first + index)
  return days.flatMap((day) => winnersOfDay(merchant, games, day)).filter(({ at }) => at > since && at <= now)
}
