/** One game's rules and figures, and what kinds of games each vendor has (spec 7, "Games"). */
import type * as calls from '../../../src/api/games/game-info.ts'
import type { Answers } from '../contract.ts'
import { findGame } from './find-game.ts'
import { displayNameOf } from './game-wire.ts'
import { familyIn } from '../handling.ts'
import { coverAddress } from '../site/images.ts'
import { languageOf } from '../read-request.ts'
import { localAmount } from '../seeds/games/bet-limits.ts'
import { gamesOf } from '../seeds/games/catalogue.ts'
import { rulesOf } from '../seeds/games/game-rules.ts'
import { offeredLanes } from '../seeds/games/offers.ts'

const DAY_MS = 86_400_000

export const gameInfo = {
  getGameInfo: ({ language, ...said }, context) => {
    const { merchant, demo, today } = context
    const family = familyIn(context, language)
    const game = findGame(context, said)
    const { lines, volatility, ageDays } = game
    const [minBet, maxBet] = [localAmount(merchant, game.minBet), localAmount(merchant, game.maxBet)]
    const isSport = ['SPORTS', 'ESPORTS', 'COCKFIGHT'].includes(game.category)
    return {
      gameName: displayNameOf(game, family),
      gameType: game.category,
      showIcon: coverAddress(context, game, 480),
      supportPlay: game.supportPlay,
      rules: rulesOf(context, game, family, { minBet, maxBet }),
      minBet,
      maxBet,
      lines,
      // Odds say it of a sport, and no vendor gives a figure.
      ...(isSport ? {} : { rtp: demo.games.returnOf(game) }),
      ...(volatility && { volatility }),
      released: today - ageDays * DAY_MS,
    }
  },

  listVendorGameTypes: ({ vassalage, language }, context) => {
    const { merchant } = context
    languageOf(merchant, language)
    const classes = Map.groupBy(
      gamesOf(merchant, context).filter(({ liveClass }) => liveClass !== ''),
      (game) => game.vassalage,
    )
    const lanes = offeredLanes(merchant).flatMap(({ category, vendors }) =>
      vendors.map(({ code }) => ({ category, code })),
    )
    const offered = lanes.filter(({ code }) => vassalage === undefined || code === vassalage)
    return [...Map.groupBy(offered, ({ code }) => code)].map(([code, own]) => ({
      vassalage: code,
      gameTypes: own.map(({ category }) => ({
        gameType: category,
        liveGameTypes:
          category === 'LIVE' ? [...new Set(classes.get(code)?.map(({ liveClass }) => liveClass))].toSorted() : [],
      })),
    }))
  },
} satisfies Answers<typeof calls>
