/** A member's bonuses (spec 2, "Member centre": bonus details). Spec: not shown. */
import * as v from 'valibot'
import { endpoint } from '../transport/endpoint.ts'
import { count, instant, money, word } from '../schemas.ts'

/** `offered` comes with money that is awaited; `active` is being played through; the others have come to their end. */
const state = v.picklist(['offered', 'active', 'completed', 'forfeited', 'expired'])
export const BONUS_STATES = state.options

/** The newest first. */
export const listBonuses = endpoint({
  name: 'listBonuses',
  module: 'WALLET',
  method: 'GET',
  path: '/wps/member/bonuses',
  token: 'required',
  assumed: true,
  request: v.strictObject({
    /** All of them unless given. */
    state: v.optional(state),
    language: v.string(),
    pageNo: v.pipe(v.number(), v.integer(), v.minValue(1)),
    pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
  }),
  reply: v.object({
    total: count,
    list: v.array(
      v.object({
        id: v.string(),
        /** In the language of the call. */
        name: v.string(),
        state: word(BONUS_STATES),
        amount: money,
        /** What has to be played in all before it is the player's own, and what has been. */
        turnoverRequired: money,
        turnoverDone: money,
        time: instant,
        givenTime: v.nullish(instant, null),
        /** When it ends by the clock, where it does. */
        endTime: v.nullish(instant, null),
        /** When it came to its end. */
        endedTime: v.nullish(instant, null),
      }),
    ),
  }),
})
