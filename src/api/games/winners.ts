/** The winners' board (spec 7, "Games": GCSGAME_getRankList). */
import * as v from 'valibot'
import { endpoint } from '../transport/endpoint.ts'
import { count, instant, label, money, readable, text } from '../schemas.ts'

/** The spans that winners are ranked over. Spec: not shown. */
export const RANK_PERIODS = ['day', 'week', 'month'] as const
export type RankPeriod = (typeof RANK_PERIODS)[number]

/** How many winners are asked for at the most. */
export const MOST_WINNERS = 50

/** The largest wins of a span that ends now. Spec: fields not shown. */
export const listWinners = endpoint({
  name: 'listWinners',
  module: 'GAME',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  assumed: true,
  request: v.strictObject({
    merchantCode: v.string(),
    language: v.string(),
    period: v.picklist(RANK_PERIODS),
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_WINNERS)),
  }),
  reply: v.object({
    list: readable(
      v.object({
        rank: count,
        /** Masked by the server, such as `ma***3`. */
        playerName: v.string(),
        amount: money,
        vassalage: v.string(),
        gameId: v.string(),
        nodeId: text,
        gameName: label,
        smallIcon: label,
        time: instant,
      }),
    ),
  }),
})
