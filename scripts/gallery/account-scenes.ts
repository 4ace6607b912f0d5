/** The ways in and out: what a login and a registration ask for besides, and what a session brings about (spec 4). */
import type { Page } from 'playwright'
import { SEED_PASSWORD } from '../sandbox/seeds/account/accounts.ts'
import { appears, FORMS, press, type MakeMember, type Scene } from './scene.ts'

/** Sends the login with what a fresh member would type. */
async function logIn(page: Page, make: MakeMember, kind: string, password: string = SEED_PASSWORD): Promise<void> {
  const { username } = await make(kind)
  const form = page.locator(`${FORMS} form:has([name=password])`).filter({ visible: true }).first()
  await form.locator('[name=username]').fill(username)
  await form.locator('[name=password]').fill(password)
  await form.locator('[type=submit]').click()
}

/** Opens the page again with a member's session that somebody used some minutes ago. */
async function comeBack(page: Page, make: MakeMember, kind: string, minutes: number): Promise<void> {
  const { token } = await make(kind)
  await page.evaluate(
    ([value, used]) => {
      // The first key is the spec's (spec 3, "Session storage keys after login"), the second stands in `state/site/storage.ts`.
      sessionStorage.setItem('token', value)
      localStorage.setItem('lastUsed', used)
    },
    [token, String(Date.now() - minutes * 60_000)] as const,
  )
  await page.reload()
}

/** Asks for a code; false where nobody is sent any. */
async function sendCode(page: Page, make: MakeMember): Promise<boolean> {
  const form = `${FORMS} form:has([name=mobileNum])`
  await appears(page, `${form} [name=mobileNum]`)
  const { mobileNum } = await make('player')
  await page.locator(`${form} [name=mobileNum]`).filter({ visible: true }).first().fill(mobileNum)
  if (!(await press(page, `${form} button[type=button]`))) return false
  return appears(page, `${form} output:not(:empty)`)
}

/** Goes over to the mobile number, which is the last of the ways. */
const lastTab = (page: Page): Promise<boolean> => press(page, `${FORMS} [role=tab]:last-child`)

const guest = { as: 'guest', address: '/login', frame: 'window' } as const
const ANSWER = 'dialog[open] [name=answer]'

export const ACCOUNT_SCENES: readonly Scene[] = [
  {
    ...guest,
    id: 'login-refused',
    title: 'Login with a wrong password',
    open: async (page, make) => {
      await logIn(page, make, 'player', 'wrong')
      return appears(page, `${FORMS} [role=alert]`)
    },
  },
  {
    ...guest,
    id: 'captcha',
    title: 'Login with a captcha',
    scenario: { kind: 'captcha' },
    open: async (page, make) => {
      await logIn(page, make, 'player')
      return appears(page, `${FORMS} [name=captcha], dialog[open] [type=range]`)
    },
  },
  {
    ...guest,
    id: 'captcha-question',
    title: 'The question instead of the slider',
    scenario: { kind: 'captcha' },
    open: async (page, make) => {
      await logIn(page, make, 'player')
      await appears(page, `${FORMS} [name=captcha], dialog[open] [type=range]`)
      if ((await page.locator('dialog[open] [type=range]').count()) === 0) return false
      return (await press(page, 'dialog[open] div:has(> [type=range]) ~ div > button')) && appears(page, ANSWER)
    },
  },
  {
    ...guest,
    id: 'second-factor',
    title: 'Second factor',
    scenario: { kind: 'unregistered-ip' },
    open: async (page, make) => {
      await logIn(page, make, 'player')
      return appears(page, ANSWER)
    },
  },
  {
    ...guest,
    id: 'login-code',
    title: 'Login by mobile number, code sent',
    open: async (page, make) => (await lastTab(page)) && sendCode(page, make),
  },
  {
    ...guest,
    id: 'countries',
    title: 'Country list',
    open: async (page) => {
      if (!(await lastTab(page))) return false
      await appears(page, '[role=combobox][name=countryDialingCode]')
      await press(page, '[role=combobox][name=countryDialingCode]')
      return appears(page, '[role=option], [role=listbox]')
    },
  },
  {
    ...guest,
    id: 'register-mobile',
    title: 'Register by mobile number',
    address: '/register',
    open: async (page) => (await lastTab(page)) && appears(page, '[name=mobileNum]'),
  },
  {
    ...guest,
    id: 'register-end',
    title: 'The end of the registration',
    address: '/register',
    open: async (page) => {
      const submit = `${FORMS} form:has([name=agreeTerms]) [type=submit]`
      await appears(page, `${FORMS} form, main a[href="/login"]`)
      if ((await page.locator(submit).count()) === 0) return false
      await page.locator(submit).first().scrollIntoViewIfNeeded()
      return true
    },
  },
  {
    ...guest,
    id: 'forgot-code',
    title: 'Forgot password, with the code of the e-mail',
    address: '/login?modal=forgot-password&with=code',
    open: (page) => appears(page, 'dialog[open] [name=newPassword]'),
  },
  {
    ...guest,
    id: 'forgot-phone',
    title: 'Forgot password, by phone',
    address: '/login?modal=forgot-password',
    open: async (page, make) => (await press(page, 'dialog[open] [role=tab]:last-child')) && sendCode(page, make),
  },
  {
    ...guest,
    id: 'forced-change',
    title: 'Forced change of a password',
    signsIn: true,
    open: async (page, make) => {
      await logIn(page, make, 'default')
      return appears(page, 'dialog[open] [name=newPassword]')
    },
  },
  {
    ...guest,
    id: 'welcome',
    title: 'Welcome at the first login',
    signsIn: true,
    open: async (page, make) => {
      await logIn(page, make, 'newcomer')
      return appears(page, 'dialog[open] a[href*="responsible-gaming"]')
    },
  },
  {
    ...guest,
    id: 'idle',
    title: 'Nobody was here for a while',
    address: '/index',
    signsIn: true,
    open: async (page, make) => {
      await comeBack(page, make, 'player', 29.2)
      return appears(page, 'dialog[open] [role=timer]')
    },
  },
  {
    ...guest,
    id: 'session-ended',
    title: 'The session has ended',
    address: '/index',
    signsIn: true,
    open: async (page, make) => {
      await comeBack(page, make, 'player', 31)
      return appears(page, 'dialog[open]')
    },
  },
  {
    ...guest,
    id: 'trial',
    title: 'Warning of a trial account',
    address: '/index',
    signsIn: true,
    open: async (page, make) => {
      await comeBack(page, make, 'trial', 0)
      await appears(page, '#member-menu-open')
      const money = 'nav:has(> a[href*="modal=games"]) > button'
      const name = 'header button:is(:has(+ #member-menu-open), :has(+ :has(#member-menu-open)))'
      return (await press(page, `${money}, ${name}`)) && appears(page, 'dialog[open]')
    },
  },
]
