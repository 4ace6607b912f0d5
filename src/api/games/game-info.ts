/** What there is to know of one game, and of what kinds of games a vendor has (spec 7, "Games"). */
import * as v from 'valibot'
import { readVolatility } from '../../rules/games/volatility.ts'
import { endpoint } from '../transport/endpoint.ts'
import { gameIdentity } from './game-item.ts'
import { count, decimal, instant, label, money, readable, spare, spareList } from '../schemas.ts'

const { vassalage, gameId, nodeId } = gameIdentity

const bound = spare(v.nullable(money), null)

/** A game's rules and figures, each where the server gives it. Spec: not shown. */
export const getGameInfo = endpoint({
  name: 'getGameInfo',
  module: 'GAME',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameInfo',
  assumed: true,
  request: v.strictObject({ vassalage, gameId, nodeId: v.optional(nodeId), language: v.string() }),
  reply: v.object({
    /** What a page that is opened by its address knows the game by; as in lists. */
    gameName: label,
    gameType: label,
    showIcon: label,
    supportPlay: spare(v.number(), 1),
    /** HTML, not yet cleaned. */
    rules: label,
    minBet: bound,
    maxBet: bound,
    lines: spare(count, 0),
    /** Return to player in percent. */
    rtp: spare(v.nullable(decimal), null),
    volatility: v.pipe(label, v.transform(readVolatility)),
    /** How many times the stake the greatest win is. */
    maxWin: spare(v.nullable(count), null),
    released: spare(v.nullable(instant), null),
  }),
})

/** Which categories each vendor has, and of live casino which classes. */
export const listVendorGameTypes = endpoint({
  name: 'listVendorGameTypes',
  module: 'GAME',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  assumed: true,
  request: v.strictObject({ vassalage: v.optional(vassalage), language: v.string() }),
  reply: readable(
    v.object({
      vassalage: v.string(),
      gameTypes: readable(v.object({ gameType: v.string(), liveGameTypes: spareList(v.string()) })),
    }),
  ),
})
