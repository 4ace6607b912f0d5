/** Transfers between a member's wallet and the vendors' (spec 7, "GCS_walletTransfer"). */
import { MAIN_WALLET } from '../../../src/api/money/wallet.ts'
import { Refused } from '../answers.ts'
import { signedIn, type Context } from '../context.ts'
import type * as calls from '../../../src/api/money/wallet.ts'
import type { Answers } from '../contract.ts'
import { newReference } from '../handling.ts'
import { moveAnew, post } from './move.ts'
import { readAmountWithin } from './read-amount.ts'
import { vendorAccount, walletAccount } from '../store/ledger.ts'
import {
  maintenanceOf,
  transferBounds,
  vendorWallets,
  walletVendors,
  type VendorWallet,
} from '../games/play/vendor-wallets.ts'

/** What a transfer is told that no wallet of the merchant's can do. */
const NO_SUCH_WALLET = 'wallet not found'
/** What is told of a vendor that rests. */
const WALLET_RESTS = 'wallet under maintenance'

export const transfers = {
  transferFunds: ({ from, to, amount }, context) => {
    if (from === to || (from !== MAIN_WALLET && to !== MAIN_WALLET)) throw new Refused(NO_SUCH_WALLET, { field: 'to' })
    const [source, target] = [accountOf(from, 'from', context), accountOf(to, 'to', context)]
    return moveAnew(context, 'T', {
      from: source,
      to: target,
      amount: readAmountWithin(context, amount, transferBounds(context.merchant)),
      reason: to === MAIN_WALLET ? 'transfer-in' : 'transfer-out',
    })
  },

  collectFunds: (_, context) => {
    const { id } = signedIn(context)
    const taken = collectable(context).map(({ vassalage, balance }) => ({
      account: vendorAccount(id, vassalage),
      amount: -balance,
    }))
    const sum = taken.reduce((all, { amount }) => all - amount, 0n)
    if (sum === 0n) throw new Refused('nothing to collect', { balance: 'nothing' })
    const reference = newReference('C')
    const entries = [...taken, { account: walletAccount(id), amount: sum }]
    post(context, { merchant: context.merchant.merchantCode, reason: 'transfer-in', reference, entries })
    return { reference, amount: context.money(sum) }
  },
} satisfies Partial<Answers<typeof calls>>

/** The vendors that hold some of the member's money and do not rest. */
const collectable = (context: Context): VendorWallet[] =>
  vendorWallets(context, signedIn(context)).filter(
    ({ vassalage, balance }) => balance > 0n && !maintenanceOf(context, vassalage),
  )

/** @throws Refused for a wallet that the merchant does not have, or that rests */
function accountOf(code: string, field: 'from' | 'to', context: Context): string {
  const member = signedIn(context)
  if (code === MAIN_WALLET) return walletAccount(member.id)
  if (!walletVendors(context.merchant).includes(code)) throw new Refused(NO_SUCH_WALLET, { field })
  if (maintenanceOf(context, code)) throw new Refused(WALLET_RESTS, { field })
  return vendorAccount(member.id, code)
}
