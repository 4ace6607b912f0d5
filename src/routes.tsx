/** The spec's route table as code (spec 2, "Routes"): rows only. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  redirect,
  type AnyRoute,
  type ParsedLocation,
  type RouteComponent,
  type RouterHistory,
} from '@tanstack/react-router'
import type { BundledBrand } from './brand/bundle.ts'
import type { Store } from './state/store.ts'
import type { CentreName } from './rules/site/centres.ts'
import { routeAccess } from './rules/site/route-access.ts'
import { WRITTEN_PAGES } from './rules/content/written-pages.ts'
import { PAGE_TITLES } from './parts/content/written/page-titles.ts'
import { HomeScreen } from './screens/home/home-screen.tsx'
import { PAGE_TRANSITION } from './shell/page-transition.ts'
import { PagePending } from './shell/page-pending.tsx'
import { RouteError } from './shell/route-error.tsx'
import { brandAtom } from './state/site/brand.ts'
import { sessionAtom } from './state/account/login/session.ts'
import { Root } from './root.tsx'
import { parseSearch, stringifySearch } from './rules/site/search-params.ts'
import { lazyView } from './ui/states/lazy-view.tsx'
// The shell of a members-only brand is the login page, so its styles are among the first ones.
import './parts/account/auth-layout/auth-layout.css.ts'

/** Which parts of the frame a route shows. */
export interface Frame {
  readonly header: boolean
  readonly footer: boolean
  readonly sideMenu: boolean
  /** Whether the contact button of a wide window stands beside the page; it does unless said otherwise. */
  readonly contact?: false
}

const FULL: Frame = { header: true, footer: true, sideMenu: true }
const NO_SIDE_MENU: Frame = { header: true, footer: true, sideMenu: false }
const HEADER_ONLY: Frame = { header: true, footer: false, sideMenu: false }
const EDGE_TO_EDGE: Frame = { ...HEADER_ONLY, contact: false }
const BARE: Frame = { header: false, footer: false, sideMenu: false }

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    frame?: Frame
    title?: MessageDescriptor
    /** A modal that the address itself opens, such as /register. */
    modal?: string
    /** A centre that the page itself is, so that none opens over it. */
    centre?: CentreName
  }
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}

interface Row {
  readonly path: `/${string}`
  readonly frame: Frame
  readonly title: MessageDescriptor
  readonly screen: RouteComponent
  readonly modal?: string
  readonly centre?: CentreName
}

const AgentHome = lazyView(() => import('./centres/agent/agent-home.tsx').then((it) => it.AgentHome))
const GamesScreen = lazyView(() => import('./screens/games/games-screen.tsx').then((it) => it.GamesScreen))
const RoomsScreen = lazyView(() => import('./screens/rooms/rooms-screen.tsx').then((it) => it.RoomsScreen))
const GameScreen = lazyView(() => import('./screens/game/game-screen.tsx').then((it) => it.GameScreen))
const HelpScreen = lazyView(() => import('./screens/help/help-screen.tsx').then((it) => it.HelpScreen))
const NotFoundScreen = lazyView(() =>
  import('./screens/not-found/not-found-screen.tsx').then((it) => it.NotFoundScreen),
)
const NoticePageScreen = lazyView(() =>
  import('./screens/notice-page/notice-page-screen.tsx').then((it) => it.NoticePageScreen),
)
const DownloadScreen = lazyView(() => import('./screens/download/download-screen.tsx').then((it) => it.DownloadScreen))
const LoginScreen = lazyView(() => import('./screens/login/login-screen.tsx').then((it) => it.LoginScreen))
const LotteryScreen = lazyView(() => import('./screens/lottery/lottery-screen.tsx').then((it) => it.LotteryScreen))
const SportsScreen = lazyView(() => import('./screens/sports/sports-screen.tsx').then((it) => it.SportsScreen))
const PointsMallScreen = lazyView(() =>
  import('./screens/points-mall/points-mall-screen.tsx').then((it) => it.PointsMallScreen),
)
const PromotionsScreen = lazyView(() =>
  import('./screens/promotions/promotions-screen.tsx').then((it) => it.PromotionsScreen),
)
const VipScreen = lazyView(() => import('./screens/vip/vip-screen.tsx').then((it) => it.VipScreen))
const FeedbackScreen = lazyView(() => import('./screens/feedback/feedback-screen.tsx').then((it) => it.FeedbackScreen))
const WrittenPageScreen = lazyView(() =>
  import('./screens/written-page/written-page-screen.tsx').then((it) => it.WrittenPageScreen),
)
const RegisterScreen = lazyView(() => import('./screens/register/register-screen.tsx').then((it) => it.RegisterScreen))

/** A second name of the same page. For members only, it alone is open to guests, so there it shows the page itself. */
const DOWNLOAD = { from: '/download', to: '/down' } as const

