/** What the gallery shows, in the order of its index: one scene a state of a page. */
import type { Page } from 'playwright'
import { ACCOUNT_SCENES } from './account-scenes.ts'
import { AGENT_SCENES } from './agent-scenes.ts'
import { MEMBER_SCENES } from './member-scenes.ts'
import { UPLINE_SCENES } from './upline-scenes.ts'
import { WITHDRAW_SCENES } from './withdraw-scenes.ts'
import { DEPOSIT_SCENES } from './deposit-scenes.ts'
import { RECORD_SCENES } from './record-scenes.ts'
import { REWARD_SCENES } from './reward-scenes.ts'
import { LAYOUT_SCENES } from './layout-scenes.ts'
import { STATE_SCENES } from './state-scenes.ts'
import { appears, FORMS, leaveEmpty, PATIENCE, press, type Scene } from './scene.ts'

const OPEN_PANEL = 'header :popover-open'

/** Rests the mouse on the first category that has a drop-down, or on the one button that opens all of them. */
async function openPanel(page: Page): Promise<boolean> {
  const opener = page.locator('header nav button[aria-expanded]').filter({ visible: true }).first()
  if ((await opener.count()) === 0) return false
  const link = opener.locator('xpath=preceding-sibling::a')
  await ((await link.count()) > 0 ? link : opener).hover(PATIENCE)
  return appears(page, OPEN_PANEL)
}

/** The sheet; where a brand keeps the menu as a rail, that in its wide state. */
async function openSideMenu(page: Page): Promise<boolean> {
  if (await press(page, '#menu-open, #wide-menu-open')) return appears(page, 'nav:popover-open')
  const unfold = 'nav[data-narrow="true"] button[aria-expanded="false"]'
  return press(page, unfold)
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
  ...ACCOUNT_SCENES,
  ...MEMBER_SCENES,
  ...WITHDRAW_SCENES,
  ...UPLINE_SCENES,
  ...DEPOSIT_SCENES,
  ...RECORD_SCENES,
  ...REWARD_SCENES,
  ...AGENT_SCENES,
  ...STATE_SCENES,
  ...LAYOUT_SCENES,
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
      if (!(await press(page, '#menu-open'))) return false
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
