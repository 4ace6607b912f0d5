/** The wallet (spec 7, "Wallet, rewards, points"). */
import { toDecimal } from '../../src/rules/money.ts'
import { Refused } from './answers.ts'
import { signedIn } from './context.ts'
import type { Handlers } from './contract.ts'
import { modulesOf } from './modules.ts'
import { vendorAccount, walletAccount } from './store/ledger.ts'
import { maintenanceOf, sumBalance, transferBounds, walletVendors } from './vendor-wallets.ts'

export const wallet = {
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

  getConsolidatedFunds: (_, context) => {
    if (!modulesOf(context).AGENT_POLICY) throw new Refused('not allowed')
    const { merchant, store } = context
    const member = signedIn(context)
    const main = store.ledger.balance(walletAccount(member.id))
    const sum = sumBalance(context, member)
    const decimal = (minor: bigint): string => toDecimal(minor, merchant.currencyDigits)
    return { mainBalance: decimal(main), vendorBalance: decimal(sum - main), sumBalance: decimal(sum) }
  },
} satisfies Handlers<'getBalance' | 'getMerchantWallet' | 'getConsolidatedFunds'>
