/** The pages of the member centre: one row each (spec 2, "Member centre"). */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MemberPageKey } from '../../rules/account/member-pages.ts'
import { CircleUser, Gift, Wallet, type IconView } from '../../ui/media/icons.tsx'
import {
  Award,
  Banknote,
  ChartColumn,
  Coins,
  ListOrdered,
  Mail,
  ReceiptText,
  Send,
  Share,
  Undo,
  Sparkles,
} from '../../ui/media/later-icons.ts'
import { lazyView, type LazyView } from '../../ui/states/lazy-view.tsx'
import { PageWaiting } from './waiting.tsx'

interface PageRow {
  readonly name: MessageDescriptor
  readonly icon: IconView
  readonly view: LazyView<object>
}

export const PAGES: Readonly<Record<MemberPageKey, PageRow>> = {
  securityCenter: {
    name: msg`My account`,
    icon: CircleUser,
    view: lazyView(
      () => import('./security-centre/security-centre-page.tsx').then((it) => it.SecurityCentrePage),
      PageWaiting,
    ),
  },
  referral: {
    name: msg`Invite friends`,
    icon: Share,
    view: lazyView(() => import('./referral/referral-page.tsx').then((it) => it.ReferralPage), PageWaiting),
  },
  manualRebate: {
    name: msg`Cashback`,
    icon: Undo,
    view: lazyView(() => import('./cashback/cashback-page.tsx').then((it) => it.CashbackPage), PageWaiting),
  },
  rewardCenter: {
    name: msg`Reward centre`,
    icon: Sparkles,
    view: lazyView(() => import('./rewards/rewards-page.tsx').then((it) => it.RewardsPage), PageWaiting),
  },
  missionLeaderboard: {
    name: msg`Mission activity`,
    icon: Award,
    view: lazyView(() => import('./missions/missions-page.tsx').then((it) => it.MissionsPage), PageWaiting),
  },
  messageV2: {
    name: msg`Platform information`,
    icon: Mail,
    view: lazyView(() => import('./messages/messages-page.tsx').then((it) => it.MessagesPage), PageWaiting),
  },
  withdraw: {
    name: msg`Withdraw`,
    icon: Banknote,
    view: lazyView(() => import('./withdraw/withdraw-page.tsx').then((it) => it.WithdrawPage), PageWaiting),
  },
  transferUpline: {
    name: msg`Transfer to upline`,
    icon: Send,
    view: lazyView(() => import('./team/team-page.tsx').then((it) => it.TeamPage), PageWaiting),
  },
  personalHistoryCopy: {
    name: msg`Betting record`,
    icon: ReceiptText,
    view: lazyView(
      () => import('./betting-record/betting-record-page.tsx').then((it) => it.BettingRecordPage),
      PageWaiting,
    ),
  },
  personalProfit: {
    name: msg`Personal loss`,
    icon: ChartColumn,
    view: lazyView(() => import('./profit/profit-page.tsx').then((it) => it.ProfitPage), PageWaiting),
  },
  bonusDetails: {
    name: msg`Bonus details`,
    icon: Gift,
    view: lazyView(() => import('./bonuses/bonus-page.tsx').then((it) => it.BonusPage), PageWaiting),
  },
  transactionHistory: {
    name: msg`Account record`,
    icon: ListOrdered,
    view: lazyView(
      () => import('./account-record/account-record-page.tsx').then((it) => it.AccountRecordPage),
      PageWaiting,
    ),
  },
  depositv2: {
    name: msg`Deposit`,
    icon: Coins,
    view: lazyView(() => import('./deposit/deposit-page.tsx').then((it) => it.DepositPage), PageWaiting),
  },
  transferFund: {
    name: msg`My wallet`,
    icon: Wallet,
    view: lazyView(() => import('./wallet/wallet-page.tsx').then((it) => it.WalletPage), PageWaiting),
  },
}
