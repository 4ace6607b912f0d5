/** Games: hot ones, a vendor's in the drop-down, and lists with filters (spec 7, "Games"). */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '../../api/transport/endpoint.ts'
import { listGames, listHotGames, type GameSort } from '../../api/games/games.ts'
import { isCategory, type Category } from '../../rules/games/categories.ts'
import { CLIENT_TYPE, GAME_PAGE_SIZE, GAME_PLATFORM, HOT_PLATFORM } from '../../rules/figures.ts'
import { gameKey, type Game, type Seats } from '../../rules/games/game.ts'
import { joinPages, nextPageNo, panelPage, type PageOf, type PageRequest } from '../../rules/games/play/game-pages.ts'
import type { LiveClass } from '../../rules/games/vendors/live-classes.ts'
import { offersTrial, TRIAL_OFFERED } from '../../rules/games/play/play-target.ts'
import type { Volatility } from '../../rules/games/volatility.ts'
import { LOADER } from '../global-loader.ts'
import { PUBLIC } from '../query-scope.ts'
import { ask, brandOf, type Asking } from '../ask.ts'

/** What a list of games is narrowed to; what is left out narrows nothing. */
export interface GameFilter {
  readonly category?: Category
  /** A vendor's code. */
  readonly vendor?: string
  readonly name?: string
  /** The smallest bet at the least, a decimal string in whole units of the currency. */
  readonly minBet?: string
  readonly minLines?: number
  /** Only what is played most. */
  readonly hot?: boolean
  /** Only what has just come out. */
  readonly new?: boolean
  /** Only what can be tried without an account. */
  readonly trial?: boolean
  /** What is played at a live table (see `rules/games/vendors/live-classes.ts`). */
  readonly liveClass?: LiveClass
  /** The least return to the player in percent, and the most that the smallest bet may be: decimal strings. */
  readonly minRtp?: string
  readonly maxMinBet?: string
  readonly volatility?: Volatility
  /** Only live tables with a seat that is free now. */
  readonly hasSeat?: boolean
  /** The order; popular unless said. */
  readonly sort?: GameSort
}

export interface GamePage extends PageOf {
  readonly games: readonly Game[]
  /** How many games fit on all pages; `null` where the gateway does not count them. */
  readonly total: number | null
}

/** The games that are played most, of all vendors or of one; shown with the global loader (spec 7, "Hot games"). */
export const hotGamesQuery = (language: string, vendor?: string) =>
  queryOptions({
    queryKey: ['hot-games', language, vendor ?? null],
    meta: { ...PUBLIC, ...LOADER },
    queryFn: async (context) => {
      const { merchantCode } = brandOf(context.client)
      const request = { merchantCode, isPlatform: HOT_PLATFORM, platform: HOT_PLATFORM, language }
      const { list } = await ask(context, listHotGames, { ...request, ...(vendor ? { vassalage: vendor } : {}) })
      return list.map(readGame)
    },
    staleTime: 300_000,
  })

/** A vendor's games in the drop-down: 21 first, 18 on each further page (spec 9); `data` is the list so far. */
export const panelGamesQuery = (language: string, category: Category, vendor: string) =>
  pagedGames(language, { category, vendor }, 'panel')

/** A list of games, 24 a page (spec 9); `data` is the list so far. */
export const gamesQuery = (language: string, filter: GameFilter) => pagedGames(language, filter, 'list')

/** How long a list is good for: seats of live tables fill by the minute. */
export const staleTimeOf = ({ category }: GameFilter): number => (category === 'LIVE' ? 60_000 : 300_000)

const pagedGames = (language: string, filter: GameFilter, kind: 'panel' | 'list') =>
  infiniteQueryOptions({
    queryKey: ['games', kind, language, filter],
    meta: PUBLIC,
    initialPageParam: 1,
    queryFn: (context) => {
      const { pageParam } = context
      const page = kind === 'panel' ? panelPage(pageParam) : { pageNo: pageParam, pageSize: GAME_PAGE_SIZE }
      return readGamePage(context, language, filter, page)
    },
    getNextPageParam: (last: GamePage) => nextPageNo(last),
    select: ({ pages }) =>
      joinPages(
        pages.map(({ games }) => games),
        gameKey,
      ),
    staleTime: staleTimeOf(filter),
  })

/** One page of a list of games. */
export async function readGamePage(
  context: Asking,
  language: string,
  filter: GameFilter,
  page: PageRequest,
): Promise<GamePage> {
  const { merchantCode, device } = brandOf(context.client)
  const { games, totalPages, totalCount } = await ask(context, listGames, {
    clientType: CLIENT_TYPE,
    platform: GAME_PLATFORM,
    channel: device,
    merchant: merchantCode,
    language,
    ...page,
    ...wireFilter(filter),
  })
  return { games: games.map(readGame), pageNum: page.pageNo, totalPages, total: totalCount }
}

/** A filter as the wire says it. */
export function wireFilter(filter: GameFilter) {
  const { category, vendor, name, minBet, minLines, hot, new: isNew, liveClass, sort } = filter
  const { trial, minRtp, maxMinBet, volatility, hasSeat } = filter
  return {
    ...(category ? { gameType: category } : {}),
    ...(vendor ? { vassalage: vendor } : {}),
    ...(name ? { gameName: name } : {}),
    ...(minBet ? { minBet } : {}),
    ...(minLines ? { minLineNum: minLines } : {}),
    ...(hot ? { isHot: 1 } : {}),
    ...(isNew ? { isNew: 1 } : {}),
    ...(trial ? { supportPlay: TRIAL_OFFERED } : {}),
    ...(liveClass ? { liveGameType: liveClass } : {}),
    ...(minRtp ? { minRtp } : {}),
    ...(maxMinBet ? { maxMinBet } : {}),
    ...(volatility ? { volatility } : {}),
    ...(hasSeat ? { hasSeat: 1 } : {}),
    ...(sort ? { sort } : {}),
  }
}

export type WireGame = ReplyOf<typeof listGames>['games'][number]

/** A game in the project's own words; the wire's end here. */
export function readGame(game: WireGame): Game {
  const { vassalage, gameId, nodeId, displayName, gameName, nodeName, gameType, smallIcon, showIcon } = game
  return {
    vendor: vassalage,
    gameId,
    nodeId,
    name: displayName || gameName || nodeName,
    category: isCategory(gameType) ? gameType : null,
    smallPicture: smallIcon || showIcon,
    picture: showIcon || smallIcon,
    offersTrial: offersTrial(game.supportPlay),
    isHot: game.isHot,
    isNew: game.isNew,
    liveClass: game.liveGameType,
    minBet: game.minBet,
    maxBet: game.maxBet,
    lines: game.minLineNum,
    rtp: game.rtp,
    volatility: game.volatility,
    dealer: game.dealer,
    seats: readSeats(game.seats),
  }
}

/** More free seats than there are would be drawn as none, and so would seats that no count agrees with. */
function readSeats(said: WireGame['seats']): Seats | null {
  if (!said) return null
  const { all } = said
  const free = Math.min(said.free, all)
  const taken = [...new Set(said.taken)].filter((seat) => seat >= 1 && seat <= all)
  return { all, free, taken: taken.length === all - free ? taken : null }
}
