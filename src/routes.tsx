/** The spec's route table as code (spec 2, "Routes"): rows only. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  redirect,
  type AnyRoute,
  type RouteComponent,
  type RouterHistory,
} from '@tanstack/react-router'
import type { Store } from './state/store.ts'
import { routeAccess } from './rules/access.ts'
import { PLACEHOLDERS } from './screens/placeholders.ts'
import { IndexScreen } from './screens/index/index-screen.tsx'
import { PAGE_TRANSITION } from './shell/page-transition.ts'
import { PagePending } from './shell/page-pending.tsx'
import { RouteError } from './shell/route-error.tsx'
import { brandAtom } from './state/brand.ts'
import { sessionAtom } from './state/session.ts'
import { Root } from './root.tsx'
import { parseSearch, stringifySearch } from './rules/search.ts'
import { lazyView } from './ui/lazy-view.tsx'
// The shell of a members-only brand is the login page, so its styles are among the first ones.
import './parts/door/door.css.ts'

/** Which parts of the frame a route shows. */
export interface Frame {
  readonly header: boolean
  readonly footer: boolean
  readonly sideMenu: boolean
}

const FULL: Frame = { header: true, footer: true, sideMenu: true }
const NO_SIDE_MENU: Frame = { header: true, footer: true, sideMenu: false }
const HEADER_ONLY: Frame = { header: true, footer: false, sideMenu: false }
const BARE: Frame = { header: false, footer: false, sideMenu: false }

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    frame?: Frame
    title?: MessageDescriptor
    /** A modal that the address itself opens, such as /register. */
    modal?: string
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
}

const HelpScreen = lazyView(() => import('./screens/help/help-screen.tsx').then((it) => it.HelpScreen))
const PlaceholderScreen = lazyView(() =>
  import('./screens/placeholder/placeholder-screen.tsx').then((it) => it.PlaceholderScreen),
)
const NotFoundScreen = lazyView(() =>
  import('./screens/not-found/not-found-screen.tsx').then((it) => it.NotFoundScreen),
)
const NoticePageScreen = lazyView(() =>
  import('./screens/notice-page/notice-page-screen.tsx').then((it) => it.NoticePageScreen),
)
const DownScreen = lazyView(() => import('./screens/down/down-screen.tsx').then((it) => it.DownScreen))
const LoginScreen = lazyView(() => import('./screens/login/login-screen.tsx').then((it) => it.LoginScreen))
const RegisterScreen = lazyView(() => import('./screens/register/register-screen.tsx').then((it) => it.RegisterScreen))

/** Placeholders whose frame is not the full one. */
const FRAMES: Partial<Record<string, Frame>> = {
  '/pointMall': NO_SIDE_MENU,
  '/lottery': HEADER_ONLY,
  '/vnlottery': HEADER_ONLY,
  '/seaLottery': HEADER_ONLY,
  '/seamless': HEADER_ONLY,
  '/game': HEADER_ONLY,
}

/** A second name of the same page. For members only, it alone is open to guests, so there it shows the page itself. */
const DOWNLOAD = { from: '/download', to: '/down' } as const

function rows(membersOnly: boolean): Row[] {
  const placeholders = PLACEHOLDERS.map(({ path, title }) => ({
    path,
    title,
    frame: FRAMES[path] ?? FULL,
    screen: PlaceholderScreen,
  }))
  const down: Row = { path: DOWNLOAD.to, frame: FULL, title: msg`Download the app`, screen: DownScreen }
  const home = { frame: FULL, screen: IndexScreen }
  const login = membersOnly ? { frame: BARE, screen: LoginScreen } : { ...home, modal: 'login' }
  const register = membersOnly ? { frame: BARE, screen: RegisterScreen } : { ...home, modal: 'register' }
  return [
    { path: '/index', frame: FULL, title: msg`Home`, screen: IndexScreen },
    { path: '/login', title: msg`Log in`, ...login },
    { path: '/register', title: msg`Register`, ...register },
    { path: '/register.html', title: msg`Register`, ...register },
    { path: '/help', frame: FULL, title: msg`Help centre`, screen: HelpScreen },
    { path: '/helpmc', frame: BARE, title: msg`Help centre`, screen: HelpScreen },
    { path: '/noticePage', frame: FULL, title: msg`Notices`, screen: NoticePageScreen },
    down,
    ...(membersOnly ? [{ ...down, path: DOWNLOAD.from }] : []),
    ...placeholders,
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
      const home = location.pathname === '/' || location.pathname === '/index'
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
  const { loginedToHomePage } = store.get(brandAtom)
  const download = loginedToHomePage ? [] : [go(DOWNLOAD.from, DOWNLOAD.to)]
  const routes = rows(loginedToHomePage).map(({ path, screen, frame, title, modal }) =>
    createRoute({
      getParentRoute: () => rootRoute,
      path,
      component: screen,
      staticData: { frame, title, ...(modal ? { modal } : {}) },
    }),
  )
  return createRouter({
    routeTree: rootRoute.addChildren([go('/', '/index'), ...download, ...routes]),
    history,
    context: { store },
    parseSearch,
    stringifySearch,
    trailingSlash: 'never',
    // While prerendering it would write a script of its own into the page, which the policy refuses.
    scrollRestoration: typeof document !== 'undefined',
    defaultPreload: 'intent',
    defaultViewTransition: PAGE_TRANSITION,
    defaultPendingMs: 150,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: RouteError,
  })
}
