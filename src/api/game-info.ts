/** What there is to know of one game, and of what kinds of games a vendor has (spec 7, "Games"). */
import * as v from 'valibot'
import { readVolatility } from '../rules/volatility.ts'
import { endpoint } from './endpoint.ts'
import { gameIdentity } from './game-item.ts'
import { count, instant, money, text } from './schemas.ts'

const { vassalage, gameId, nodeId } = gameIdentity

/** A decimal that the server may leave out. */
const decimal = v.nullish(money, null)

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
    gameName: text,
    gameType: text,
    showIcon: text,
    supportPlay: v.nullish(v.number(), 1),
    /** HTML, not yet cleaned. */
    rules: text,
    /** In whole units of the currency. */
    minBet: decimal,
    maxBet: decimal,
    lines: v.nullish(count, 0),
    /** Return to player in percent. */
    rtp: decimal,
    volatility: v.pipe(text, v.transform(readVolatility)),
    released: v.nullish(instant, null),
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
  reply: v.array(
    v.object({
      vassalage: v.string(),
      gameTypes: v.array(v.object({ gameType: v.string(), liveGameTypes: v.nullish(v.array(v.string()), []) })),
    }),
  ),
})
