/** The icon of each way to pay. */
import type { DepositMark } from '../../../../rules/money/deposit.ts'
import { Ticket, Wallet, type IconView } from '../../../../ui/media/icons.tsx'
import { Banknote, Coins, CreditCard, Landmark, QrCodeMark } from '../../../../ui/media/later-icons.ts'

export const MARK_ICONS: Readonly<Record<DepositMark, IconView>> = {
  bank: Landmark,
  qr: QrCodeMark,
  card: CreditCard,
  wallet: Wallet,
  cash: Banknote,
  crypto: Coins,
  voucher: Ticket,
}
