/** Transfers between a member's wallet and the vendors' (spec 7, "GCS_walletTransfer"). */
import { randomBytes } from 'node:crypto'
import { MAIN_WALLET } from '../../../src/api/money/wallet.ts'
import { MoneyError, parseMoney, toDecimal } from '../../../src/rules/money/money.ts'
import { Refused } from '../answers.ts'
import { signedIn, type Context } from '../context.ts'
import type * as calls from '../../../src/api/money/wallet.ts'
import type { Answers } from '../contract.ts'
import { vendorAccount, walletAccount } from '../store/ledger.ts'
import { maintenanceOf, transferBounds, vendorWallets, walletVendors } from '../games/vendor-wallets.ts'

/** What a transfer is told that no wallet of the merchant's can do. */
const NO_SUCH_WALLET = 'wallet not found'
/** What is told of a vendor that rests. */
const WALLET_RESTS = 'wallet under maintenance'

export const transfers = {
  transferFunds: ({ from, to, amount }, context) => {
    const { store, merchant, now } = context
    if (from === to || (from !== MAIN_WALLET && to !== MAIN_WALLET)) throw new Refused(NO_SUCH_WALLET, { field: 'to' })
    const [source, target] = [accountOf(from, 'from', context), accountOf(to, 'to', context)]
    const minor = amountOf(amount, context)
    for (const account of [source, target]) store.ledger.open(account, merchant.merchantCode, false)
    const reference = referenceFor('T')
    store.ledger.post({
      merchant: merchant.merchantCode,
      reason: to === MAIN_WALLET ? 'transfer-in' : 'transfer-out',
      reference,
      at: now(),
      entries: [
        { account: source, amount: -minor },
        { account: target, amount: minor },
      ],
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
    const reference = referenceFor('C')
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
    return { reference, amount: toDecimal(sum, merchant.currencyDigits) }
  },
} satisfies Partial<Answers<typeof calls>>

const referenceFor = (kind: 'T' | 'C'): string => `${kind}${randomBytes(6).toString('hex').toUpperCase()}`

/** @throws Refused for what is no amount of the currency, or out of bounds */
function amountOf(amount: string, { merchant }: Context): bigint {
  const minor = readMinor(amount, merchant.currencyDigits)
  const { min, max } = transferBounds(merchant)
  if (minor === null || minor <= 0n) throw new Refused('invalid amount', { field: 'amount' })
  if (minor < min) throw new Refused('amount below the minimum', { field: 'amount' })
  if (minor > max) throw new Refused('amount above the maximum', { field: 'amount' })
  return minor
}

function readMinor(amount: string, digits: number): bigint | null {
  try {
    return parseMoney(amount, digits)
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error
    return null
  }
}

/** @throws Refused for a wallet that the merchant does not have, or that rests */
function accountOf(code: string, field: 'from' | 'to', context: Context): string {
  const member = signedIn(context)
  if (code === MAIN_WALLET) return walletAccount(member.id)
  if (!walletVendors(context.merchant).includes(code)) throw new Refused(NO_SUCH_WALLET, { field })
  if (maintenanceOf(context, code)) throw new Refused(WALLET_RESTS, { field })
  return vendorAccount(member.id, code)
}
