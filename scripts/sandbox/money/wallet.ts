/** The wallet (spec 7, "Wallet, rewards, points"). */
import { signedIn, type Context } from '../context.ts'
import { transfers } from './transfers.ts'
import type * as calls from '../../../src/api/money/wallet.ts'
import type { Answers } from '../contract.ts'
import { vendorAccount, walletAccount } from '../store/ledger.ts'
import { maintenanceOf, sumBalance, transferBounds, walletVendors } from '../games/play/vendor-wallets.ts'

export const wallet = {
  ...transfers,

  getBalance: (_, context) => ({
    sumBalance: context.money(sumBalance(context, signedIn(context))),
  }),

  getMerchantWallet: (_, context) => {
    const { merchant, money } = context
    const isSingle = merchant.wallet !== 'transfer'
    const mainBalance = balanceOf(context, walletAccount(signedIn(context).id))
    if (isSingle) return { isSingle, mainBalance }
    const { min, max } = transferBounds(merchant)
    const wallets = walletVendors(merchant).map((vassalage) => writeWallet(vassalage, context))
    return { isSingle, mainBalance, wallets, transferMin: money(min), transferMax: money(max) }
  },
} satisfies Answers<typeof calls>

const balanceOf = ({ store, money }: Context, account: string): string => money(store.ledger.balance(account))

const writeWallet = (vassalage: string, context: Context) => ({
  vassalage,
  balance: balanceOf(context, vendorAccount(signedIn(context).id, vassalage)),
  maintenance: maintenanceOf(context, vassalage),
})
