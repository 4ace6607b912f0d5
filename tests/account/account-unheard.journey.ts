/**
 * Answers that are lost after the call was carried out, of the rarer ways in: nothing is made or changed twice, what was
 * typed stays, and what a player does next works. The others stand in `account-lost.journey.ts`.
 */
import type { BrowserContext, Locator, Page } from 'playwright/test'
import { contract, type Contract } from '../../src/api/contract.ts'
import { accountOf, chooseNew, lastSms, type Account } from '../support/pages/account.ts'
import { openIdentity, wholeWindow } from '../support/servers/identity.ts'
import { expect, test } from '../support/journey.ts'
import type { Player } from '../support/player.ts'
import type { SandboxOfTest } from '../support/servers/sandbox.ts'
import type { Say } from '../support/words.ts'

interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  readonly player: Player
  readonly sandbox: SandboxOfTest
  readonly say: Say
  readonly member: Account
  /** The dialog on top. */
  readonly popup: Locator
}

interface Way {
  readonly endpoint: keyof Contract
  /** One has what the way takes, whichever brand the run is about. */
  readonly brand: string
  readonly on?: readonly string[]
  readonly off?: readonly string[]
  readonly scenario?: { readonly kind: string } & Readonly<Record<string, unknown>>
  /** Opens the form, fills it in and sends it. */
  readonly send: (visit: Visit) => Promise<void>
  /** What says that nothing was heard. */
  readonly says: string
  /** What was typed, by the fields' labels. */
  readonly kept: (member: Account) => Readonly<Record<string, string>>
  /** What a player does next. */
  readonly next: (visit: Visit) => Promise<void>
  /** How often the call has been sent by the time that one is in. */
  readonly sent: number
}

const NEW = 'Donkey-13579'
const NOT_HEARD = 'No response received'
const NETWORK = 'Check your network and try again.'

const field = (popup: Locator, say: Say, label: string): Locator =>
  popup.getByLabel(say(label), { exact: true }).and(popup.locator('input')).filter({ visible: true })
const press = (popup: Locator, say: Say, name: string): Promise<void> =>
  popup.getByRole('button', { name: say(name), exact: true }).click()

/** Chooses the name on the bank account, which needs no code, and answers. */
async function prove({ popup, say, member }: Visit): Promise<void> {
  await popup.getByRole('radio', { name: say('Bank account name') }).check()
  await field(popup, say, 'Name on your bank account').fill(member.payeeName)
  await press(popup, say, 'Confirm')
}

const OFF = ['email', 'fullName', 'birthday', 'idNumber', 'nationality', 'recommenderId', 'affiliateCode']
/** A registration that asks for a number and any password. */
const RULES = {
  ...Object.fromEntries(OFF.map((name) => [name, { enabled: false, required: false }])),
  password: { patternId: 0, minLength: 6, maxLength: 20, enabled: true, required: true },
}
/** A number that nobody has. */
const NUMBER = `93${Date.now().toString().slice(-8)}`

