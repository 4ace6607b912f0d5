/** What the gallery shows, in the order of its index: one scene a state of a page. */
import type { Page } from 'playwright'

export interface Scene {
  readonly id: string
  readonly title: string
  /** Whoever may see it: where guests see nothing but the login page, `anyone` is a member. */
  readonly as: 'guest' | 'member' | 'anyone'
  readonly address: string
  /** The whole page, what the window shows, or the first element that a selector finds. */
  readonly frame: 'page' | 'window' | { readonly element: string }
  /** What the sandbox is told before the page is opened, as its control call takes it. */
  readonly scenario?: Readonly<Record<string, unknown>> & { readonly kind: string }
  /** Whether the notice popup may come on start. */
  readonly popup?: true
  /** Brings about what is to be seen; false where the brand or the width has no such thing. */
  readonly open?: (page: Page) => Promise<boolean>
}

/** Long enough for a part that is loaded when it is opened. */
const PATIENCE = { timeout: 8000 }
const OPEN_PANEL = 'header :popover-open'

/** Clicks the first of the elements that can be seen. */
async function press(page: Page, selector: string): Promise<boolean> {
  const shown = page.locator(selector).filter({ visible: true }).first()
  if ((await shown.count()) === 0) return false
  await shown.click(PATIENCE)
  return true
}

/** @throws Error when what was asked for does not come */
async function appears(page: Page, selector: string): Promise<true> {
  await page.locator(selector).filter({ visible: true }).first().waitFor(PATIENCE)
  return true
}

/** Rests the mouse on the first category that has a drop-down, or on the one button that opens all of them. */
async function openPanel(page: Page): Promise<boolean> {
  const opener = page.locator('header nav button[aria-expanded]').filter({ visible: true }).first()
  if ((await opener.count()) === 0) return false
  const link = opener.locator('xpath=preceding-sibling::a')
  await ((await link.count()) > 0 ? link : opener).hover(PATIENCE)
  return appears(page, OPEN_PANEL)
}

/** On phones the sheet; on wide windows the rail in its wide state. */
async function openSideMenu(page: Page): Promise<boolean> {
  if (await press(page, '#games-open, #menu-open')) return appears(page, 'nav:popover-open')
  const unfold = 'nav[data-narrow="true"] button[aria-expanded="false"]'
  return press(page, unfold)
}

const FORMS = ':is(dialog[open], main)'

/** Sends a form as it is; false where there is none. */
async function leaveEmpty(page: Page): Promise<boolean> {
  if (!(await press(page, `${FORMS} form [type=submit]`))) return false
  return appears(page, '[aria-invalid=true]')
}

export const SCENES: readonly Scene[] = [
  { id: 'home', title: 'Home, guest', as: 'guest', address: '/index', frame: 'page' },
  { id: 'home-first', title: 'Home, guest, first window', as: 'guest', address: '/index', frame: 'window' },
  {
    id: 'login',
    title: 'Login',
    as: 'guest',
    address: '/login',
    frame: 'window',
    open: (page) => appears(page, 'dialog[open] form, main form'),
  },
  {
    id: 'register',
    title: 'Register',
    as: 'guest',
    address: '/register',
    frame: 'window',
    // For members only it is a page; where nobody may register, that has a link and no form.
    open: (page) => appears(page, 'dialog[open] form, main form, main a[href="/login"]'),
  },
  {
    id: 'login-mobile',
    title: 'Login by mobile number',
    as: 'guest',
    address: '/login',
    frame: 'window',
    open: async (page) => (await press(page, `${FORMS} [role=tab]:last-child`)) && appears(page, '[name=mobileNum]'),
  },
  {
    id: 'login-errors',
    title: 'Login with nothing filled in',
    as: 'guest',
    address: '/login',
    frame: 'window',
    open: leaveEmpty,
  },
  {
    id: 'register-errors',
    title: 'Register with nothing filled in',
    as: 'guest',
    address: '/register',
    frame: 'window',
    open: leaveEmpty,
  },
  {
    id: 'forgot-password',
    title: 'Forgot password',
    as: 'guest',
    address: '/login?modal=forgot-password',
    frame: 'window',
    open: (page) => appears(page, 'dialog[open] form'),
  },
  {
    id: 'change-password',
    title: 'Change password',
    as: 'member',
    address: '/index?modal=change-password',
    frame: 'window',
    open: (page) => appears(page, 'dialog[open] form'),
  },
  {
    id: 'popup',
    title: 'Notice popup on start',
    as: 'anyone',
    address: '/index',
    frame: 'window',
    popup: true,
    open: async (page) => {
      // It waits for a player who has begun to do something, and then for a hand that rests.
      await page.keyboard.press('Shift')
      await page.mouse.move(2, 2)
      return appears(page, 'dialog[open]')
    },
  },
  { id: 'home-member', title: 'Home, member', as: 'member', address: '/index', frame: 'page' },
  { id: 'panel', title: 'Hover panel', as: 'member', address: '/index', frame: 'window', open: openPanel },
  { id: 'side-menu', title: 'Side menu', as: 'member', address: '/index', frame: 'window', open: openSideMenu },
  {
    id: 'languages',
    title: 'Language picker',
    as: 'anyone',
    address: '/index',
    frame: 'window',
    open: async (page) => {
      if (await press(page, '#languages-open')) return appears(page, '#languages:popover-open')
      if (!(await press(page, '#games-open, #menu-open'))) return false
      await appears(page, 'nav:popover-open a')
      return (await press(page, '#menu-languages-open')) && appears(page, '#menu-languages:popover-open')
    },
  },
  {
    id: 'account',
    title: 'Account menu',
    as: 'member',
    address: '/index',
    frame: 'window',
    open: async (page) => (await press(page, '#member-menu-open')) && appears(page, '#member-menu:popover-open'),
  },
  { id: 'footer', title: 'Footer', as: 'anyone', address: '/index', frame: { element: 'footer' } },
  {
    id: 'notices',
    title: 'Notice page',
    as: 'anyone',
    address: '/noticePage',
    frame: 'page',
    open: async (page) => {
      if (await press(page, 'main details:not([open]) > summary')) await appears(page, 'main details[open]')
      return true
    },
  },
  { id: 'help', title: 'Help centre', as: 'anyone', address: '/help', frame: 'page' },
  { id: 'down', title: 'App download', as: 'anyone', address: '/down', frame: 'page' },
  { id: 'not-found', title: 'Not found', as: 'anyone', address: '/nowhere', frame: 'page' },
  {
    id: 'maintenance',
    title: 'Maintenance',
    as: 'guest',
    address: '/index',
    frame: 'window',
    scenario: { kind: 'maintenance', ends: '2h' },
  },
  {
    id: 'restriction',
    title: 'Restriction',
    as: 'guest',
    address: '/index',
    frame: 'window',
    scenario: { kind: 'region' },
  },
  {
    id: 'wrong-domain',
    title: 'Wrong domain',
    as: 'guest',
    address: '/index',
    frame: 'window',
    scenario: { kind: 'wrong-domain' },
  },
]
