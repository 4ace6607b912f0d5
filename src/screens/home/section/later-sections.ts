/** The sections of the home page that come once the player comes near them. */
import { msg } from '@lingui/core/macro'
import type { ComponentType } from 'react'
import type { HomeSection } from '../../../brand/layout-schema.ts'
import { section } from '../../../ui/page/page.css.ts'
import { ConciergeSkeleton } from '../concierge/concierge-skeleton.tsx'
import * as concierge from '../concierge/concierge.css.ts'
import { DownloadSkeleton } from '../download/download-skeleton.tsx'
import { FixturesSkeleton } from '../fixtures/fixtures-skeleton.tsx'
import { HotSkeleton, LaneSkeleton } from '../games-skeleton.tsx'
import { GreetingSkeleton } from '../greeting/greeting-skeleton.tsx'
import * as greeting from '../greeting/greeting.css.ts'
import { HelpSkeleton } from '../help/help-skeleton.tsx'
import { LaneSkeleton as ReasonSkeleton } from '../lanes/lane-skeleton.tsx'
import { Played } from '../lanes/played.tsx'
import { JackpotsSkeleton } from '../jackpots/jackpots-skeleton.tsx'
import { SeatsSkeleton } from '../seats/seats-skeleton.tsx'
import { laterSection } from './later-section.tsx'
import { LotteriesSkeleton } from '../lotteries/lotteries-skeleton.tsx'
import { LOTTERIES } from '../lotteries/lottery-categories.ts'
import { NoticesSection } from '../notices/notices-section.tsx'
import { NextSkeleton } from '../next/next-skeleton.tsx'
import { vanishing } from './later-section.css.ts'
import { offeredSection } from './offered-section.tsx'
import { PayoutsSkeleton } from '../payouts/payouts-skeleton.tsx'
import * as payouts from '../payouts/payouts.css.ts'
import { PromotionsSkeleton } from '../promotions/promotions-skeleton.tsx'
import { Recent } from '../recent/recent.tsx'
import { SummarySkeleton } from './summary-skeleton.tsx'
import { TablesSkeleton } from '../tables/tables-skeleton.tsx'
import { SportsSkeleton } from '../vendors/sports-skeleton.tsx'
import { VendorsSkeleton } from '../vendors/vendors-skeleton.tsx'
import { WelcomeStrip } from '../welcome/welcome-strip.tsx'
import { WinnersAside, WinnersSkeleton } from '../winners/winners-skeleton.tsx'

/** A lane of slots. */
const slots = (lane: Omit<Parameters<typeof laterSection>[0], 'Waiting'>): ComponentType =>
  offeredSection(laterSection({ ...lane, Waiting: ReasonSkeleton }), ['RNG'])

