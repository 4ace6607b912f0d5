/** Promotions: what is offered, applying for it, claiming it (spec 2, "Other screens"; spec 4). Spec: the calls are not shown. */
import * as v from 'valibot'
import { MOST_PICTURES, COMMENT_LENGTH } from '../../rules/figures.ts'
import { requestNo } from '../money/money-requests.ts'
import { bit, count, instant, label, money, rate, readable, spare, spareList, word } from '../schemas.ts'
import { endpoint } from '../transport/endpoint.ts'
import { uploadId } from '../uploads.ts'

/** Where a promotion is taken part in that has no form of its own. */
export const PROMOTION_PLACES = [
  'deposit',
  'missions',
  'referral',
  'cashback',
  'sign-in',
  'raffle',
  'bonus-code',
] as const

/** What it gives as a number, and what it asks for in return. A part that it has not is `null`. */
const terms = v.object({
  /** A set sum. */
  amount: v.nullish(money, null),
  /** A share in per cent of a deposit, of what was lost or of what was bet. */
  percent: v.nullish(rate, null),
  of: v.nullish(word(['deposit', 'loss', 'bets']), null),
  /** The most that the share can come to. */
  upTo: v.nullish(money, null),
  minDeposit: v.nullish(money, null),
  /** How many times what has to be bet before it can be withdrawn, and within how many days. */
  turnover: v.nullish(
    v.object({
      times: rate,
      on: word(['bonus', 'deposit-and-bonus', 'deposit']),
      days: spare(v.nullable(count), null),
    }),
    null,
  ),
  /** Points instead of money. */
  points: v.nullish(count, null),
  /** How many prizes there are, and the largest. */
  prizes: v.nullish(
    v.object({
      count,
      largest: money,
      /** What the places go by: who has bet the most, won the most times a bet, or by chance. */
      by: v.nullish(word(['bets', 'wins', 'chance']), null),
    }),
    null,
  ),
  /** When a share is paid: whenever it is claimed, every day or every week. */
  paid: v.nullish(word(['claim', 'daily', 'weekly']), null),
  /** The least that is paid at a time. */
  least: v.nullish(money, null),
})

const promotion = v.object({
  id: v.string(),
  /** The code of its type, one of `types`. */
  type: label,
  title: v.string(),
  /** Who it is meant for; `null` for everybody. */
  audience: spare(v.nullable(word(['newcomers'])), null),
  /** The address of a picture without words, 4 to 3; `null` where the brand's own hand draws it. */
  picture: spare(v.nullable(v.string()), null),
  /** Such as `Join` or `Coming soon` (spec 4, "Promotion or activity status"). */
  status: v.string(),
  terms,
  /** Where it is taken part in; `null` where joining is all. */
  place: spare(v.nullable(word(PROMOTION_PLACES)), null),
  /** What an application has to hold; `null` where there is none to fill in. */
  application: spare(
    v.nullable(
      v.object({ comment: word(['none', 'optional', 'required']), pictures: word(['none', 'optional', 'required']) }),
    ),
    null,
  ),
  starts: spare(v.nullable(instant), null),
  /** When it ends; `null` where it does not. */
  ends: spare(v.nullable(instant), null),
  /** How far the member is, where something is counted. */
  progress: spare(v.nullable(v.object({ done: count, goal: count })), null),
  /** What the member is to get or got, once it is known. */
  due: v.nullish(money, null),
})

/** What the visitor is offered, the first first, and the types that there are. */
export const listPromotions = endpoint({
  name: 'listPromotions',
  module: 'REWARD',
  method: 'GET',
  path: '/wps/relay/MCS2_getPromotionList',
  token: 'optional',
  assumed: true,
  request: v.strictObject({ language: v.string() }),
  reply: v.object({
    types: spareList(v.object({ code: v.string(), name: v.string() })),
    list: readable(promotion),
  }),
})

/** One of them with its conditions, and what has become of the member's application. */
export const getPromotion = endpoint({
  name: 'getPromotion',
  module: 'REWARD',
  method: 'GET',
  path: '/wps/relay/MCS2_getPromotionDetail',
  token: 'optional',
  assumed: true,
  request: v.strictObject({ id: v.string(), language: v.string() }),
  reply: v.object({
    ...promotion.entries,
    /** HTML. */
    conditions: label,
    applied: spare(
      v.nullable(
        v.object({
          time: instant,
          comment: label,
          pictures: spare(count, 0),
          /** Why it was turned down, in the operator's words. */
          reason: label,
        }),
      ),
      null,
    ),
  }),
})

/** Joins a promotion, with an application where it wants one (spec 3, "Activity application"). Done twice it is once. */
export const applyPromotion = endpoint({
  name: 'applyPromotion',
  module: 'REWARD',
  method: 'POST',
  path: '/wps/relay/MCS2_applyPromotion',
  token: 'required',
  assumed: true,
  request: v.strictObject({
    id: v.string(),
    comment: v.optional(v.pipe(v.string(), v.maxLength(COMMENT_LENGTH))),
    pictures: v.optional(v.pipe(v.array(uploadId), v.maxLength(MOST_PICTURES))),
  }),
  reply: v.object({
    status: v.string(),
    /** Whether it had been applied for before. */
    already: spare(bit, false),
  }),
})

/** Brings what a promotion gives into the wallet, once. */
export const claimPromotion = endpoint({
  name: 'claimPromotion',
  module: 'REWARD',
  method: 'POST',
  path: '/wps/relay/MCS2_claimPromotion',
  token: 'required',
  sealed: true,
  money: 'promotion',
  assumed: true,
  request: v.strictObject({ requestNo, /** The promotion. */ from: v.string() }),
  reply: v.object({ reference: v.string(), amount: money }),
})
