/** The wallet (spec 7, "Wallet, rewards, points"). */
import { toDecimal } from '../../src/rules/money.ts'
import { signedIn } from './context.ts'
import type { Handlers } from './contract.ts'
import { walletAccount } from './store/ledger.ts'

export const wallet = {
  getBalance: (_, context) => ({
    sumBalance: toDecimal(
      context.store.ledger.balance(walletAccount(signedIn(context).id)),
      context.merchant.currencyDigits,
    ),
  }),
} satisfies Handlers<'getBalance'>
