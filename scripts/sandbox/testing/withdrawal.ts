/** For tests in process: members who can withdraw, and what they have asked for. */
import * as v from 'valibot'
import { HEADERS } from '../../../src/api/transport/envelope.ts'
import { listPayoutAccounts } from '../../../src/api/money/payout-accounts.ts'
import { newRequestNo } from '../../../src/rules/money/money-intent.ts'
import type { MerchantSeed } from '../site/merchant.ts'
import { SAMPLE_CBU } from '../../../src/rules/money/make-cbu.ts'
import type { Bench, Heard, Said } from './sandbox.ts'
import { pampas } from './sandbox.ts'

export const PAYMENT_PASSWORD = 'Money-2468'

export interface Payee {
  readonly username: string
  readonly token: string
  /** The id of their account at a bank. */
  readonly account: string
  readonly call: (name: Parameters<Bench['call']>[0], payload: object, headers?: Said['headers']) => Promise<Heard>
  /** Sends a call that moves money, under a number of its own unless given. */
  readonly send: (name: Parameters<Bench['call']>[0], payload: object, requestNo?: string) => Promise<Heard>
  /** Asks for a withdrawal to the bank; its reference. */
  readonly withdraw: (amount: string, fee?: string) => Promise<string>
  /** The operator's hand. */
  readonly bring: (reference: string, said: object) => Promise<Record<string, unknown>>
}

/** Makes a member with a payment password and an account at a bank. */
export async function makePayee(bench: Bench, merchant: MerchantSeed = pampas, balance = '1000.00'): Promise<Payee> {
  const made = await bench.control('POST', '/sandbox/members', {
    merchant: merchant.id,
    balance,
    token: true,
    paymentPassword: PAYMENT_PASSWORD,
  })
  const { username, token } = v.parse(v.object({ username: v.string(), token: v.string() }), made)
  const call: Payee['call'] = (name, payload, headers = {}) => bench.call(name, { payload, token, merchant, headers })
  const send: Payee['send'] = (name, payload, requestNo = newRequestNo()) =>
    call(name, { requestNo, ...payload }, { [HEADERS.idempotency]: requestNo })
  await call('addBankAccount', { bank: 'BANCOGALICIA', number: SAMPLE_CBU })
  const { accounts } = v.parse(listPayoutAccounts.reply, (await call('listPayoutAccounts', {})).value)
  const account = accounts[0]?.id ?? ''
  return {
    username,
    token,
    account,
    call,
    send,
    withdraw: async (amount, fee = '0.00') => {
      const heard = await send('createWithdrawal', { to: account, amount, fee, paymentPassword: PAYMENT_PASSWORD })
      return v.parse(v.object({ reference: v.string() }), heard.value).reference
    },
    bring: (reference, said) => bench.control('POST', `/sandbox/withdrawals/${reference}`, said),
  }
}

/** A request that moves money, by a payee. */
export const numberedBy = ({ token }: Pick<Payee, 'token'>, payload: object): Said => {
  const requestNo = newRequestNo()
  return { token, payload: { ...payload, requestNo }, headers: { [HEADERS.idempotency]: requestNo } }
}
