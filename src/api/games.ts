/** Games (spec 7, "Games"; "Game list item" in spec 3). */
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { count, text } from './schemas.ts'

/** The client type of the web (spec 9). */
export const CLIENT_TYPE = 3
/** The platform under which games are listed and launched (spec 9). */
export const GAME_PLATFORM = 'html5-desktop'
/** Hot games ask for their platform twice, with the same value (spec 9). */
export const HOT_PLATFORM = 2

/** A flag that is written as one, or as 0 and 1. */
const flag = v.nullish(
  v.union([
    v.boolean(),
    v.pipe(
      v.picklist([0, 1]),
      v.transform((bit) => bit === 1),
    ),
  ]),
  false,
)

/** A game list item. Spec: its category, smallest bet and lines are not shown, but the list is filtered by them. */
const game = v.object({
  vassalage: v.string(),
  displayName: text,
  gameName: text,
  nodeName: text,
  gameId: v.string(),
  roomId: text,
  nodeId: text,
  smallIcon: text,
  showIcon: text,
  supportPlay: v.nullish(v.number(), 1),
  isHot: flag,
  gameType: text,
  minBet: text,
  minLineNum: v.nullish(count, 0),
})

const pageNumber = v.pipe(v.number(), v.integer(), v.minValue(1))

/** Games by vendor, category, name, smallest bet and lines, a page at a time. */
export const listGames = endpoint({
  name: 'listGames',
  module: 'GAME',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  assumed: true,
  request: v.strictObject({
    clientType: v.pipe(v.number(), v.value(CLIENT_TYPE)),
    platform: v.literal(GAME_PLATFORM),
    channel: v.string(),
    merchant: v.string(),
    language: v.string(),
    pageNo: pageNumber,
    pageSize: v.pipe(pageNumber, v.maxValue(100)),
    vassalage: v.optional(v.string()),
    gameType: v.optional(v.string()),
    gameName: v.optional(v.pipe(v.string(), v.maxLength(60))),
    /** The smallest bet at the least, in whole units of the currency. */
    minBet: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,4})?$/, 'a decimal amount'))),
    /** The win lines at the least. */
    minLineNum: v.optional(count),
  }),
  reply: v.object({ games: v.array(game), pageNum: count, totalPages: count }),
})

/** The games that are played most, of all vendors or of one. */
export const listHotGames = endpoint({
  name: 'listHotGames',
  module: 'GAME',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  assumed: true,
  request: v.strictObject({
    merchantCode: v.string(),
    isPlatform: v.pipe(v.number(), v.value(HOT_PLATFORM)),
    platform: v.pipe(v.number(), v.value(HOT_PLATFORM)),
    vassalage: v.optional(v.string()),
    language: v.string(),
  }),
  reply: v.object({ list: v.array(game) }),
})
