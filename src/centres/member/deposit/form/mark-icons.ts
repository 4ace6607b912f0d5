/** How each way to pay is drawn: its icon, and the colour that it is found again by. */
import type { ComponentProps } from 'react'
import type { DepositMark } from '../../../../rules/money/deposit.ts'
import type { IconMark } from '../../../../ui/media/icon-mark.tsx'
import { Ticket, Wallet } from '../../../../ui/media/icons.tsx'
import { Banknote, Coins, CreditCard, Landmark, QrCodeMark } from '../../../../ui/media/later-icons.ts'

type Drawn = Pick<ComponentProps<typeof IconMark>, 'icon' | 'color'>

export const MARK_ICONS: Readonly<Record<DepositMark, Drawn>> = {
  bank: { icon: Landmark, color: 'navy' },
  qr: { icon: QrCodeMark, color: 'ink' },
  card: { icon: CreditCard, color: 'violet' },
  wallet: { icon: Wallet, color: 'green' },
  cash: { icon: Banknote, color: 'ochre' },
  crypto: { icon: Coins, color: 'teal' },
  voucher: { icon: Ticket, color: 'rust' },
}
