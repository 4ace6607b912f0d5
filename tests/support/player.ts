/** What players do in every journey, on a phone as on a desktop. */
import { expect, type Locator, type Page } from 'playwright/test'
import type { MadeMember, SandboxOfTest } from './servers/sandbox.ts'
import type { Say } from './words.ts'

export interface Player {
  /** Opens an address and waits until React has taken the shell over. */
  open(address: string): Promise<void>
  /** The login form that the device has: the header's, or the popup behind the header's link. */
  loginForm(): Promise<Locator>
  /** Types a username and a password into a form, without sending it. */
  fill(form: Locator, member: Pick<MadeMember, 'username' | 'password'>): Promise<void>
  /** Logs in and waits for the member's part of the header. */
  logIn(member: MadeMember): Promise<void>
  /** Logs in at the popup that something asked for, and goes on from there. */
  logInHere(member: Pick<MadeMember, 'username' | 'password'>): Promise<void>
  /**
   * Makes a member of a kind, as whom the next address is opened: as after a reload, since the token of a session is there
   * already. What logging in itself brings about is for `logIn`.
   */
  become(kind: string, balance?: string): Promise<MadeMember>
  /** The same, and opens the home page. */
  enter(kind: string, balance?: string): Promise<MadeMember>
  /** Makes a member of a kind and comes in by the login page, which is the door of a site that is open to members only. */
  enterByDoor(kind: string, balance?: string): Promise<MadeMember>
  /** The button that opens the member's menu; it is there exactly while one is logged in. */
  readonly account: Locator
  /** The button that sends a login form. */
  send(form: Locator): Locator
  /** The button of a protected action; guests on a desktop have none. */
  readonly deposit: Locator
  /** Opens the member's menu. */
  menu(): Promise<Locator>
  /** Goes down to the footer and waits until it is whole. */
  footer(): Promise<Locator>
  /** Opens the list of languages: in a wide header, or in a phone's menu. */
  openLanguages(name: string | RegExp): Promise<void>
  /** Asks to be signed out, and answers the question with yes. */
  signOut(): Promise<void>
}

interface PlayerParts {
  readonly page: Page
  readonly say: Say
  readonly device: 'phone' | 'desktop'
  readonly sandbox: SandboxOfTest
}

/** A pattern for an accessible name that begins with a text. */
export const beginning = (text: string): RegExp => new RegExp(`^${RegExp.escape(text.trim())}`)

export function createPlayer({ page, say, device, sandbox }: PlayerParts): Player {
  const account = page.getByRole('button', { name: beginning(say('Account: {name}', { name: '' })) })
  const player: Player = {
    account,
    deposit: (device === 'phone'
      ? page.getByRole('navigation', { name: say('Quick access') })
      : page.getByRole('banner')
    ).getByRole('button', { name: say('Deposit') }),
    open: async (address) => {
      await page.goto(address)
      await page.waitForFunction(() => document.documentElement.dataset['ready'] !== undefined)
    },
    loginForm: async () => {
      if (device === 'desktop') {
        // In the bar, or below its button where the brand or the window has it there.
        const opener = page.locator('#header-login-open')
        if (await opener.isVisible()) await opener.click()
        return page.locator('#header-login-place')
      }
      await page
        .getByRole('banner')
        .getByRole('link', { name: say('Log in') })
        .click()
      const popup = page.getByRole('dialog', { name: say('Log in') })
      await expect(popup).toBeVisible()
      // A button that rises with its sheet between press and release is not clicked.
      await popup.evaluate((sheet) => Promise.allSettled(sheet.getAnimations().map(({ finished }) => finished)))
      return popup
    },
    fill: async (form, { username, password }) => {
      await form.getByLabel(say('Username'), { exact: true }).fill(username)
      await form.getByLabel(say('Password'), { exact: true }).fill(password)
    },
    send: (form) => form.getByRole('button', { name: say('Log in'), exact: true }),
    logIn: async (member) => {
      const form = await player.loginForm()
      await player.fill(form, member)
      await player.send(form).click()
      await expect(account).toBeVisible()
    },
    logInHere: async (member) => {
      const popup = page.getByRole('dialog', { name: say('Log in') })
      await player.fill(popup, member)
      await player.send(popup).click()
    },
    become: async (kind, balance) => {
      const { token, ...member } = await sandbox.memberLoggedIn(kind, balance)
      // An address of the site's that is none of the application's: what a tab keeps belongs to an origin.
      await page.goto('/robots.txt')
      await page.evaluate((given) => sessionStorage.setItem('token', given), token)
      return member
    },
    enter: async (kind, balance) => {
      const member = await player.become(kind, balance)
      await player.open('/index')
      await expect(account).toBeVisible()
      return member
    },
    enterByDoor: async (kind, balance) => {
      const member = await sandbox.member(kind, balance)
      await player.open('/')
      const main = page.getByRole('main')
      await player.fill(main, member)
      await player.send(main).click()
      await expect(account).toBeVisible()
      return member
    },
    menu: async () => {
      await account.click()
      const menu = page.getByRole('group', { name: say('Account'), exact: true })
      await expect(menu).toBeVisible()
      return menu
    },
    footer: async () => {
      const footer = page.getByRole('contentinfo')
      const link = footer.getByRole('link', { name: say('Help centre') })
      // The page grows while its lower sections come, and takes the footer further down.
      await expect(async () => {
        await footer.scrollIntoViewIfNeeded()
        await expect(link).toBeVisible({ timeout: 500 })
      }).toPass()
      return footer
    },
    openLanguages: async (name) => {
      if (device === 'phone') await page.getByRole('banner').getByRole('button').first().click()
      await page.getByRole('button', { name }).click()
    },
    signOut: async () => {
      const menu = await player.menu()
      await menu.getByRole('button', { name: say('Sign out') }).click()
      const dialog = page.getByRole('dialog', { name: say('Sign out?') })
      await dialog.getByRole('button', { name: say('Sign out') }).click()
    },
  }
  return player
}