const WAYS: Readonly<Record<string, Way>> = {
  'a registration by mobile number': {
    endpoint: 'registerMobile',
    brand: 'pampas',
    on: ['DIRECT_REGISTRATION', 'MOBILE_REGISTRATION', 'MOBILE_PASSWORD_REGISTRATION'],
    off: ['USERNAME_REGISTRATION', 'REGISTRATION_SMS', 'AFFILIATE'],
    scenario: { kind: 'register-rules', rules: RULES },
    send: async ({ player, popup, say }) => {
      await player.open('/register')
      await field(popup, say, 'Mobile number').fill(NUMBER)
      await field(popup, say, 'Password').fill(NEW)
      await field(popup, say, 'Confirm password').fill(NEW)
      for (const box of await popup.getByRole('checkbox').all()) await box.check()
      await press(popup, say, 'Register')
    },
    says: NOT_HEARD,
    kept: () => ({ 'Mobile number': NUMBER, Password: NEW, 'Confirm password': NEW }),
    next: ({ popup, say }) => press(popup, say, 'Try to log in'),
    sent: 1,
  },
  'a new password by phone': {
    endpoint: 'setPasswordByPhone',
    brand: 'pampas',
    on: ['CHNGPASSVERIF3'],
    send: async ({ player, popup, sandbox, say, member }) => {
      await player.open('/index?modal=forgot-password')
      await popup.getByRole('tab', { name: say('By phone') }).click()
      await field(popup, say, 'Mobile number').fill(member.mobileNum)
      await press(popup, say, 'Send code')
      await expect(popup.getByRole('status')).toContainText(member.mobileNum)
      await field(popup, say, 'SMS code').fill(await lastSms(sandbox, member))
      await chooseNew(popup, say, NEW)
      await press(popup, say, 'Set password and log in')
    },
    says: NOT_HEARD,
    kept: ({ mobileNum }) => ({ 'Mobile number': mobileNum, 'New password': NEW, 'Repeat the new password': NEW }),
    next: async ({ player, popup, say, member }) => {
      await press(popup, say, 'Set password and log in')
      await expect(field(popup, say, 'SMS code'), 'it holds for one change').toHaveAttribute('aria-invalid', 'true')
      await expect(popup.getByText(say(NOT_HEARD)), 'which may have been made').toBeVisible()
      await press(popup, say, 'Try to log in')
      await player.fill(popup, { ...member, password: NEW })
      await player.send(popup).click()
    },
    sent: 2,
  },
  'a second factor': {
    endpoint: 'proveSecondFactor',
    brand: 'pampas',
    scenario: { kind: 'unregistered-ip' },
    send: async (visit) => {
      const { player, popup, member } = visit
      await player.open('/index?modal=login')
      await player.fill(popup, member)
      await player.send(popup).click()
      await prove(visit)
    },
    says: NETWORK,
    kept: ({ payeeName }) => ({ 'Name on your bank account': payeeName }),
    next: async (visit) => {
      const { player, popup, say, member } = visit
      await press(popup, say, 'Confirm')
      // It was taken the first time, and holds for one login.
      await press(popup, say, 'Back to the login')
      await expect(field(popup, say, 'Password')).toHaveValue(member.password)
      await player.send(popup).click()
      await prove(visit)
    },
    sent: 3,
  },
  'the second form of login': {
    endpoint: 'loginWithSlider',
    brand: 'hoasen',
    send: async ({ player, popup, member }) => {
      await player.open('/index?modal=login')
      await player.fill(popup, member)
      await player.send(popup).click()
    },
    says: NETWORK,
    kept: ({ username, password }) => ({ Username: username, Password: password }),
    next: ({ player, popup }) => player.send(popup).click(),
    sent: 2,
  },
  'a login with a third party’s account': {
    endpoint: 'loginWithIdentity',
    brand: 'social',
    on: ['DIRECT_REGISTRATION', 'USERNAME_REGISTRATION'],
    send: async ({ page, context, player, popup, say, member }) => {
      await openIdentity(context)
      await player.open('/index?modal=login')
      await field(popup, say, 'Username').fill('ana')
      const opened = page.waitForEvent('popup')
      await press(popup, say, 'Continue with Google')
      const window = await wholeWindow(await opened)
      await window.locator('#add-account-button').click()
      await window.locator('#autogen-button').click()
      await window.locator('#display-name-input').fill(member.username)
      await window.locator('#sign-in').click()
    },
    says: NETWORK,
    kept: () => ({ Username: 'ana' }),
    next: async ({ page, popup, say, member }) => {
      // What the emulator vouches with is dated to the second: two of one second are the same, which is good once.
      const second = (): number => Math.floor(Date.now() / 1000)
      const vouched = second()
      await expect.poll(second).toBeGreaterThan(vouched)
      const opened = page.waitForEvent('popup')
      await press(popup, say, 'Try again')
      await (await wholeWindow(await opened)).locator('.js-reuse-account', { hasText: member.username }).click()
    },
    sent: 2,
  },
}

for (const [name, way] of Object.entries(WAYS)) {
  test.describe('whose answer was lost', () => {
    test.use({ brand: way.brand })

    test(
      `${name} goes on`,
      { tag: ['@pampas', '@phone', '@pairs'] },
      async ({ page, context, player, sandbox, faults, say }) => {
        faults.expect(/Failed to load resource/)
        const visit = { page, context, player, sandbox, say, popup: page.getByRole('dialog').last() }
        const { path } = contract[way.endpoint]
        let sent = 0
        page.on('request', (request) => (sent += Number(new URL(request.url()).pathname === path)))
        if (way.on || way.off) await sandbox.scenario({ kind: 'modules', on: way.on ?? [], off: way.off ?? [] })
        if (way.scenario) await sandbox.scenario(way.scenario)
        // Cut short, not broken off: where a connection breaks before an answer begins, browsers send once more by themselves.
        await sandbox.scenario({ kind: 'failing', how: 'cut-short', times: 1, endpoint: way.endpoint })
        const member = await accountOf(sandbox)
        await way.send({ ...visit, member })
        await expect(visit.popup.getByText(say(way.says))).toBeVisible()
        expect(sent, 'nothing is sent again by itself').toBe(1)
        for (const [label, typed] of Object.entries(way.kept(member)))
          await expect(field(visit.popup, say, label), `${label} is still there`).toHaveValue(typed)
        await way.next({ ...visit, member })
        await expect(player.account).toBeVisible()
        expect(sent).toBe(way.sent)
      },
    )
  })
}
