/**
 * What came of a call that moved money (spec 7, "Wallet, rewards, points"; safety rule "Money"). Spec: not shown. Every such
 * call carries a request number of its own in its payload, made once for each intent; whatever else the platform does
 * against doubles, this is what an answer that was lost is asked for by.
 */
import * as v from 'valibot'
import { endpoint } from '../transport/endpoint.ts'
import { instant, money, nothing, text } from '../schemas.ts'

/** The number of an intent: 16 random bytes in hex. */
export const requestNo = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'a request number'))

/**
 * Tells what came of a request. One that has not arrived is void from then on, and refused should it arrive after all: so
 * the answer is final whatever the clocks and the network do, and asking twice is answered alike. Only `pending` is not:
 * it has arrived, and the platform has not decided yet.
 */
export const settleMoneyRequest = endpoint({
  name: 'settleMoneyRequest',
  module: 'WALLET',
  method: 'POST',
  path: '/wps/member/money/settle',
  token: 'required',
  assumed: true,
  request: v.strictObject({ requestNo }),
  reply: v.object({
    state: v.picklist(['done', 'refused', 'void', 'pending']),
    /** What players and support quote, where it was done. */
    reference: text,
    /** Why, where it was refused. */
    message: text,
    /** What was moved, where the request did not say. */
    amount: v.nullish(money, null),
  }),
})

/** What a member has asked for lately, the newest first: also for a device that has forgotten its intents at sign-out. */
export const listMoneyRequests = endpoint({
  name: 'listMoneyRequests',
  module: 'WALLET',
  method: 'GET',
  path: '/wps/member/money/requests',
  token: 'required',
  assumed: true,
  request: nothing,
  reply: v.object({
    /** What time it is at the platform, by which all `time`s are. */
    now: v.nullish(instant, null),
    list: v.array(
      v.object({
        requestNo,
        /** What kind of call it was, such as `transfer`. */
        kind: v.string(),
        state: v.picklist(['done', 'refused', 'pending']),
        reference: text,
        message: text,
        /** Where it comes from and goes to: of a transfer, codes of wallets. `null` where the request did not say. */
        from: v.nullish(v.string(), null),
        to: v.nullish(v.string(), null),
        amount: v.nullish(money, null),
        time: instant,
      }),
    ),
  }),
})
