/** Deposits (spec 2, "Member centre": depositv2). Spec: the page is named alone; neither calls nor fields are shown. */
import * as v from 'valibot'
import { DEPOSIT_MARKS, DEPOSIT_STATES } from '../../rules/money/deposit.ts'
import { MOST_PICTURES } from '../../rules/figures.ts'
import { endpoint } from '../transport/endpoint.ts'
import { requestNo } from './money-requests.ts'
import { count, flag, instant, money, nothing, rate, readable, text, word } from '../schemas.ts'
import { uploadId } from '../uploads.ts'

const state = v.picklist(DEPOSIT_STATES)
const reference = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

/** A way to pay: what it may be, what it costs, and what it needs. */
const channel = v.object({
  code: v.string(),
  name: v.string(),
  /** The bounds of one deposit; `null` where there is none, and of a voucher both. */
  min: v.nullish(money, null),
  max: v.nullish(money, null),
  presets: v.nullish(v.array(money), []),
  feeRate: v.nullish(rate, '0'),
  /** Whether it asks under which name the money is sent. */
  needsPayer: flag,
  /** Whether it asks for a picture of the payment. */
  needsSlip: flag,
  /** Of a crypto currency: what is sent, over what. */
  coin: text,
  network: text,
  /** How many coins one of the brand's currency is: a decimal with at most 12 decimals; empty where it is told in the order alone. */
  coinRate: text,
  /** Its logo, the address of a picture; empty where a mark stands there. */
  logo: text,
  /** What it is drawn as; by its kind where nothing is said. */
  mark: v.nullish(word(DEPOSIT_MARKS), null),
  /** Within how many minutes the money is usually there, 0 for at once; `null` where nobody says. */
  minutes: v.nullish(v.object({ least: count, most: count }), null),
  /** Set while nothing can be paid by it: why, which is `maintenance` unless it is `hours`, and when it is back. */
  rests: v.nullish(v.object({ why: text, until: v.nullish(instant, null) }), null),
})

/** What the member may pay in a day, and what is left of it. */
const dayLimit = v.object({ limit: money, left: money })

/** The ways to pay, and the bonuses to choose from. */
export const listDepositMethods = endpoint({
  name: 'listDepositMethods',
  module: 'WALLET',
  method: 'GET',
  path: '/wps/member/deposits/methods',
  token: 'required',
  assumed: true,
  request: nothing,
  reply: v.object({
    methods: readable(
      v.object({
        /** How it is paid, such as `bank`; what this site does not know is not offered. */
        kind: v.string(),
        name: v.string(),
        channels: readable(channel),
      }),
    ),
    /** How many orders may be open at once; `null` where there is no bound. */
    mostOpen: v.nullish(count, null),
    dayLimit: v.nullish(dayLimit, null),
    bonuses: v.nullish(
      v.array(
        v.object({
          id: v.string(),
          name: v.string(),
          rate,
          min: money,
          max: v.nullish(money, null),
          /** How many times deposit and bonus have to be played. */
          times: count,
          /** Within how many days; `null` without an end. */
          days: v.nullish(count, null),
          /** Until when it can be chosen; `null` without an end. */
          until: v.nullish(instant, null),
          /** The promotion that it is, where all of its terms stand; empty for none. */
          promotion: text,
        }),
      ),
      [],
    ),
  }),
})

/** An order with all that is needed to pay it; what does not concern its kind is empty. */
const order = v.object({
  reference,
  kind: v.string(),
  channelName: text,
  amount: money,
  fee: money,
  /** What comes to the wallet, the bonus apart. */
  credited: money,
  bonus: v.nullish(v.object({ name: v.string(), amount: money, turnover: money }), null),
  state: word(DEPOSIT_STATES),
  /** Why, where it was rejected. */
  reason: text,
  at: instant,
  /** Until when it is to be paid, and how late it is there. */
  expiresAt: v.nullish(instant, null),
  serverTime: instant,
  cancellable: flag,
  needsSlip: flag,
  /** How many pictures of the payment there are. */
  slips: v.nullish(count, 0),
  account: v.nullish(v.object({ bank: v.string(), name: v.string(), number: v.string() }), null),
  /** What the payment has to say. */
  memo: text,
  /** The page of whoever takes the payment. */
  redirectUrl: text,
  /** What a wallet's camera reads. */
  qr: text,
  /** What opens a wallet's app with the payment in it, on a phone. */
  appUrl: text,
  address: text,
  coin: text,
  network: text,
  /** What is to be sent, where it is in another currency: a decimal. */
  payable: text,
})

