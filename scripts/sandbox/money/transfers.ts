/** Transfers between a member's wallet and the vendors' (spec 7, "GCS_walletTransfer"). */
import { MAIN_WALLET } from '../../../src/api/money/wallet.ts'
import { Refused } from '../answers.ts'
import { signedIn, type Context } from '../context.ts'
import type * as calls from '../../../src/api/money/wallet.ts'
import type { Answers } from '../contract.ts'
import { newReference } from '../handling.ts'
import { move } from './move.ts'
import { checkBounds, readAmount } from './read-amount.ts'
import { vendorAccount, walletAccount } from '../store/ledger.ts'
import { maintenanceOf, transferBounds, vendorWallets, walletVendors } from '../games/vendor-wallets.ts'

/** What a transfer is told that no wallet of the merchant's can do. */
const NO_SUCH_WALLET = 'wallet not found'
/** What is told of a vendor that rests. */
const WALLET_RESTS = 'wallet under maintenance'

export const transfers = {
  transferFunds: ({ from, to, amount }, context) => {
    if (from === to || (from !== MAIN_WALLET && to !== MAIN_WALLET)) throw new Refused(NO_SUCH_WALLET, { field: 'to' })
    const [source, target] = [accountOf(from, 'from', context), accountOf(to, 'to', context)]
    const minor = readAmount(context, amount)
    checkBounds(minor, transferBounds(context.merchant))
    const reference = newReference('T')
    const reason = to === MAIN_WALLET ? 'transfer-in' : 'transfer-out'
    move(context, {
      merchant: context.merchant.merchantCode,
      from: source,
      to: target,
      amount: minor,
      reason,
      reference,
    })
    return { reference }
  },

  collectFunds: (_, context) => {
    const { store, merchant, now } = context
    const member = signedIn(context)
    const held = vendorWallets(context, member).filter(
      ({ vassalage, balance }) => balance > 0n && !maintenanceOf(context, vassalage),
    )
    const sum = held.reduce((all, { balance }) => all + balance, 0n)
    if (sum === 0n) throw new Refused('nothing to collect', { balance: 'nothing' })
    const reference = newReference('C')
    store.ledger.post({
      merchant: merchant.merchantCode,
      reason: 'transfer-in',
      reference,
      at: now(),
      entries: [
        ...held.map(({ vassalage, balance }) => ({ account: vendorAccount(member.id, vassalage), amount: -balance })),
        { account: walletAccount(member.id), amount: sum },
      ],
    })
    return { reference, amount: context.money(sum) }
  },
} satisfies Partial<Answers<typeof calls>>

/** @throws Refused for a wallet that the merchant does not have, or that rests */
function accountOf(code: string, field: 'from' | 'to', context: Context): string {
  const member = signedIn(context)
  if (code === MAIN_WALLET) return walletAccount(member.id)
  if (!walletVendors(context.merchant).includes(code)) throw new Refused(NO_SUCH_WALLET, { field })
  if (maintenanceOf(context, code)) throw new Refused(WALLET_RESTS, { field })
  return vendorAccount(member.id, code)
}
