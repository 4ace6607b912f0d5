/** Lotteries: menus, draws and their results (spec 7, "Games"; spec 3, "Game (launch data)"). */
import * as v from 'valibot'
import { OPENED_COUNT, POPULAR_COUNT } from '../../rules/figures.ts'
import { LATEST_COUNT } from '../../rules/lottery/lottery-lobby.ts'
import { PRIZE_MODES, readFamily } from '../../rules/lottery/lottery.ts'
import { endpoint } from '../transport/endpoint.ts'
import { count, instant, label, nothing, readable, spare, spareList, text } from '../schemas.ts'

/** `isGame` of what opens a popup list of games instead of a game (spec 3). */
export const OPENS_LIST = 'VASSALAGE'

const prizeMode = v.picklist(PRIZE_MODES)
const gameCode = v.pipe(v.string(), v.minLength(1), v.maxLength(60))

/** A lottery with its launch data. Spec: the family, the interval, the least stake and the picture are not shown. */
const game = v.object({
  code: gameCode,
  name: v.string(),
  gameType: label,
  isGame: text,
  defaultPlayType: text,
  accountTypeName: v.string(),
  family: v.pipe(label, v.transform(readFamily)),
  /** Seconds from draw to draw; 0 for one that keeps a calendar. */
  interval: spare(count, 0),
  /** The least that a bet stakes, as with games; empty where it is not told. */
  minBet: label,
  smallIcon: label,
})

/** A lobby's group of lotteries: a family, or a region of Vietnam. */
const group = v.object({ code: v.string(), name: v.string(), games: readable(game) })

/** A draw that has been held. */
const opened = v.object({
  gameCode,
  /** The draw's number, such as `20300101-0721`. */
  numero: v.string(),
  openTime: instant,
  /** The balls in their order, each as it is written on the ball. */
  numbers: v.array(v.string()),
  /** Where a draw has several prizes (Vietnam): the highest first, each with its numbers. */
  prizes: spareList(v.object({ rank: count, numbers: v.array(v.string()) })),
})

/** The draw that comes next. */
const upcoming = v.object({ numero: v.string(), openTime: instant, closeTime: instant })

/** All pages of a lottery ask after each draw: whatever stands between needs to ask for them once a second. */
const LATEST_CACHE_SECONDS = 1
/** What was drawn changes with the next draw alone; what is offered hardly ever. */
const CACHE_SECONDS = 5

/** What several calls take or answer with. */
const inLanguage = v.strictObject({ language: v.string() })
const groups = v.object({ menus: readable(group) })
const games = v.object({ games: readable(game) })
const openedDraws = v.object({ draws: readable(opened) })
/** How many are asked for: at least one. */
const upTo = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most))

/** The lobby's lotteries by group. */
export const listGameMenus = endpoint({
  name: 'listGameMenus',
  module: 'GAME',
  method: 'GET',
  path: '/lgw/games/game_menus',
  cacheSeconds: CACHE_SECONDS,
  assumed: true,
  request: v.strictObject({ prizeMode, language: v.string() }),
  reply: groups,
})

/** The lotteries that are played most, the first one most. */
export const listPopularLotteries = endpoint({
  name: 'listPopularLotteries',
  module: 'GAME',
  method: 'GET',
  path: '/lgw/games/popular',
  cacheSeconds: CACHE_SECONDS,
  assumed: true,
  request: v.strictObject({
    count: upTo(POPULAR_COUNT),
    prizeMode,
    device: v.string(),
    language: v.string(),
  }),
  reply: games,
})

/** The last result and the next draw of each lottery asked for; of the popular ones where none is named. Spec: path not shown. */
export const listLatestDraws = endpoint({
  name: 'listLatestDraws',
  module: 'GAME',
  method: 'GET',
  path: '/lgw/numeros/latest',
  cacheSeconds: LATEST_CACHE_SECONDS,
  assumed: true,
  request: v.strictObject({
    prizeMode,
    gameCodes: v.optional(v.pipe(v.array(gameCode), v.maxLength(LATEST_COUNT)), []),
  }),
  reply: v.object({
    /** The server's clock, since countdowns go by it; behind by as much as a cache has kept the answer. */
    serverTime: instant,
    draws: readable(v.object({ gameCode, last: spare(v.nullable(opened), null), next: upcoming })),
  }),
})

/** The past draws of one lottery, the newest first (spec 7: "Lottery recent results ... are fetched; their paths are not shown"). */
export const listRecentDraws = endpoint({
  name: 'listRecentDraws',
  module: 'GAME',
  method: 'GET',
  path: '/lgw/numeros/recent',
  cacheSeconds: CACHE_SECONDS,
  assumed: true,
  request: v.strictObject({ prizeMode, gameCode, count: upTo(OPENED_COUNT) }),
  reply: openedDraws,
})

/** The Vietnamese lotteries by region. */
export const listVnGameMenu = endpoint({
  name: 'listVnGameMenu',
  module: 'GAME',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  cacheSeconds: CACHE_SECONDS,
  assumed: true,
  request: inLanguage,
  reply: groups,
})

/** The Vietnamese lotteries that the member played last, the newest first. */
export const listRecentVnGames = endpoint({
  name: 'listRecentVnGames',
  module: 'GAME',
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  token: 'required',
  assumed: true,
  request: inLanguage,
  reply: games,
})

/** The opened numbers of one Vietnamese lottery, the newest first. */
export const listVnOpenedNumbers = endpoint({
  name: 'listVnOpenedNumbers',
  module: 'GAME',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  cacheSeconds: CACHE_SECONDS,
  assumed: true,
  request: v.strictObject({
    gameCode,
    count: upTo(OPENED_COUNT),
  }),
  reply: openedDraws,
})

/** The newest opened number of every lottery of the member's merchant. */
export const listOpenedNumbers = endpoint({
  name: 'listOpenedNumbers',
  module: 'GAME',
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  token: 'required',
  assumed: true,
  request: nothing,
  reply: openedDraws,
})