/**
 * Asks for a deposit; nothing is moved before it is paid.
 * `from` is the channel's code. A voucher says its own amount. `returnUrl` is where a payment page leads back to.
 */
export const createDeposit = endpoint({
  name: 'createDeposit',
  module: 'WALLET',
  method: 'POST',
  path: '/wps/member/deposits',
  token: 'required',
  sealed: true,
  money: 'deposit',
  assumed: true,
  request: v.strictObject({
    requestNo,
    from: v.string(),
    amount: v.nullish(money, null),
    bonus: v.nullish(v.string(), null),
    payer: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(80)), null),
    voucher: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(64)), null),
    returnUrl: v.pipe(v.string(), v.maxLength(2048)),
  }),
  reply: v.object({ reference, amount: money }),
})

export const getDeposit = endpoint({
  name: 'getDeposit',
  module: 'WALLET',
  method: 'GET',
  path: '/wps/member/deposits/one',
  token: 'required',
  assumed: true,
  request: v.strictObject({ reference }),
  reply: order,
})

/** A member's deposits, the newest first; those of all states unless some are named. */
export const listDeposits = endpoint({
  name: 'listDeposits',
  module: 'WALLET',
  method: 'GET',
  path: '/wps/member/deposits',
  token: 'required',
  assumed: true,
  request: v.strictObject({
    states: v.optional(v.array(state)),
    pageNo: v.pipe(v.number(), v.integer(), v.minValue(1)),
    pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
  }),
  reply: v.object({
    deposits: v.array(
      v.object({
        reference,
        kind: v.string(),
        /** The code of the channel; empty where it is not told. */
        channel: text,
        channelName: text,
        amount: money,
        credited: money,
        state: word(DEPOSIT_STATES),
        at: instant,
        /** Until when it is to be paid, while it waits for that. */
        expiresAt: v.nullish(instant, null),
      }),
    ),
    total: count,
    /** By the server's clock, for countdowns. */
    serverTime: instant,
  }),
})

/** Pictures of the payment, by their ids. */
export const sendDepositSlip = endpoint({
  name: 'sendDepositSlip',
  module: 'WALLET',
  method: 'POST',
  path: '/wps/member/deposits/slip',
  token: 'required',
  assumed: true,
  request: v.strictObject({
    reference,
    uploads: v.pipe(v.array(uploadId), v.minLength(1), v.maxLength(MOST_PICTURES)),
  }),
  reply: v.unknown(),
})

/** Gives up an order that is not paid. */
export const cancelDeposit = endpoint({
  name: 'cancelDeposit',
  module: 'WALLET',
  method: 'POST',
  path: '/wps/member/deposits/cancel',
  token: 'required',
  assumed: true,
  request: v.strictObject({ reference }),
  reply: v.unknown(),
})

/** The member's limit of a day by itself, for every page that a member sees; `null` where nothing bounds it. */
export const getDayLimit = endpoint({
  name: 'getDayLimit',
  module: 'WALLET',
  method: 'GET',
  path: '/wps/member/deposits/limit',
  token: 'required',
  assumed: true,
  request: nothing,
  reply: v.object({ dayLimit: v.nullish(dayLimit, null) }),
})

/** How deposits are made, as HTML (spec 2, "Other screens": deposit tutorial). */
export const getDepositTutorial = endpoint({
  name: 'getDepositTutorial',
  module: 'WALLET',
  method: 'GET',
  path: '/wps/member/deposits/tutorial',
  token: 'required',
  assumed: true,
  request: nothing,
  reply: v.object({ content: text }),
})
