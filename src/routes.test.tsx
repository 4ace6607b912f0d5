/** The route table with the frame that it gives each address (spec 2, "Routes"), and what a change of page does. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { SIDE_MENU_ID } from './shell/side-menu/side-menu-id.ts'
import { permanent } from './shell/side-menu/side-menu.css.ts'
import { brandOf } from './testing/brands.ts'
import { openSite } from './testing/site.tsx'

interface Row {
  readonly title: string
  /** Where it leads, if elsewhere. */
  readonly lands?: string
  readonly popup?: string
  readonly footer?: false
  readonly sideMenu?: false
}

const HEADER_ONLY = { footer: false, sideMenu: false } as const

const ROUTES: Readonly<Record<string, Row>> = {
  '/': { title: 'Home', lands: '/index' },
  '/index': { title: 'Home' },
  '/register': { title: 'Register', popup: 'Open an account' },
  '/register.html': { title: 'Register', popup: 'Open an account' },
  '/noticePage': { title: 'Notices' },
  '/vip': { title: 'VIP' },
  '/pointMall': { title: 'Points mall', sideMenu: false },
  '/lottery?gameCode=K3&playType=1': { title: 'Lottery', ...HEADER_ONLY },
  '/vnlottery': { title: 'Vietnam lottery', ...HEADER_ONLY },
  '/seaLottery': { title: 'South-East Asia lottery', ...HEADER_ONLY },
  '/elott': { title: 'Electronic lottery' },
  '/rng?page=PT': { title: 'Slots' },
  '/live': { title: 'Live casino' },
  '/fish': { title: 'Fishing' },
  '/pvp': { title: 'Card rooms' },
  '/sports': { title: 'Sports' },
  '/esports': { title: 'E-sports' },
  '/promotions': { title: 'Promotions' },
  '/promoDetail': { title: 'Promotion' },
  '/seamless': { title: 'Game', ...HEADER_ONLY },
  '/help': { title: 'Help centre' },
  '/feedback': { title: 'Feedback' },
  '/down': { title: 'Download the app' },
  '/join': { title: 'Careers' },
  '/game': { title: 'Game', ...HEADER_ONLY },
  '/login': { title: 'Log in', popup: 'Log in' },
  '/download': { title: 'Download the app', lands: '/down' },
}

describe('the route table', () => {
  test('gives every address its title, its frame and something to read', async () => {
    // A brand that keeps the side menu as a rail shows which routes have one.
    const layout = { ...brandOf('wireframe').layout, sideMenu: 'rail' } as const
    const { router } = await openSite({ says: { layout } }).visit('/down')
    // Found by what they are: to look by role through two dozen whole pages would take seconds.
    const parts = (selector: string): number => document.querySelectorAll(`#root ${selector}`).length
    for (const [path, { title, lands = path, popup, footer = true, sideMenu = true }] of Object.entries(ROUTES)) {
      await router.navigate({ href: path })
      await waitFor(() => expect(document.title, path).toBe(`${title} · Wireframe`))
      expect(router.state.location.href).toBe(lands)
      expect([parts('header'), parts('footer'), parts(`#${SIDE_MENU_ID}.${permanent}`)], path).toEqual([
        1,
        footer ? 1 : 0,
        sideMenu ? 1 : 0,
      ])
      await waitFor(() => expect(document.querySelector('main h1')?.textContent, path).toBeTruthy())
      await waitFor(() => expect(document.querySelector('dialog h2')?.textContent, path).toBe(popup))
    }
    // The whole width is the game's there (spec 2, "Right-hand bar" is no part of it).
    await router.navigate({ href: '/seamless' })
    await waitFor(() => expect(parts('aside')).toBe(0))
  })

  test('loads each page on demand but the home page, which the first view needs', async () => {
    const { router } = await openSite().visit('/helpmc')
    const loads = (path: string): boolean =>
      'preload' in (router.routesByPath[path as '/index']?.options.component ?? {})
    const atOnce = ['/index', '/login', '/register', '/register.html']
    const paths = Object.keys(router.routesByPath).filter((path) => !['/', '/download'].includes(path))
    expect(paths.length).toBeGreaterThan(30)
    expect(paths.filter((path) => !loads(path)).toSorted()).toEqual(atOnce.toSorted())
  })

  test('pages that are alike are one part: fish and card rooms, live tables and slots', async () => {
    const { router } = await openSite().visit('/helpmc')
    const part = (path: '/fish' | '/pvp' | '/live' | '/rng') => router.routesByPath[path]?.options?.component
    expect(part('/fish')).toBeDefined()
    expect([part('/fish') === part('/pvp'), part('/live') === part('/rng')]).toEqual([true, true])
  })

  test('/helpmc is the help centre without any frame', async () => {
    await openSite().visit('/helpmc')
    await screen.findByRole('heading', { level: 1, name: 'Help centre' })
    for (const role of ['banner', 'contentinfo', 'navigation', 'complementary']) {
      expect(screen.queryByRole(role), role).toBeNull()
    }
  })

  test('an address that leads nowhere says so, and leads home', async () => {
    const { router, user } = await openSite().visit('/help/me/please')
    await screen.findByRole('heading', { level: 1, name: 'Page not found' })
    screen.getByRole('banner')
    await router.navigate({ href: '/nowhere' })
    await screen.findByRole('heading', { level: 1, name: 'Page not found' })
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'To the home page' }))
    await waitFor(() => expect(router.state.location.href).toBe('/index'))
  })

  test('what an address says stays as it is written: zeros of a referral code, words of a search', async () => {
    const site = openSite()
    const { router } = await site.visit('/register?referralCode=0012345&big=1e5')
    await screen.findByRole('dialog', { name: 'Open an account' })
    expect(router.state.location.href).toBe('/register?referralCode=0012345&big=1e5')
    const { user, router: other } = await site.visit('/help?q=zzzz')
    await screen.findByText('Nothing found')
    const field = within(screen.getByRole('main')).getByRole('searchbox')
    expect(field).toHaveProperty('value', 'zzzz')
    await user.clear(field)
    await user.type(field, '007')
    await waitFor(() => expect(other.state.location.href).toBe('/help?q=007'))
  })

  test('a change of page is heard: the focus goes to the content, and its title is said', async () => {
    const { user } = await openSite().visit('/help')
    await user.click(
      await within(screen.getByRole('navigation', { name: 'Main' })).findByRole('link', { name: 'Mini games' }),
    )
    await screen.findByRole('heading', { level: 1, name: 'Mini games' })
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
    const said = (): (string | null)[] =>
      [...document.querySelectorAll('[aria-live="polite"]')].map((it) => it.textContent)
    await waitFor(() => expect(said()).toContain('Mini games · Wireframe'))
  })
})

