/** The icon and the name of each page of the member centre that the header leads to, in the centre as well; and what an address calls them. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MemberPageKey } from '../../../rules/account/member-pages.ts'
import type { MemberPage } from '../../../state/site/prompts.ts'
import { CircleUser, type IconView } from '../../../ui/media/icons.tsx'
import { BanknoteDown, BanknoteUp, ReceiptText, Undo } from '../../../ui/media/later-icons.ts'

interface MemberPagePresentation {
  readonly icon: IconView
  readonly name: MessageDescriptor
}

export const MEMBER_PAGE_PRESENTATION: Readonly<Record<Exclude<MemberPage, 'reward-centre'>, MemberPagePresentation>> =
  {
    deposit: { icon: BanknoteDown, name: msg`Deposit` },
    withdrawal: { icon: BanknoteUp, name: msg`Withdraw` },
    'member-centre': { icon: CircleUser, name: msg`Personal centre` },
    'betting-record': { icon: ReceiptText, name: msg`Betting record` },
    cashback: { icon: Undo, name: msg`Rebate` },
  }

/** What an address names each of them by. */
export const MEMBER_PAGE_KEY: Readonly<Record<MemberPage, MemberPageKey>> = {
  deposit: 'depositv2',
  withdrawal: 'withdraw',
  'member-centre': 'securityCenter',
  'betting-record': 'personalHistoryCopy',
  'reward-centre': 'rewardCenter',
  cashback: 'manualRebate',
}
