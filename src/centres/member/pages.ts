/** The member centre: a row for each of its pages (spec 2, "Member centre"). Which of them somebody may open is said by the server's menu. */
import { msg } from '@lingui/core/macro'
import { MEMBER_PAGE_PRESENTATION } from '../../parts/account/member-pages/member-page-presentation.ts'
import type { MemberPage, MemberPageKey } from '../../rules/account/member-pages.ts'
import { CircleUser, Gift, Wallet } from '../../ui/media/icons.tsx'
import { Award, ChartColumn, DiceFive, ListOrdered, Mail, Send, Share, Sparkles } from '../../ui/media/later-icons.ts'
import { lazyView } from '../../ui/states/lazy-view.tsx'
import type { Centre, CentrePage } from '../frame/centre.ts'
import { PageWaiting } from '../frame/waiting.tsx'

/** Those that the specification names, and what is ours. */
type Pages = Readonly<Record<MemberPage, CentrePage> & Record<string, CentrePage>>

export const PAGES: Pages = {
  securityCenter: {
    name: msg`My account`,
    icon: CircleUser,
    alias: 'account',
    view: lazyView(
      () => import('./security-centre/security-centre-page.tsx').then((it) => it.SecurityCentrePage),
      PageWaiting,
    ),
  },
  transferFund: {
    name: msg`My wallet`,
    icon: Wallet,
    alias: 'wallet',
    view: lazyView(() => import('./wallet/wallet-page.tsx').then((it) => it.WalletPage), PageWaiting),
  },
  depositv2: {
    ...MEMBER_PAGE_PRESENTATION.deposit,
    alias: 'deposit',
    view: lazyView(() => import('./deposit/deposit-page.tsx').then((it) => it.DepositPage), PageWaiting),
  },
  withdraw: {
    ...MEMBER_PAGE_PRESENTATION.withdrawal,
    view: lazyView(() => import('./withdraw/withdraw-page.tsx').then((it) => it.WithdrawPage), PageWaiting),
  },
  transferUpline: {
    name: msg`Transfer to upline`,
    icon: Send,
    alias: 'upline',
    view: lazyView(() => import('./team/team-page.tsx').then((it) => it.TeamPage), PageWaiting),
  },
  personalHistoryCopy: {
    ...MEMBER_PAGE_PRESENTATION['betting-record'],
    alias: 'bets',
    view: lazyView(
      () => import('./betting-record/betting-record-page.tsx').then((it) => it.BettingRecordPage),
      PageWaiting,
    ),
  },
  manualRebate: {
    ...MEMBER_PAGE_PRESENTATION.cashback,
    alias: 'cashback',
    view: lazyView(() => import('./cashback/cashback-page.tsx').then((it) => it.CashbackPage), PageWaiting),
  },
  transactionHistory: {
    name: msg`Account record`,
    icon: ListOrdered,
    alias: 'transactions',
    view: lazyView(
      () => import('./account-record/account-record-page.tsx').then((it) => it.AccountRecordPage),
      PageWaiting,
    ),
  },
  personalProfit: {
    name: msg`Personal loss`,
    icon: ChartColumn,
    alias: 'profit',
    view: lazyView(() => import('./profit/profit-page.tsx').then((it) => it.ProfitPage), PageWaiting),
  },
  bonusDetails: {
    name: msg`Bonus details`,
    icon: Gift,
    alias: 'bonuses',
    view: lazyView(() => import('./bonuses/bonus-page.tsx').then((it) => it.BonusPage), PageWaiting),
  },
  rewardCenter: {
    name: msg`Reward centre`,
    icon: Sparkles,
    alias: 'rewards',
    view: lazyView(() => import('./rewards/rewards-page.tsx').then((it) => it.RewardsPage), PageWaiting),
  },
  // Ours: the specification has the call, and no page for it.
  raffle: {
    name: msg`Raffle`,
    icon: DiceFive,
    view: lazyView(() => import('./raffle/raffle-page.tsx').then((it) => it.RafflePage), PageWaiting),
    isFor: () => true,
  },
  referral: {
    name: msg`Invite friends`,
    icon: Share,
    alias: 'invite',
    view: lazyView(() => import('./referral/referral-page.tsx').then((it) => it.ReferralPage), PageWaiting),
  },
  missionLeaderboard: {
    name: msg`Mission activity`,
    icon: Award,
    alias: 'missions',
    view: lazyView(() => import('./missions/missions-page.tsx').then((it) => it.MissionsPage), PageWaiting),
  },
  messageV2: {
    name: msg`Platform information`,
    icon: Mail,
    alias: 'messages',
    view: lazyView(() => import('./messages/messages-page.tsx').then((it) => it.MessagesPage), PageWaiting),
  },
}

export const MEMBER_CENTRE: Centre = {
  name: 'member',
  title: msg`Personal centre`,
  menuName: msg`Pages of your account`,
  nothing: msg`Your account details cannot be shown right now.`,
  icon: CircleUser,
  pages: PAGES,
  // Spec 2: "default page securityCenter".
  first: 'securityCenter' satisfies MemberPageKey,
}