describe('in a members’ club', () => {
  const club = { says: { loginedToHomePage: true } }

  test('a guest is sent to the login from every page but the open ones, and led on from there', async () => {
    const { router } = await openSite(club).visit('/help?q=bonus')
    await screen.findByRole('heading', { level: 1, name: 'Log in' })
    expect(router.state.location.search).toEqual({ next: '/help?q=bonus' })
    for (const path of ['/', '/index', '/vip', '/rng?page=PT', '/game', '/promotions', '/down', '/nowhere']) {
      await router.navigate({ href: path })
      expect(router.state.location.pathname, path).toBe('/login')
      await screen.findByRole('heading', { level: 1, name: 'Log in' })
      expect(screen.queryByRole('banner'), path).toBeNull()
      expect(screen.queryByRole('navigation'), path).toBeNull()
    }
    for (const path of ['/register', '/register.html', '/helpmc', '/download', '/login']) {
      await router.navigate({ href: path })
      expect(router.state.location.href).toBe(path)
      await waitFor(() => expect(screen.getByRole('main').querySelector('h1')?.textContent, path).toBeTruthy())
    }
  })

  test('a login leads to where the member meant to go; after signing out there is the login again, also for Back', async () => {
    const site = openSite(club)
    const { username, password } = await site.sandbox.member('player')
    const { user, router } = await site.visit('/help?q=bonus')
    await user.type(await screen.findByLabelText('Username'), username)
    await user.type(screen.getByLabelText('Password'), `${password}{Enter}`)
    await screen.findByRole('heading', { level: 1, name: 'Help centre' })
    expect(router.state.location.href).toBe('/help?q=bonus')
    await user.click(await screen.findByRole('button', { name: /^Account: / }))
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    const question = await screen.findByRole('dialog', { name: 'Sign out?' })
    await user.click(within(question).getByRole('button', { name: 'Sign out' }))
    await screen.findByRole('heading', { level: 1, name: 'Log in' })
    router.history.back()
    await screen.findByRole('heading', { level: 1, name: 'Log in' })
    expect(screen.queryByText('Help centre')).toBeNull()
  })

  test('the login page leads to registering, a page there, where that is direct', async () => {
    const site = openSite(club)
    const { user, router } = await site.visit('/login')
    await user.click(await screen.findByRole('link', { name: 'Register' }))
    await screen.findByRole('heading', { level: 1, name: 'Open an account' })
    expect([router.state.location.href, screen.queryByRole('dialog')]).toEqual(['/register', null])
    await site.sandbox.scenario({ kind: 'answering', endpoint: 'getWhitelabel', value: { menu: [] } })
    await site.visit('/login')
    await screen.findByRole('button', { name: 'Log in' })
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Register' })).toBeNull())
  })
})
