/** The wallet (spec 7, "Wallet, rewards, points"). */
import { signedIn } from '../context.ts'
import { transfers } from './transfers.ts'
import type * as calls from '../../../src/api/money/wallet.ts'
import type { Answers } from '../contract.ts'
import { vendorAccount, walletAccount } from '../store/ledger.ts'
import { maintenanceOf, sumBalance, transferBounds, walletVendors } from '../games/vendor-wallets.ts'

export const wallet = {
  ...transfers,

  getBalance: (_, context) => ({
    sumBalance: context.money(sumBalance(context, signedIn(context))),
  }),

  getMerchantWallet: (_, context) => {
    const { merchant, store, money } = context
    const member = signedIn(context)
    const isSingle = merchant.wallet !== 'transfer'
    const mainBalance = money(store.ledger.balance(walletAccount(member.id)))
    if (isSingle) return { isSingle, mainBalance }
    const { min, max } = transferBounds(merchant)
    return {
      isSingle,
      mainBalance,
      wallets: walletVendors(merchant).map((vassalage) => ({
        vassalage,
        balance: money(store.ledger.balance(vendorAccount(member.id, vassalage))),
        maintenance: maintenanceOf(context, vassalage),
      })),
      transferMin: money(min),
      transferMax: money(max),
    }
  },
} satisfies Answers<typeof calls>
