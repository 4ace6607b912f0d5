/** Bets on fixtures once the vendor has taken them (spec 2, "Member centre": betting record, has them as well). Spec: not shown. */
import * as v from 'valibot'
import { requestNo } from '../money/money-requests.ts'
import { count, instant, label, money, readable, text, word } from '../schemas.ts'
import { endpoint } from '../transport/endpoint.ts'
import { price } from './fixture-shape.ts'
import { SLIP_MODES } from '../../rules/sports/slip.ts'

const leg = v.object({
  fixture: text,
  outcome: text,
  /** Who meets whom, the market and the choice, in the language of the call. */
  event: label,
  market: label,
  choice: v.string(),
  /** Of totals and handicaps, as the fixture has it; empty where there is none. */
  line: label,
  price,
  startsAt: instant,
  state: word(['open', 'won', 'lost', 'returned']),
  /** The score that it was settled by; empty while nobody knows. */
  result: label,
})

/** What the member has bet on fixtures, the newest first. `record` is the number of the betting record. */
export const listSportsBets = endpoint({
  name: 'listSportsBets',
  module: 'GAME',
  method: 'GET',
  path: '/wps/sports/bets',
  token: 'required',
  assumed: true,
  request: v.strictObject({
    language: v.string(),
    status: v.optional(v.picklist(['open', 'settled'])),
    /** The bets of one slip, by the id that it was handed over with. */
    slip: v.optional(v.string()),
    pageNo: v.pipe(v.number(), v.integer(), v.minValue(1)),
    pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
  }),
  reply: v.object({
    total: count,
    list: readable(
      v.object({
        record: v.string(),
        /** The id that the slip was handed over with: the page knows its own by it. */
        slip: text,
        time: instant,
        mode: word(SLIP_MODES),
        /** How many picks make one combination. */
        size: count,
        status: word(['open', 'settled', 'void']),
        betAmount: money,
        /** The most that it can still bring; `null` once it is settled. */
        possibleReturn: v.nullish(money, null),
        winAmount: money,
        /** What it would be ended for just now; `null` where that is not offered. */
        cashOut: v.nullish(money, null),
        legs: readable(leg),
      }),
    ),
  }),
})

/**
 * Ends an open bet for what was offered for it. Refused with `cash-out changed` and the offer of now in `value.amount` where
 * that is another; with `cash-out not offered` where there is none.
 */
export const cashOutBet = endpoint({
  name: 'cashOutBet',
  module: 'GAME',
  method: 'POST',
  path: '/wps/sports/cashOut',
  token: 'required',
  sealed: true,
  money: 'cash-out',
  assumed: true,
  request: v.strictObject({ requestNo, /** The bet's record. */ from: v.string(), amount: money }),
  reply: v.object({ reference: v.string(), amount: money }),
})
