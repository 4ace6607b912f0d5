/**
 * Where a member's money is: in one wallet, or in one a vendor where the merchant's wallets are apart (spec 3, "Launch
 * request": `confirmTrans` 0, so that the platform moves the money by itself; spec 7, "GCS_merchantWallet").
 */
import type { Context, Services } from '../../context.ts'
import { minorUnits, type MerchantSeed, type Worth } from '../../site/merchant.ts'
import { moveAnew } from '../../money/move.ts'
import { offeredLanes } from '../../seeds/games/offers.ts'
import { vendorAccount, vendorAccounts, walletAccount } from '../../store/ledger.ts'
import type { Member } from '../../store/account/members.ts'

type Asked = Pick<Services, 'store' | 'now'> & { readonly merchant: MerchantSeed }

export interface VendorWallet {
  readonly vassalage: string
  /** Minor units. */
  readonly balance: bigint
}

/** The bounds of one transfer, in whole units as one would say them in a currency with cents. */
const TRANSFER_UNITS = { min: 1, max: 5000 }

/** The bounds of one transfer, in minor units. */
export const transferBounds = (merchant: Worth) => ({
  min: minorUnits(merchant, TRANSFER_UNITS.min),
  max: minorUnits(merchant, TRANSFER_UNITS.max),
})

/** The codes of the vendors that hold a wallet for each member, in the merchant's order; none where there is one wallet. */
export const walletVendors = (merchant: MerchantSeed): string[] =>
  merchant.wallet === 'transfer'
    ? [...new Set(offeredLanes(merchant).flatMap(({ vendors }) => vendors.map(({ code }) => code)))]
    : []

/** Whether a vendor rests just now, and until when; then nothing of it starts, and nothing moves to it or from it. */
export function maintenanceOf(
  { scenarios, visit }: Pick<Context, 'scenarios' | 'visit'>,
  vassalage: string,
): { readonly until: number | null } | null {
  const found = scenarios.find('game-maintenance', visit)
  return found && (found.vendor === undefined || found.vendor === vassalage) ? { until: found.until } : null
}

/** What each vendor holds of a member's money, by code; those that never held any are left out. */
export function vendorWallets({ store }: Pick<Services, 'store'>, member: Member): VendorWallet[] {
  const prefix = vendorAccounts(member.id)
  return store.ledger
    .accounts(prefix)
    .map((account) => ({ vassalage: account.slice(prefix.length), balance: store.ledger.balance(account) }))
}

/** All that a member has, in minor units, wherever it is. */
export const sumBalance = (services: Pick<Services, 'store'>, member: Member): bigint =>
  vendorWallets(services, member).reduce(
    (sum, { balance }) => sum + balance,
    services.store.ledger.balance(walletAccount(member.id)),
  )

/**
 * Makes a member's money ready for a vendor's games: what others hold comes home, and all of it goes to this vendor.
 * @returns the account that its games play from
 */
export function enterVendor(asked: Asked, member: Member, vassalage: string): string {
  const { store, merchant } = asked
  const wallet = walletAccount(member.id)
  if (merchant.wallet !== 'transfer') return wallet
  const account = vendorAccount(member.id, vassalage)
  store.db.transaction(() => {
    // Also where there is nothing to hand over.
    store.ledger.open(account, merchant.merchantCode, false)
    for (const held of vendorWallets(asked, member))
      if (held.vassalage !== vassalage) leaveVendor(asked, member, held.vassalage)
    moveAll(asked, 'transfer-out', wallet, account)
  })
  return account
}

/** Brings home what a vendor holds of a member's money; does nothing where it holds none. */
export function leaveVendor(asked: Asked, member: Member, vassalage: string): void {
  moveAll(asked, 'transfer-in', vendorAccount(member.id, vassalage), walletAccount(member.id))
}

/** Moves all that an account holds. */
function moveAll(asked: Asked, reason: string, from: string, to: string): void {
  const amount = asked.store.ledger.balance(from)
  if (amount > 0n) moveAnew(asked, 'MOVE-', { from, to, amount, reason })
}
