/** One game's rules and figures, and what kinds of games each vendor has (spec 7, "Games"). */
import type * as calls from '../../../src/api/games/game-info.ts'
import type { Context } from '../context.ts'
import type { Answers } from '../contract.ts'
import { findGame } from './find-game.ts'
import { displayNameOf, paysOf } from './game-wire.ts'
import { familyIn } from '../handling.ts'
import { coverAddress } from '../site/images.ts'
import { languageOf } from '../read-request.ts'
import { localAmount } from '../seeds/games/bet-limits.ts'
import type { Game } from '../seeds/games/games.ts'
import { gamesOf } from '../seeds/games/catalogue.ts'
import { rulesOf } from '../seeds/games/game-rules.ts'
import { offeredLanes } from '../seeds/games/offers.ts'

const DAY_MS = 86_400_000

export const gameInfo = {
  getGameInfo: ({ language, ...said }, context) => {
    const family = familyIn(context, language)
    const game = findGame(context, said)
    const bounds = betBounds(game, context)
    return {
      gameName: displayNameOf(game, family),
      gameType: game.category,
      showIcon: coverAddress(context, game, 480),
      supportPlay: game.supportPlay,
      rules: rulesOf(context, game, family, bounds),
      ...bounds,
      ...figuresOf(game, context),
    }
  },

  listVendorGameTypes: ({ vassalage, language }, context) => {
    languageOf(context.merchant, language)
    const liveClasses = liveClassesOf(context)
    const offered = offeredLanes(context.merchant)
      .flatMap(({ category, vendors }) => vendors.map(({ code }) => ({ category, code })))
      .filter(({ code }) => vassalage === undefined || code === vassalage)
    return [...Map.groupBy(offered, ({ code }) => code)].map(([code, own]) => ({
      vassalage: code,
      gameTypes: own.map(({ category }) => ({
        gameType: category,
        liveGameTypes: category === 'LIVE' ? liveClasses(code) : [],
      })),
    }))
  },
} satisfies Answers<typeof calls>

const betBounds = (game: Game, { merchant }: Context) => ({
  minBet: localAmount(merchant, game.minBet),
  maxBet: localAmount(merchant, game.maxBet),
})

/** Where a round of a slot ends, in stakes: the wilder it is, the further up. No spin as it is played here gets there. */
const GREATEST_WIN = { low: 2500, medium: 5000, high: 10_000 } as const

const figuresOf = (game: Game, context: Context) => ({
  lines: game.lines,
  ...paysOf(game, context),
  ...(game.category === 'RNG' && game.volatility ? { maxWin: GREATEST_WIN[game.volatility] } : {}),
  released: context.today - game.ageDays * DAY_MS,
})

/** Tells which live game classes a vendor has, by name. */
function liveClassesOf(context: Context): (vendor: string) => string[] {
  const live = gamesOf(context.merchant, context).filter(({ liveClass }) => liveClass !== '')
  const byVendor = Map.groupBy(live, ({ vassalage }) => vassalage)
  return (vendor) => [...new Set(byVendor.get(vendor)?.map(({ liveClass }) => liveClass))].toSorted()
}
