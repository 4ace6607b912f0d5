/** The icon and the name of each page of the member centre that buttons lead to. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MemberPage } from '../../state/prompts.ts'
import { CircleUser, Gift, Wallet, type IconView } from '../../ui/icons.tsx'
import { Banknote, Coins, ReceiptText } from '../../ui/later-icons.ts'

interface MemberPageLook {
  readonly icon: IconView
  readonly name: MessageDescriptor
}

export const MEMBER_PAGE_LOOK: Readonly<Record<MemberPage, MemberPageLook>> = {
  deposit: { icon: Wallet, name: msg`Deposit` },
  withdrawal: { icon: Banknote, name: msg`Withdrawal` },
  'member-centre': { icon: CircleUser, name: msg`Personal centre` },
  'betting-record': { icon: ReceiptText, name: msg`Betting record` },
  'reward-centre': { icon: Gift, name: msg`Reward centre` },
  cashback: { icon: Coins, name: msg`Cashback` },
}
