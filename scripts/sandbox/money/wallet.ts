/** The wallet (spec 7, "Wallet, rewards, points"). */
import { toDecimal } from '../../../src/rules/money/money.ts'
import { signedIn } from '../context.ts'
import { transfers } from './transfers.ts'
import type * as calls from '../../../src/api/money/wallet.ts'
import type { Answers } from '../contract.ts'
import { vendorAccount, walletAccount } from '../store/ledger.ts'
import { maintenanceOf, sumBalance, transferBounds, walletVendors } from '../games/vendor-wallets.ts'

export const wallet = {
  ...transfers,

  getBalance: (_, context) => ({
    sumBalance: toDecimal(sumBalance(context, signedIn(context)), context.merchant.currencyDigits),
  }),

  getMerchantWallet: (_, context) => {
    const { merchant, store } = context
    const member = signedIn(context)
    const isSingle = merchant.wallet !== 'transfer'
    const decimal = (minor: bigint): string => toDecimal(minor, merchant.currencyDigits)
    const mainBalance = decimal(store.ledger.balance(walletAccount(member.id)))
    if (isSingle) return { isSingle, mainBalance }
    const { min, max } = transferBounds(merchant)
    return {
      isSingle,
      mainBalance,
      wallets: walletVendors(merchant).map((vassalage) => ({
        vassalage,
        balance: decimal(store.ledger.balance(vendorAccount(member.id, vassalage))),
        maintenance: maintenanceOf(context, vassalage),
      })),
      transferMin: decimal(min),
      transferMax: decimal(max),
    }
  },
} satisfies Answers<typeof calls>
