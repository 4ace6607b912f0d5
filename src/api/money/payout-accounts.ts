/** Where withdrawals go: a member's bank accounts and crypto addresses (spec 2, "Member centre"). Spec: calls and fields are not shown. */
import * as v from 'valibot'
import { SENDABLE_ACCOUNT } from '../../rules/money/bank-account.ts'
import { endpoint } from '../transport/endpoint.ts'
import { count, label, mark, nothing, readable, spare, text } from '../schemas.ts'

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const code = v.pipe(v.string(), v.minLength(1), v.maxLength(32))
const paymentPassword = v.pipe(v.string(), v.minLength(1), v.maxLength(128))

/** An account or an address. Of its number most signs are hidden. */
const payoutAccount = v.object({
  id,
  kind: v.picklist(['bank', 'crypto']),
  /** The bank's name or the network's. */
  name: v.string(),
  number: v.string(),
  /** Whose account it is; empty for an address. */
  holder: text,
  isDefault: mark,
})

/** What the server asks of a number, in the words of its rules for registration; what it leaves out asks nothing. */
const numberRule = spare(
  v.nullable(
    v.object({
      acceptedPattern: v.nullish(v.string()),
      patternId: v.nullish(count),
      minLength: v.nullish(count),
      maxLength: v.nullish(count),
    }),
  ),
  null,
)

/** The banks and networks that withdrawals can go to. */
export const listPayoutTargets = endpoint({
  name: 'listPayoutTargets',
  module: 'ACCOUNT',
  method: 'GET',
  path: '/wps/member/payout/targets',
  token: 'required',
  assumed: true,
  request: nothing,
  reply: v.object({
    /**
     * A bank's own `country` and `numberRule` go before those beside the list; where there is neither, the brand's country
     * and its rule are taken (`rules/money/bank-account.ts`).
     */
    banks: readable(v.object({ code, name: v.string(), country: label, numberRule })),
    country: label,
    numberRule,
    /** `format` says how addresses look there; one that is not known is left to the server to judge. */
    networks: readable(v.object({ code, name: v.string(), format: label })),
  }),
})

/** A member's accounts and addresses, and how many of each there may be. */
export const listPayoutAccounts = endpoint({
  name: 'listPayoutAccounts',
  module: 'ACCOUNT',
  method: 'GET',
  path: '/wps/member/payout/accounts',
  token: 'required',
  assumed: true,
  request: nothing,
  reply: v.object({
    /** The name that all bank accounts are in; empty where none is set, then the first account sets it. */
    payeeName: text,
    bankMax: count,
    cryptoMax: count,
    accounts: readable(payoutAccount),
  }),
})

/** Adds a bank account in the member's name. */
export const addBankAccount = endpoint({
  name: 'addBankAccount',
  module: 'ACCOUNT',
  method: 'POST',
  path: '/wps/member/payout/bank',
  token: 'required',
  sealed: true,
  assumed: true,
  request: v.strictObject({
    bank: code,
    number: v.pipe(v.string(), v.regex(SENDABLE_ACCOUNT, 'the number or alias alone')),
    /** Left out where the member's name is set. */
    holder: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100))),
  }),
  reply: payoutAccount,
})

/** Adds an address of a network. */
export const addCryptoAddress = endpoint({
  name: 'addCryptoAddress',
  module: 'ACCOUNT',
  method: 'POST',
  path: '/wps/member/payout/crypto',
  token: 'required',
  sealed: true,
  assumed: true,
  request: v.strictObject({
    network: code,
    address: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(128)),
  }),
  reply: payoutAccount,
})

/** Makes one the first that a withdrawal is offered. */
export const setDefaultPayoutAccount = endpoint({
  name: 'setDefaultPayoutAccount',
  module: 'ACCOUNT',
  method: 'POST',
  path: '/wps/member/payout/default',
  token: 'required',
  assumed: true,
  request: v.strictObject({ id }),
  reply: v.unknown(),
})

/** Takes one away, with the payment password: whoever only found the session open can't. */
export const removePayoutAccount = endpoint({
  name: 'removePayoutAccount',
  module: 'ACCOUNT',
  method: 'POST',
  path: '/wps/relay/secure/MCSFE_removePayoutAccount',
  token: 'required',
  sealed: true,
  assumed: true,
  request: v.strictObject({ id, paymentPassword }),
  reply: v.unknown(),
})