function rows({ loginedToHomePage: membersOnly, site }: Pick<BundledBrand, 'loginedToHomePage' | 'site'>): Row[] {
  const down: Row = { path: DOWNLOAD.to, frame: FULL, title: msg`Download the app`, screen: DownloadScreen }
  const home =
    site === 'agent'
      ? ({ frame: NO_SIDE_MENU, screen: AgentHome, centre: 'agent' } as const)
      : { frame: FULL, screen: HomeScreen }
  const login = membersOnly ? { frame: BARE, screen: LoginScreen } : { ...home, modal: 'login' }
  const register = membersOnly ? { frame: BARE, screen: RegisterScreen } : { ...home, modal: 'register' }
  return [
    { path: '/index', title: msg`Home`, ...home },
    { path: '/login', title: msg`Log in`, ...login },
    { path: '/register', title: msg`Register`, ...register },
    { path: '/register.html', title: msg`Register`, ...register },
    { path: '/help', frame: FULL, title: msg`Help centre`, screen: HelpScreen },
    { path: '/helpmc', frame: BARE, title: msg`Help centre`, screen: HelpScreen },
    { path: '/noticePage', frame: FULL, title: msg`Notices`, screen: NoticePageScreen },
    { path: '/promotions', frame: FULL, title: msg`Promotions`, screen: PromotionsScreen },
    { path: '/promoDetail', frame: FULL, title: msg`Promotion`, screen: PromotionsScreen },
    { path: '/rng', frame: FULL, title: msg`Slots`, screen: GamesScreen },
    { path: '/live', frame: FULL, title: msg`Live casino`, screen: GamesScreen },
    { path: '/sports', frame: FULL, title: msg`Sports`, screen: SportsScreen },
    { path: '/esports', frame: FULL, title: msg`E-sports`, screen: SportsScreen },
    { path: '/cockfight', frame: FULL, title: msg`Cockfight`, screen: GamesScreen },
    { path: '/mini', frame: FULL, title: msg`Mini games`, screen: GamesScreen },
    { path: '/fish', frame: FULL, title: msg`Fishing`, screen: RoomsScreen },
    { path: '/pvp', frame: FULL, title: msg`Card rooms`, screen: RoomsScreen },
    { path: '/elott', frame: FULL, title: msg`Electronic lottery`, screen: LotteryScreen },
    { path: '/lottery', frame: HEADER_ONLY, title: msg`Lottery`, screen: LotteryScreen },
    { path: '/vnlottery', frame: HEADER_ONLY, title: msg`Vietnam lottery`, screen: LotteryScreen },
    { path: '/seaLottery', frame: HEADER_ONLY, title: msg`South-East Asia lottery`, screen: LotteryScreen },
    { path: '/game', frame: EDGE_TO_EDGE, title: msg`Game`, screen: GameScreen },
    { path: '/game/window', frame: BARE, title: msg`Game`, screen: GameScreen },
    { path: '/seamless', frame: EDGE_TO_EDGE, title: msg`Game`, screen: GameScreen },
    down,
    ...(membersOnly ? [{ ...down, path: DOWNLOAD.from }] : []),
    ...WRITTEN_PAGES.map((name): Row => ({
      path: `/${name}`,
      frame: FULL,
      title: PAGE_TITLES[name],
      screen: WrittenPageScreen,
    })),
    { path: '/feedback', frame: FULL, title: msg`Feedback`, screen: FeedbackScreen },
    { path: '/vip', frame: FULL, title: msg`VIP`, screen: VipScreen },
    { path: '/pointMall', frame: NO_SIDE_MENU, title: msg`Points mall`, screen: PointsMallScreen },
  ]
}

interface Context {
  readonly store: Store
}

const rootRoute = createRootRouteWithContext<Context>()({
  component: Root,
  notFoundComponent: NotFoundScreen,
  beforeLoad: ({ context: { store }, location }) => {
    const { loginedToHomePage } = store.get(brandAtom)
    const verdict = routeAccess(location.pathname, loginedToHomePage, store.get(sessionAtom) !== null)
    if (verdict === 'login') {
      const home = location.href === '/' || location.href === '/index'
      throw redirect({ to: '/login', search: home ? {} : { next: location.href }, replace: true })
    }
  },
})

const go = (from: `/${string}`, to: string): AnyRoute =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: from,
    beforeLoad: ({ search }) => {
      throw redirect({ to, search, replace: true })
    },
  })

/**
 * Makes the router of one page.
 * @param history the browser's, or a memory one where the build prerenders the shell
 */
export function makeRouter(store: Store, history: RouterHistory) {
  const brand = store.get(brandAtom)
  const download = brand.loginedToHomePage ? [] : [go(DOWNLOAD.from, DOWNLOAD.to)]
  const routes = rows(brand).map(({ path, screen, frame, title, modal, centre }) =>
    createRoute({
      getParentRoute: () => rootRoute,
      path,
      component: screen,
      staticData: { frame, title, ...(modal ? { modal } : {}), ...(centre ? { centre } : {}) },
    }),
  )
  // The place that is being left. Whoever turns back before the next page stands is not where the window has been scrolled by a
  // page cut short, but where this one was left.
  let left: string | undefined
  const router = createRouter({
    routeTree: rootRoute.addChildren([go('/', '/index'), ...download, ...routes]),
    history,
    context: { store },
    parseSearch,
    stringifySearch,
    trailingSlash: 'never',
    // While prerendering it would write a script of its own into the page, which the policy refuses.
    scrollRestoration: typeof document !== 'undefined',
    // A page that glided back to its place would stop on the way where its rows are measured.
    scrollRestorationBehavior: 'instant',
    getScrollRestorationKey: (location): string => {
      const key = placeOf(location)
      return key === left && location === router.state.resolvedLocation ? '' : key
    },
    // What a finger goes for begins in `begin.ts`, which knows a press from a scroll and spares who saves data.
    defaultPreload: false,
    defaultViewTransition: PAGE_TRANSITION,
    defaultPendingMs: 150,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: RouteError,
  })
  // The router itself has kept the place by then.
  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    left = fromLocation && placeOf(fromLocation)
  })
  router.subscribe('onResolved', () => {
    left = undefined
  })
  return router
}

/** What tells the places of the history apart; the page that one came in by may have no key. */
const placeOf = ({ href, state }: ParsedLocation): string => state['__TSR_key'] ?? href
