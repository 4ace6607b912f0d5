/** The icon of each way to pay, and its name where the platform gives none. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DepositKind } from '../../../../rules/money/deposit.ts'
import { Ticket, type IconView } from '../../../../ui/media/icons.tsx'
import { Coins, CreditCard, Landmark, QrCodeMark } from '../../../../ui/media/later-icons.ts'

export const KIND_PRESENTATION: Readonly<
  Record<DepositKind, { readonly icon: IconView; readonly name: MessageDescriptor }>
> = {
  bank: { icon: Landmark, name: msg`Bank transfer` },
  redirect: { icon: CreditCard, name: msg`Card` },
  wallet: { icon: QrCodeMark, name: msg`E-wallet` },
  crypto: { icon: Coins, name: msg`Crypto` },
  voucher: { icon: Ticket, name: msg`Voucher` },
}
