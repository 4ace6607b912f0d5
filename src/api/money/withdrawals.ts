/**
 * Withdrawals and the confirmation of what was paid out (spec 2, "Member centre"; spec 3 and 4, "Withdrawal confirmation").
 * Spec: calls and most fields are not shown. There is no call that takes a withdrawal back into play.
 */
import * as v from 'valibot'
import { endpoint } from '../transport/endpoint.ts'
import { requestNo } from './money-requests.ts'
import { uploadId } from '../uploads.ts'
import { count, flag, instant, money, nothing, readable, spare, text, word } from '../schemas.ts'
import { WITHDRAWAL_STATES } from '../../rules/money/withdrawal.ts'

const reference = v.pipe(v.string(), v.minLength(1), v.maxLength(40))

/** What is still to be wagered before money may leave, a row for each bonus. */
export const turnover = v.nullish(
  v.array(v.object({ id: v.string(), name: v.string(), required: money, done: money })),
  [],
)
const state = v.picklist(WITHDRAWAL_STATES)

/** What may be withdrawn just now, by which way, and what stands before it. */
export const getWithdrawalTerms = endpoint({
  name: 'getWithdrawalTerms',
  module: 'WALLET',
  method: 'GET',
  path: '/wps/member/withdrawals/terms',
  token: 'required',
  assumed: true,
  request: nothing,
  reply: v.object({
    /** What is in the member's own wallet. */
    available: money,
    /** Whether the platform knows a mobile number or an e-mail address that is the member's. */
    contactVerified: flag,
    paymentPassword: flag,
    /** After how many minutes a payment counts as received (spec 9: "the value is not shown"); `null` where it is not said. */
    autoConfirmMinutes: spare(v.nullable(count), null),
    methods: readable(
      v.object({
        kind: v.picklist(['bank', 'crypto']),
        min: money,
        max: money,
        /** The fee: so many ten-thousandths of the amount, and an amount on top. */
        feeBasisPoints: count,
        feeFixed: money,
        /** How many withdrawals are free of it today. */
        freeTimes: spare(count, 0),
      }),
    ),
    /** What is left of the day; `null` where there is no bound. */
    timesLeft: v.nullish(count, null),
    amountLeft: v.nullish(money, null),
    turnover,
  }),
})

/** Asks for a withdrawal: what is asked for is held from then on (spec 7: "under a password-check relay"). */
export const createWithdrawal = endpoint({
  name: 'createWithdrawal',
  module: 'WALLET',
  method: 'POST',
  path: '/wps/relay/secure/MCSFE_createWithdrawal',
  token: 'required',
  sealed: true,
  money: 'withdrawal',
  assumed: true,
  request: v.strictObject({
    requestNo,
    /** The account or address, by its id. */
    to: v.string(),
    amount: money,
    /** As the player has seen it; another one is refused. */
    fee: money,
    paymentPassword: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  }),
  reply: v.object({ reference }),
})

/**
 * What of a withdrawal waits for the player's word, as they have seen it: a word on anything else is refused. What was paid
 * by then tells two payments of the same amount apart.
 */
const receipt = {
  /** What was paid out and is not confirmed. */
  amount: money,
  /** All of it that was paid out so far. */
  paid: money,
}

const summary = {
  reference,
  state: word(WITHDRAWAL_STATES),
  amount: money,
  fee: money,
  /** What was paid out so far. */
  paid: money,
  /** What the player has confirmed, and what has not been confirmed yet (spec 3, "Withdrawal confirmation"). */
  received: money,
  remaining: money,
  at: instant,
  /** When what was paid out counts as received; `null` where nothing waits for that. */
  confirmBy: v.nullish(instant, null),
  /** A forced receipt that the player has been told of. */
  acknowledged: flag,
  account: v.object({ kind: v.picklist(['bank', 'crypto']), name: v.string(), number: v.string() }),
}

/** A member's withdrawals, the newest first. */
export const listWithdrawals = endpoint({
  name: 'listWithdrawals',
  module: 'WALLET',
  method: 'GET',
  path: '/wps/member/withdrawals',
  token: 'required',
  assumed: true,
  request: v.strictObject({
    state: v.optional(state),
    pageNo: v.pipe(v.number(), v.integer(), v.minValue(1)),
    pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
  }),
  reply: v.object({
    list: v.array(v.object(summary)),
    total: count,
    /** Those that wait for the player to say whether they were received, whatever is listed. */
    toConfirm: v.array(v.object({ reference, ...receipt })),
    /** By the server's clock, for countdowns. */
    serverTime: instant,
  }),
})

/** One withdrawal, with all that has happened to it. */
export const getWithdrawal = endpoint({
  name: 'getWithdrawal',
  module: 'WALLET',
  method: 'GET',
  path: '/wps/member/withdrawals/detail',
  token: 'required',
  assumed: true,
  request: v.strictObject({ reference }),
  reply: v.object({
    ...summary,
    holder: text,
    /** In the operator's words, where it was rejected, returned or forced. */
    reason: text,
    /** What the player wrote where it was not received, and how many pictures came along. */
    note: text,
    proofs: spare(count, 0),
    /** Who confirmed it last; empty where nobody has. */
    confirmedBy: spare(v.picklist(['', 'member', 'time', 'operator']), ''),
    /** The oldest first. */
    history: v.array(v.object({ state: word(WITHDRAWAL_STATES), at: instant })),
    serverTime: instant,
  }),
})

/** Says of one payment whether it was received; of one that was not, with up to three pictures. */
export const confirmReceipt = endpoint({
  name: 'confirmReceipt',
  module: 'WALLET',
  method: 'POST',
  path: '/wps/member/withdrawals/receipt',
  token: 'required',
  sealed: true,
  money: 'receipt',
  assumed: true,
  request: v.strictObject({
    requestNo,
    /** The withdrawal. */
    from: reference,
    to: v.picklist(['received', 'not-received']),
    ...receipt,
    note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(280))),
    proofs: v.optional(v.pipe(v.array(uploadId), v.maxLength(3))),
  }),
  reply: v.object({ reference }),
})

/** Says that all that was paid out and stood before the player was received. */
export const confirmAllReceipts = endpoint({
  name: 'confirmAllReceipts',
  module: 'WALLET',
  method: 'POST',
  path: '/wps/member/withdrawals/receipt/all',
  token: 'required',
  sealed: true,
  money: 'receipt',
  assumed: true,
  request: v.strictObject({
    requestNo,
    /** The sum of them. */
    amount: money,
    receipts: v.pipe(v.array(v.strictObject({ reference, ...receipt })), v.minLength(1)),
  }),
  reply: v.object({ reference: text, amount: money, count }),
})

/** The player has read that the operator took a payment for received (spec 4: "forced receipt"). */
export const acknowledgeReceipt = endpoint({
  name: 'acknowledgeReceipt',
  module: 'WALLET',
  method: 'POST',
  path: '/wps/member/withdrawals/receipt/acknowledge',
  token: 'required',
  assumed: true,
  request: v.strictObject({ reference }),
  reply: v.unknown(),
})
