/** Jackpots that games fill together. Spec: not shown. */
import * as v from 'valibot'
import { count, instant, label, money, readable, spare, text } from '../schemas.ts'
import { endpoint } from '../transport/endpoint.ts'

/** The jackpots that stand open, the largest first. */
export const listJackpots = endpoint({
  name: 'listJackpots',
  module: 'GAME',
  method: 'GET',
  path: '/wps/relay/GCSGAME_jackpots',
  assumed: true,
  request: v.strictObject({ merchantCode: v.string(), language: v.string() }),
  reply: v.object({
    list: readable(
      v.object({
        id: v.string(),
        name: v.string(),
        amount: money,
        /** How much comes to it in a minute, as far as the platform tells. */
        perMinute: v.nullish(money, null),
        /** Until when it is paid at the latest; `null` where no time is promised. */
        paidBy: spare(v.nullable(instant), null),
        /** How many games fill it; 0 where it is not told. */
        games: spare(count, 0),
        /** One of them, to play for it. */
        vassalage: v.string(),
        gameId: v.string(),
        nodeId: text,
        gameName: label,
        smallIcon: label,
        showIcon: label,
      }),
    ),
  }),
})
