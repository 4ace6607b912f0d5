/** The wallet (spec 7, "Wallet, rewards, points"). */
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { money, nothing } from './schemas.ts'

export const getBalance = endpoint({
  name: 'getBalance',
  module: 'WALLET',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  token: 'required',
  request: nothing,
  reply: v.object({ sumBalance: money }),
})
