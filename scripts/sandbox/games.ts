/** Vendors and games (spec 7, "Games"). */
import type { Category } from '../../src/rules/categories.ts'
import type { Handlers } from './contract.ts'
import { lotteryOf } from './lottery/games.ts'
import { lotteryName } from './lottery/names.ts'
import { familyOf, type Family } from './merchant.ts'
import { languageOf } from './read-request.ts'
import { gamesOf } from './seeds/catalogue.ts'
import type { Game } from './seeds/games.ts'
import { offeredLanes } from './seeds/offers.ts'
import { numberOf } from './seeds/random.ts'

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

export const games = {
  listVendors: (_, { merchant }) =>
    offeredLanes(merchant).map(({ category, vendors }) => ({
      gameCategory: category,
      vendors: vendors.map(({ code, name }) => ({ vassalage: code, displayName: name })),
    })),

  listGames: (filter, context) => {
    const family = familyOf(context.merchant, languageOf(context.merchant, filter.language))
    const found = gamesOf(context.merchant, context).filter(fits(filter))
    const { pageNo, pageSize } = filter
    return {
      games: found.slice((pageNo - 1) * pageSize, pageNo * pageSize).map((game) => wire(game, family, context.origin)),
      pageNum: pageNo,
      totalPages: Math.ceil(found.length / pageSize),
    }
  },

  listHotGames: ({ vassalage, language }, context) => {
    const { merchant } = context
    const family = familyOf(merchant, languageOf(merchant, language))
    // Each merchant's players have their own taste.
    const taste = ({ gameId }: Game) => numberOf(`${merchant.merchantCode}/${gameId}`)
    const hot = gamesOf(merchant, context)
      .filter((game) => game.isHot && (vassalage === undefined || game.vassalage === vassalage))
      .toSorted((a, b) => taste(a) - taste(b))
    const list = [...Map.groupBy(hot, ({ category }) => category)]
      .flatMap(([category, some]) => some.slice(0, HOT[category]))
      .toSorted((a, b) => taste(a) - taste(b))
    return { list: list.map((game) => wire(game, family, context.origin)) }
  },
} satisfies Handlers<'listVendors' | 'listGames' | 'listHotGames'>

interface Filter {
  readonly vassalage?: string | undefined
  readonly gameType?: string | undefined
  readonly gameName?: string | undefined
  readonly minBet?: string | undefined
  readonly minLineNum?: number | undefined
}

function fits({ vassalage, gameType, gameName = '', minBet = '0', minLineNum = 0 }: Filter): (game: Game) => boolean {
  const words = gameName.toLowerCase().split(/\s+/).filter(Boolean)
  return (game) =>
    (vassalage === undefined || game.vassalage === vassalage) &&
    (gameType === undefined || game.category === gameType) &&
    words.every((word) => game.gameName.toLowerCase().includes(word)) &&
    hundredths(game.minBet) >= hundredths(minBet) &&
    game.lines >= minLineNum
}

/** An amount with two decimals at the most, for comparing. */
function hundredths(text: string): bigint {
  const [whole = '0', decimals = ''] = text.split('.')
  return BigInt(whole) * 100n + BigInt(decimals.padEnd(2, '0').slice(0, 2))
}

/** A game as the wire lists it, a lottery by its name in the language asked for; pictures stand on the sandbox's origin. */
function wire(game: Game, family: Family, origin: string) {
  const { category, displayName, motif: _motif, rtp: _rtp, lines, smallIcon, showIcon, ...listed } = game
  const lottery = lotteryOf(game.gameId)
  return {
    ...listed,
    displayName: lottery ? lotteryName(lottery, family) : displayName,
    smallIcon: origin + smallIcon,
    showIcon: origin + showIcon,
    gameType: category,
    minLineNum: lines,
  }
}
