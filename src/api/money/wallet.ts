/** The wallet (spec 7, "Wallet, rewards, points"). */
import * as v from 'valibot'
import { endpoint } from '../transport/endpoint.ts'
import { requestNo } from './money-requests.ts'
import { bit, instant, money, nothing } from '../schemas.ts'

export const getBalance = endpoint({
  name: 'getBalance',
  module: 'WALLET',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  token: 'required',
  request: nothing,
  reply: v.object({ sumBalance: money }),
})

/** The code of the member's own wallet, beside those of the vendors. Spec: not shown. */
export const MAIN_WALLET = 'MAIN'

/**
 * Whether the member's money is in one wallet, or in one a vendor (spec 7, "GCS_merchantWallet": isSingle). Spec: what
 * else it tells is not shown; ours names the wallets, and what a transfer between them may be.
 */
export const getMerchantWallet = endpoint({
  name: 'getMerchantWallet',
  module: 'WALLET',
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  token: 'required',
  assumed: true,
  request: nothing,
  reply: v.object({
    isSingle: bit,
    /** What is in no vendor's wallet. */
    mainBalance: v.nullish(money, null),
    wallets: v.nullish(
      v.array(
        v.object({
          vassalage: v.string(),
          balance: money,
          /** Set while nothing can be moved to or from it. */
          maintenance: v.nullish(v.object({ until: v.nullish(instant, null) }), null),
        }),
      ),
      [],
    ),
    /** The bounds of one transfer; `null` where there is none. */
    transferMin: v.nullish(money, null),
    transferMax: v.nullish(money, null),
  }),
})

/**
 * Moves money between the member's wallet and a vendor's (spec 7, "GCS_walletTransfer"). Spec: the fields are not shown;
 * one of the two is always `MAIN`.
 */
export const transferFunds = endpoint({
  name: 'transferFunds',
  module: 'WALLET',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  token: 'required',
  sealed: true,
  money: 'transfer',
  assumed: true,
  request: v.strictObject({ requestNo, from: v.string(), to: v.string(), amount: money }),
  reply: v.object({ reference: v.string() }),
})

/** Brings home what all vendors hold that can give it back, in one transaction. Spec: not shown. */
export const collectFunds = endpoint({
  name: 'collectFunds',
  module: 'WALLET',
  method: 'POST',
  path: '/wps/relay/GCS_collectFunds',
  token: 'required',
  sealed: true,
  money: 'transfer',
  assumed: true,
  request: v.strictObject({ requestNo }),
  reply: v.object({ reference: v.string(), amount: money }),
})