/** Every section but the next draws, which come by themselves (see `use-later.ts`). */
export const LATER_SECTIONS: Readonly<Partial<Record<HomeSection, ComponentType>>> = {
  greeting: laterSection({
    name: 'greeting',
    title: msg`Welcome`,
    load: () => import('../greeting/greeting-section.tsx').then((it) => it.GreetingSection),
    Waiting: GreetingSkeleton,
    bare: greeting.section,
  }),
  hot: laterSection({
    name: 'hot',
    title: msg`Hot games`,
    note: msg`Most played`,
    load: () => import('../hot-section.tsx').then((it) => it.HotSection),
    Waiting: HotSkeleton,
  }),
  recent: Recent,
  played: Played,
  new: slots({
    name: 'new',
    title: msg`New games`,
    note: msg`The newest first`,
    load: () => import('../lanes/slot-lanes.tsx').then((it) => it.NewLane),
  }),
  free: slots({
    name: 'free',
    title: msg`Free to try`,
    note: msg`No account needed`,
    load: () => import('../lanes/slot-lanes.tsx').then((it) => it.FreeLane),
  }),
  'small-stakes': slots({
    name: 'small-stakes',
    title: msg`Small stakes`,
    note: msg`The lowest first`,
    load: () => import('../lanes/slot-lanes.tsx').then((it) => it.SmallStakesLane),
  }),
  next: laterSection({
    name: 'next',
    title: msg`What is next`,
    load: () => import('../next/next-section.tsx').then((it) => it.NextSection),
    Waiting: NextSkeleton,
    bare: vanishing,
  }),
  lotteries: offeredSection(
    laterSection({
      name: 'lotteries',
      title: msg`Popular lotteries`,
      load: () => import('../lotteries/lotteries-section.tsx').then((it) => it.LotteriesSection),
      Waiting: LotteriesSkeleton,
    }),
    LOTTERIES,
  ),
  tables: offeredSection(
    laterSection({
      name: 'tables',
      title: msg`Live tables`,
      load: () => import('../tables/tables-section.tsx').then((it) => it.TablesSection),
      Waiting: TablesSkeleton,
    }),
    ['LIVE'],
  ),
  seats: offeredSection(
    laterSection({
      name: 'seats',
      title: msg`Seats free now`,
      note: msg`Tables where you could sit down`,
      load: () => import('../seats/seats-section.tsx').then((it) => it.SeatsSection),
      Waiting: SeatsSkeleton,
      vanishes: true,
    }),
    ['LIVE'],
  ),
  jackpots: laterSection({
    name: 'jackpots',
    title: msg`Jackpots`,
    note: msg`They grow while you look`,
    load: () => import('../jackpots/jackpots-section.tsx').then((it) => it.JackpotsSection),
    Waiting: JackpotsSkeleton,
    vanishes: true,
  }),
  slots: offeredSection(
    laterSection({
      name: 'slots',
      title: msg`Slots`,
      load: () => import('../category-lane.tsx').then((it) => it.SlotsLane),
      Waiting: LaneSkeleton,
    }),
    ['RNG'],
  ),
  fixtures: offeredSection(
    laterSection({
      name: 'fixtures',
      title: msg`Live matches`,
      note: msg`Odds that move with the match`,
      load: () => import('../fixtures/fixtures-section.tsx').then((it) => it.LiveFixtures),
      Waiting: FixturesSkeleton,
      vanishes: true,
    }),
    ['SPORTS'],
  ),
  tonight: offeredSection(
    laterSection({
      name: 'tonight',
      title: msg`Later today`,
      load: () => import('../fixtures/fixtures-section.tsx').then((it) => it.TonightFixtures),
      Waiting: FixturesSkeleton,
      vanishes: true,
    }),
    ['SPORTS'],
  ),
  sports: offeredSection(
    laterSection({
      name: 'sports',
      title: msg`Sports`,
      load: () => import('../vendors/sports-section.tsx').then((it) => it.SportsSection),
      Waiting: SportsSkeleton,
    }),
    ['SPORTS'],
  ),
  winners: laterSection({
    name: 'winners',
    title: msg`Winners`,
    load: () => import('../winners/winners-section.tsx').then((it) => it.WinnersSection),
    Waiting: WinnersSkeleton,
    Aside: WinnersAside,
  }),
  payouts: laterSection({
    name: 'payouts',
    title: msg`Largest payouts, 24 h`,
    load: () => import('../payouts/payouts-section.tsx').then((it) => it.PayoutsSection),
    Waiting: PayoutsSkeleton,
    bare: payouts.section,
  }),
  welcome: WelcomeStrip,
  notices: NoticesSection,
  promotions: laterSection({
    name: 'promotions',
    title: msg`Promotions`,
    load: () => import('../promotions/promotions-section.tsx').then((it) => it.PromotionsSection),
    Waiting: PromotionsSkeleton,
  }),
  level: laterSection({
    name: 'level',
    title: msg`Your VIP level`,
    load: () => import('../level/level-section.tsx').then((it) => it.LevelSection),
    Waiting: SummarySkeleton,
  }),
  'sign-in': laterSection({
    name: 'sign-in',
    title: msg`Daily sign-in`,
    load: () => import('../sign-in/sign-in-section.tsx').then((it) => it.SignInSection),
    Waiting: SummarySkeleton,
  }),
  vendors: offeredSection(
    laterSection({
      name: 'vendors',
      title: msg`Game providers`,
      load: () => import('../vendors/vendors-section.tsx').then((it) => it.VendorsSection),
      Waiting: VendorsSkeleton,
    }),
  ),
  download: laterSection({
    name: 'download',
    title: msg`Take it with you`,
    load: () => import('../download/download-section.tsx').then((it) => it.DownloadSection),
    Waiting: DownloadSkeleton,
    bare: section,
  }),
  help: laterSection({
    name: 'help',
    title: msg`Need a hand?`,
    load: () => import('../help/help-section.tsx').then((it) => it.HelpSection),
    Waiting: HelpSkeleton,
  }),
  concierge: laterSection({
    name: 'concierge',
    title: msg`At your service`,
    load: () => import('../concierge/concierge-section.tsx').then((it) => it.ConciergeSection),
    Waiting: ConciergeSkeleton,
    bare: concierge.section,
  }),
}
