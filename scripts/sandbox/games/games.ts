/** Vendors and lists of games (spec 7, "Games"). */
import type { Category } from '../../../src/rules/games/categories.ts'
import { isLiveClass } from '../../../src/rules/games/vendors/live-classes.ts'
import { Malformed } from '../answers.ts'
import type * as vendorsCalls from '../../../src/api/games/vendors.ts'
import type * as gamesCalls from '../../../src/api/games/games.ts'
import type { Answers } from '../contract.ts'
import { fits, inOrder, tasteOf } from './game-filter.ts'
import { wireGame } from './game-wire.ts'
import { familyIn, listed } from '../handling.ts'
import { gamesOf } from '../seeds/games/catalogue.ts'
import type { Game } from '../seeds/games/games.ts'
import { SLOT_MIN_LINES } from '../../../src/rules/games/game-choice.ts'
import { VOLATILITIES } from '../../../src/rules/games/volatility.ts'
import type { Context } from '../context.ts'
import type { GameSort } from '../../../src/api/games/games.ts'
import { seatsFirst } from './seats.ts'
import { localAmount } from '../seeds/games/bet-limits.ts'
import { offeredLanes } from '../seeds/games/offers.ts'

/** How many hot games are answered of each category: mostly slots, and something of everything. */
const HOT: Readonly<Record<Category, number>> = {
  RNG: 12,
  LIVE: 4,
  FISH: 3,
  PVP: 2,
  MINI: 2,
  SPORTS: 1,
  ESPORTS: 1,
  COCKFIGHT: 1,
  LOTT: 0,
  ELOTT: 0,
}

/** The steps that games are narrowed by. */
const RTP_STEPS = Array.from({ length: 12 }, (_, step) => String(92 + step / 2))
const BET_STEPS = 4
/** How many games stand for a category: the faces of a cube. */
const TOPS = 3

/** Who sits where changes, so that an order by seats is made each time. */
const orderOf = (context: Context, sort: GameSort): readonly Game[] =>
  sort === 'seats'
    ? seatsFirst(inOrder(context.merchant, context, 'popular'), context.now())
    : inOrder(context.merchant, context, sort)

export const games = {
  listVendors: (_, { merchant }) =>
    offeredLanes(merchant).map(({ category, vendors }) => ({
      gameCategory: category,
      vendors: vendors.map(({ code, name }) => ({ vassalage: code, displayName: name })),
    })),

  listGames: (asked, context) => {
    const { pageNo, pageSize, sort = 'popular', liveGameType } = asked
    if (liveGameType !== undefined && !isLiveClass(liveGameType))
      throw new Malformed('liveGameType', 'expected one of the live game classes, such as BACCARAT')
    const family = familyIn(context, asked.language)
    const found = orderOf(context, sort).filter(fits(asked, family, context))
    const { list, total } = listed(found, asked, (game) => wireGame(game, family, context))
    return { games: list, pageNum: pageNo, totalPages: Math.ceil(total / pageSize), totalCount: total }
  },

  listHotGames: ({ vassalage, language }, context) => {
    const { merchant } = context
    const family = familyIn(context, language)
    const taste = (game: Game) => tasteOf(merchant, game)
    const hot = gamesOf(merchant, context)
      .filter((game) => game.isHot && (vassalage === undefined || game.vassalage === vassalage))
      .toSorted((a, b) => taste(a) - taste(b))
    const list = [...Map.groupBy(hot, ({ category }) => category)]
      .flatMap(([category, some]) => some.slice(0, HOT[category]))
      .toSorted((a, b) => taste(a) - taste(b))
    return { list: list.map((game) => wireGame(game, family, context)) }
  },
  countGames: ({ language, merchant: _merchant, ...asked }, context) => {
    const { merchant } = context
    const family = familyIn(context, language)
    const all = inOrder(merchant, context, 'popular')
    const steps = new Set(all.map(({ minBet }) => localAmount(merchant, minBet)))
    const bets = [...steps].toSorted((a, b) => Number(a) - Number(b)).slice(0, BET_STEPS)
    const facets: readonly (readonly [keyof typeof asked, readonly (string | number)[]])[] = [
      ['vassalage', [...new Set(all.map(({ vassalage }) => vassalage))]],
      ['minRtp', RTP_STEPS],
      ['volatility', VOLATILITIES],
      ['maxMinBet', bets],
      ['supportPlay', [0]],
      ['isHot', [1]],
      ['isNew', [1]],
      ['minLineNum', [SLOT_MIN_LINES]],
      ['hasSeat', [1]],
    ]
    return facets.flatMap(([filter, values]) => {
      const others = all.filter(fits({ ...asked, [filter]: undefined }, family, context))
      return values.flatMap((value) => {
        const totalCount = others.filter(fits({ [filter]: value }, family, context)).length
        return totalCount > 0 ? { filter, value: String(value), totalCount } : []
      })
    })
  },

  listCategoryTops: ({ language }, context) => {
    const { merchant } = context
    const family = familyIn(context, language)
    return [...Map.groupBy(inOrder(merchant, context, 'popular'), ({ category }) => category)].map(
      ([category, all]) => {
        const others = all.filter(({ isHot }) => !isHot)
        const tops = (others.length < TOPS ? all : others).slice(0, TOPS)
        return {
          gameType: category,
          totalCount: all.length,
          games: tops.map((game) => wireGame(game, family, context)),
        }
      },
    )
  },
} satisfies Answers<typeof vendorsCalls & typeof gamesCalls>
