/** The agent centre: a row for each of its pages (spec 2, "Agent centre"). */
import { msg } from '@lingui/core/macro'
import {
  ArrowUpDown,
  CalendarDays,
  ChartColumn,
  ChartPie,
  Clock,
  DiceFive,
  ListOrdered,
  Megaphone,
  Share,
  Split,
  Timer,
} from '../../ui/media/later-icons.ts'
import { CircleUser, HandCoins } from '../../ui/media/icons.tsx'
import { lazyView } from '../../ui/states/lazy-view.tsx'
import { CONTRACT_PAGES } from '../../rules/team/contract-pages.ts'
import type { Centre, CentrePage } from '../frame/centre.ts'
import type * as KindPages from './contracts/kind-pages.tsx'
import { PageWaiting } from '../frame/waiting.tsx'

/** What the pages of contracts have in common; each is there only where its contract is enabled. */
const contracts = (view: keyof typeof KindPages) => ({
  group: msg({ message: 'Contracts', context: 'agent centre' }),
  flagged: true as const,
  view: lazyView(() => import('./contracts/kind-pages.tsx').then((it) => it[view]), PageWaiting),
})

const PAGES: Readonly<Record<string, CentrePage>> = {
  announcements: {
    name: msg({ message: 'Announcements', context: 'agent centre' }),
    icon: Megaphone,
    view: lazyView(
      () => import('./announcements/announcements-page.tsx').then((it) => it.AnnouncementsPage),
      PageWaiting,
    ),
  },
  agentTeamOverview: {
    name: msg({ message: 'Overview', context: 'agent centre' }),
    icon: ChartColumn,
    alias: 'overview',
    view: lazyView(() => import('./overview/overview-page.tsx').then((it) => it.OverviewPage), PageWaiting),
  },
  accounts: {
    name: msg({ message: 'Account', context: 'agent centre' }),
    icon: CircleUser,
    view: lazyView(() => import('./accounts/accounts-page.tsx').then((it) => it.AccountsPage), PageWaiting),
  },
  team: {
    name: msg({ message: 'Team management', context: 'agent centre' }),
    icon: Split,
    view: lazyView(() => import('./team/team-page.tsx').then((it) => it.TeamPage), PageWaiting),
  },
  teamBetting: {
    name: msg({ message: 'Team betting', context: 'agent centre' }),
    icon: DiceFive,
    view: lazyView(() => import('./team-betting/team-betting-page.tsx').then((it) => it.TeamBettingPage), PageWaiting),
  },
  userProfit: {
    name: msg({ message: 'User profit and loss', context: 'agent centre' }),
    icon: ArrowUpDown,
    view: lazyView(() => import('./profit/profit-page.tsx').then((it) => it.ProfitPage), PageWaiting),
  },
  income: {
    name: msg({ message: 'My income', context: 'agent centre' }),
    icon: HandCoins,
    view: lazyView(() => import('./income/income-page.tsx').then((it) => it.IncomePage), PageWaiting),
  },
  transactions: {
    name: msg({ message: 'Transaction details', context: 'agent centre' }),
    icon: ListOrdered,
    view: lazyView(() => import('./transactions/transactions-page.tsx').then((it) => it.TransactionsPage), PageWaiting),
  },
  [CONTRACT_PAGES.dividend]: {
    name: msg({ message: 'Dividend', context: 'contract' }),
    icon: ChartPie,
    ...contracts('DividendPage'),
  },
  [CONTRACT_PAGES['daily-salary']]: {
    name: msg({ message: 'Daily salary', context: 'contract' }),
    icon: CalendarDays,
    ...contracts('DailySalaryPage'),
  },
  [CONTRACT_PAGES['hourly-salary']]: {
    name: msg({ message: 'Hourly salary', context: 'contract' }),
    icon: Clock,
    ...contracts('HourlySalaryPage'),
  },
  [CONTRACT_PAGES['real-time-salary']]: {
    name: msg({ message: 'Real-time salary', context: 'contract' }),
    icon: Timer,
    ...contracts('RealTimeSalaryPage'),
  },
}

export const AGENT_CENTRE: Centre = {
  name: 'agent',
  title: msg`Agent centre`,
  menuName: msg`Pages about your team`,
  nothing: msg`Your team cannot be shown right now.`,
  icon: Share,
  pages: PAGES,
  // Spec 2: "default page agentTeamOverview".
  first: 'agentTeamOverview',
}
