/** Raffles: a ticket is a draw, and the platform alone decides what it wins (spec 7, "Wallet, rewards, points"). */
import * as v from 'valibot'
import { requestNo } from '../money/money-requests.ts'
import { count, instant, label, money, rate, readable, spare } from '../schemas.ts'
import { endpoint } from '../transport/endpoint.ts'

/** The raffles that are on, the first first, with all that can be won in each. To a guest there are no tickets. Spec: not shown. */
export const listRaffles = endpoint({
  name: 'listRaffles',
  module: 'REWARD',
  method: 'GET',
  path: '/wps/relay/MCS2_getRafflePromotionList',
  token: 'optional',
  assumed: true,
  request: v.strictObject({ language: v.string() }),
  reply: v.object({
    list: readable(
      v.object({
        id: v.string(),
        title: v.string(),
        /** How many draws the member has left. */
        tickets: count,
        /** In the order in which they stand on a wheel; their odds come to 100 together. */
        prizes: v.array(
          v.object({
            id: v.string(),
            /** What it is called; empty where its amount says it all, or there is none. */
            name: label,
            /** `null` for none: a ticket that wins nothing. */
            amount: v.nullish(money, null),
            /** In per cent, such as `0.25`. */
            odds: rate,
          }),
        ),
        /** When it ends; `null` where it does not. */
        ends: spare(v.nullable(instant), null),
        /** HTML: how tickets are got, and what holds of prizes. */
        rules: label,
      }),
    ),
  }),
})

/**
 * Draws once: uses up a ticket, and brings what it wins into the wallet. Spec: the fields are not shown.
 *
 * An answer that was lost is found out as that of any call that moves money is; which prize it was, `listRaffleDraws` says by
 * the reference. Refused with `raffle not found` once it is over, and with `no tickets left`.
 */
export const claimRaffle = endpoint({
  name: 'claimRaffle',
  module: 'REWARD',
  method: 'POST',
  path: '/wps/relay/MCS2_claimRafflePromotion',
  token: 'required',
  sealed: true,
  money: 'raffle',
  assumed: true,
  request: v.strictObject({ requestNo, /** The raffle. */ from: v.string() }),
  reply: v.object({
    reference: v.string(),
    /** What was won; zero for nothing. */
    amount: money,
    /** Which of the raffle's prizes it is. */
    prize: v.string(),
    /** How many draws are left. */
    tickets: count,
  }),
})

/** What a member has drawn, the newest first, a page at a time. Spec: not shown. */
export const listRaffleDraws = endpoint({
  name: 'listRaffleDraws',
  module: 'REWARD',
  method: 'GET',
  path: '/wps/relay/MCS2_getRaffleRecordList',
  token: 'required',
  assumed: true,
  request: v.strictObject({ pageNo: v.pipe(count, v.minValue(1)), pageSize: count }),
  reply: v.object({
    list: readable(
      v.object({
        reference: v.string(),
        /** Whose draw it was, and which of its prizes was won. */
        raffle: v.string(),
        prize: v.string(),
        /** Zero for nothing. */
        amount: money,
        time: instant,
      }),
    ),
    total: count,
  }),
})
