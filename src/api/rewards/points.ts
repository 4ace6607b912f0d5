/**
 * The points mall (spec 2, "Points mall"; spec 3, "Points records"; spec 7, "Points"). Points are decimal strings of at most two
 * decimals, and no money. Spec: names and relays are shown, fields only of the records.
 */
import * as v from 'valibot'
import { REMARK_LENGTH } from '../../rules/figures.ts'
import { requestNo } from '../money/money-requests.ts'
import {
  count,
  decimal,
  flag,
  instant,
  label,
  money,
  nothing,
  rate,
  readable,
  spare,
  spareList,
  word,
} from '../schemas.ts'
import { endpoint } from '../transport/endpoint.ts'

const page = {
  pageNo: v.pipe(v.number(), v.integer(), v.minValue(1)),
  pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
}
const paymentPassword = v.pipe(v.string(), v.minLength(1), v.maxLength(128))

/** Spec 3: "Points redemption status". Read in any letter case. */
export const REDEMPTION_STATES = ['In Process', 'Rejected', 'Approved'] as const
/** Spec 3: "Point types". */
export const POINT_TYPES = ['live', 'lottery', 'pvp', 'slots', 'sports', 'redeem', 'deposit'] as const
/** The most pieces of one kind that are redeemed at once. */
const MOST_PIECES = 99

export const getPointBalance = endpoint({
  name: 'getPointBalance',
  module: 'REWARD',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointBalance',
  token: 'required',
  assumed: 'reply',
  request: nothing,
  reply: v.object({ points: decimal }),
})

/** How points are earned and what they are worth; the same to everybody. */
export const getPointConfig = endpoint({
  name: 'getPointConfig',
  module: 'REWARD',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointConfig',
  token: 'optional',
  assumed: 'reply',
  request: v.strictObject({ language: v.string() }),
  reply: v.object({
    /** The valid bets that earn a category's ratio once. */
    per: money,
    /** How many points, by category; one that earns none is left out. */
    ratios: readable(v.object({ gameType: v.string(), ratio: rate })),
    /** What points are changed into money at: so many of them make so much, and no fewer are changed. `null` where they are not. */
    conversion: v.nullish(v.object({ points: decimal, amount: money, min: decimal }), null),
    /** HTML. */
    rules: label,
  }),
})

/** What points can be redeemed for, page and filters being the page's own business: there are a few dozen. */
export const getPointReward = endpoint({
  name: 'getPointReward',
  module: 'REWARD',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointReward',
  token: 'optional',
  assumed: 'reply',
  request: v.strictObject({ language: v.string() }),
  reply: v.object({
    types: spareList(v.object({ code: v.string(), name: v.string() })),
    list: readable(
      v.object({
        id: v.string(),
        /** The code of its type, one of `types`. */
        type: label,
        name: v.string(),
        description: label,
        /** The address of a picture without words, 4 to 3; `null` where the brand's own hand draws it. */
        picture: spare(v.nullable(v.string()), null),
        /** What one piece costs. */
        points: decimal,
        /** What a bonus comes to; `null` for what is no money. */
        amount: v.nullish(money, null),
        /** What it is counted in, such as "piece". */
        units: label,
        /** How many are left; `null` where they do not run out. */
        stock: spare(v.nullable(count), null),
        /** Whether it is sent somewhere, so that a remark has to say where. */
        remark: flag,
      }),
    ),
  }),
})

/** What a member has redeemed, the newest first. */
export const getRedeemPointList = endpoint({
  name: 'getRedeemPointList',
  module: 'REWARD',
  method: 'GET',
  path: '/wps/relay/MCS2_getRedeemPointList',
  token: 'required',
  assumed: 'reply',
  request: v.strictObject({ language: v.string(), status: v.optional(v.picklist(REDEMPTION_STATES)), ...page }),
  reply: v.object({
    list: readable(
      v.object({
        reference: v.string(),
        time: instant,
        name: v.string(),
        quantity: count,
        units: label,
        points: decimal,
        status: v.string(),
        /** Why it was rejected, or what else there is to know. */
        remark: label,
      }),
    ),
    total: count,
  }),
})

/** Everything that has changed a member's points, the newest first (spec 3, "Points records"). */
export const getPointRecords = endpoint({
  name: 'getPointRecords',
  module: 'REWARD',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  token: 'required',
  assumed: 'reply',
  request: v.strictObject({ language: v.string(), type: v.optional(v.picklist(POINT_TYPES)), ...page }),
  reply: v.object({
    list: readable(
      v.object({
        /** Transaction reference number. */
        reference: v.string(),
        applyTime: instant,
        type: word(POINT_TYPES),
        name: label,
        quantity: count,
        /** What one piece asks for. */
        pointsRequirement: spare(v.nullable(decimal), null),
        amountRequirement: v.nullish(money, null),
        status: label,
        time: instant,
        /** Below nothing where they left. */
        changedPoints: decimal,
        pointsBalance: decimal,
        remark: label,
        units: label,
        pointsRatio: spare(v.nullable(rate), null),
      }),
    ),
    total: count,
  }),
})

/**
 * Redeems pieces of one kind, at once (spec 7: "under a password-check relay"). Refused with `reward sold out`,
 * `not enough points`, `price changed` where `amount` is not what they cost by now, and `remark required`.
 */
export const redeemPointReward = endpoint({
  name: 'redeemPointReward',
  module: 'REWARD',
  method: 'POST',
  path: '/wps/relay/secure/MCS2_redeemPointReward',
  token: 'required',
  sealed: true,
  money: 'redeem',
  assumed: 'reply',
  request: v.strictObject({
    requestNo,
    /** The reward. */
    from: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PIECES)),
    /** The points that all of it costs, as the player has seen it. */
    amount: decimal,
    remark: v.optional(v.pipe(v.string(), v.maxLength(REMARK_LENGTH))),
    paymentPassword,
  }),
  reply: v.object({ reference: v.string(), points: decimal }),
})

/**
 * Changes points into money in the wallet (spec 7: "under a password-check relay"). Refused with `points below the minimum`,
 * `not enough points`, and `conversion rate changed` where `worth` is not what they make by now.
 */
export const convertPoint = endpoint({
  name: 'convertPoint',
  module: 'REWARD',
  method: 'POST',
  path: '/wps/relay/secure/MCS2_convertPoint',
  token: 'required',
  sealed: true,
  money: 'convert',
  assumed: 'reply',
  request: v.strictObject({
    requestNo,
    /** How many points. */
    amount: decimal,
    /** What they make, as the player has seen it. */
    worth: money,
    paymentPassword,
  }),
  reply: v.object({ reference: v.string(), points: decimal }),
})
