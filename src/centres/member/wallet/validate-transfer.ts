import { msg } from '@lingui/core/macro'
import { isAboutAmount } from '../../../parts/money/money-form/is-about-amount.ts'
import { refusedField } from '../../../rules/account/refused-field.ts'
import type { VendorWallet } from '../../../state/money/wallets.ts'
import type { Errors, Values } from '../../../ui/fields/use-form.ts'

export type TransferField = 'vendor' | 'amount'

/** What is wrong with the vendor of a transfer, by what is known of the wallets. */
export function validateVendor(
  { vendor }: Values<TransferField>,
  vendors: readonly VendorWallet[],
): Errors<TransferField> {
  const wallet = vendors.find(({ code }) => code === vendor)
  if (!wallet) return { vendor: msg`Choose a provider.` }
  return wallet.maintenance ? { vendor: msg`This provider is under maintenance. Your funds there are safe.` } : {}
}

/** The field that a refusal is about; `null` for none, or for what is no refusal. */
export function refusedAt(failure: unknown): TransferField | null {
  const field = refusedField(failure)
  if (field === 'from' || field === 'to') return 'vendor'
  return isAboutAmount(failure) ? 'amount' : null
}
