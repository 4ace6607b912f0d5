/**
 * The error catalogue (spec 8), as far as it is about accounts: what a player reads, in the brand's own language, where it
 * stands, and that one may go on from there. A guest's protected action and a trial account's stand in `protected`, the
 * third party's own words in `identity-phone`, a network that fails in `gateway-faults`.
 */
import type { Locator, Page } from 'playwright/test'
import { contract, type Contract } from '../../src/api/contract.ts'
import { chooseNew } from '../support/pages/account.ts'
import { expect, test } from '../support/journey.ts'
import { bringRounds } from '../support/pages/rounds.ts'
import type { SandboxOfTest } from '../support/servers/sandbox.ts'
import { CHANGE, CODES, LOGIN, REGISTRATION, SENDING, type Row } from '../support/section-8.ts'
import type { Say } from '../support/words.ts'

/** What the server says that nobody here has heard of; it is shown as it stands. */
const UNHEARD_OF: Row = { says: 'Cobalt 77: ask again on Monday', reads: '' }

interface Desk {
  readonly page: Page
  readonly sandbox: SandboxOfTest
  readonly say: Say
  readonly endpoint: keyof Contract
  /** Sends what is in the form. */
  readonly send: () => Promise<void>
}

/** Refuses a call in the words of each row, and looks where they are read. */
async function walk(desk: Desk, rows: readonly Row[], look: (row: Row, words: string) => Promise<void>): Promise<void> {
  const { page, sandbox, say, endpoint, send } = desk
  for (const row of rows) {
    await test.step(row.says, async () => {
      const { says: message, value } = row
      await sandbox.scenario({ kind: 'refusing', endpoint, message, times: 1, ...(value ? { value } : {}) })
      const answered = page.waitForResponse((it) => new URL(it.url()).pathname === contract[endpoint].path)
      await send()
      await answered
      await look(row, row.reads === '' ? row.says : say(row.reads))
    })
  }
}

const popup = (page: Page): Locator => page.getByRole('dialog').last()
const input = (page: Page, say: Say, label: string): Locator =>
  popup(page).getByLabel(say(label), { exact: true }).and(page.locator('input')).filter({ visible: true })

/** The country of the sandbox's members, which is not every brand's own. */
async function chooseArgentina(page: Page, say: Say, device: 'phone' | 'desktop'): Promise<void> {
  const code = input(page, say, 'Country code')
  await expect(code).toBeEnabled()
  if ((await code.inputValue()) === '+54') return
  if (device === 'desktop') {
    await code.fill('+54')
    await code.press('Tab')
  } else {
    await code.tap()
    const search = page.getByRole('combobox', { name: say('Find a country') })
    await search.fill('+54')
    await search.press('Enter')
  }
  await expect(code).toHaveValue('+54')
}

/** Reads it in the form, or at its field and there alone; what was typed is still there. */
const inForm =
  (page: Page, say: Say, kept: Readonly<Record<string, string>>) =>
  async ({ at }: Row, words: string): Promise<void> => {
    if (at) {
      await expect(input(page, say, at)).toHaveAccessibleDescription(new RegExp(RegExp.escape(words)))
      await expect(input(page, say, at)).toBeFocused()
      await expect(popup(page).getByRole('alert')).toHaveCount(0)
    } else await expect(popup(page).getByRole('alert')).toContainText(words)
    for (const [label, value] of Object.entries(kept)) await expect(input(page, say, label)).toHaveValue(value)
  }

/** Reads it in a dialog with one button, after which the form is as it was. */
const inDialog =
  (page: Page, say: Say, title: string) =>
  async (_: Row, words: string): Promise<void> => {
    const dialog = page.getByRole('dialog', { name: say(title) })
    await expect(dialog).toContainText(words)
    await dialog.getByRole('button', { name: say('OK') }).click()
    await expect(dialog).toHaveCount(0)
  }

test('what a login is refused with', { tag: '@pairs' }, async ({ page, player, sandbox, say }) => {
  test.slow()
  const member = await sandbox.member('player')
  await player.open('/index?modal=login')
  await player.fill(popup(page), member)
  const send = (): Promise<void> => player.send(popup(page)).click()
  const kept = { Username: member.username, Password: member.password }
  await walk({ page, sandbox, say, endpoint: 'login', send }, [...LOGIN, UNHEARD_OF], inForm(page, say, kept))
  await send()
  await expect(player.account, 'and the very same goes through').toBeVisible()
})

test(
  'a code that is not sent, and one that is not taken',
  { tag: '@pairs' },
  async ({ page, player, sandbox, say, device }) => {
    test.slow()
    await bringRounds(page)
    await sandbox.scenario({ kind: 'modules', on: ['SMS_LOGIN', 'VERIFICATION_CODE_LOGIN'] })
    const member = await sandbox.member('player')
    await player.open('/index?modal=login')
    await popup(page)
      .getByRole('tab', { name: say('Mobile number') })
      .click()
    await chooseArgentina(page, say, device)
    await input(page, say, 'Mobile number').fill(member.mobileNum)
    const sendCode = async (): Promise<void> => {
      // No two are sent within a second; put there by `bringRounds`.
      await page.evaluate(() => (globalThis as unknown as { passTime(ms: number): void }).passTime(1001))
      await popup(page)
        .getByRole('button', { name: say('Send code') })
        .click()
    }
    const desk = { page, sandbox, say }
    const told = inDialog(page, say, 'The code was not sent')
    await walk({ ...desk, endpoint: 'sendLoginCode', send: sendCode }, [...SENDING, UNHEARD_OF], told)
    await sendCode()
    await expect(popup(page).getByRole('status')).toContainText(member.mobileNum)

    await input(page, say, 'SMS code').fill('000000')
    const send = (): Promise<void> => player.send(popup(page)).click()
    const kept = { 'Mobile number': member.mobileNum, 'SMS code': '000000' }
    await walk({ ...desk, endpoint: 'login', send }, CODES, inForm(page, say, kept))
    const { countryDialingCode, mobileNum } = member
    const { code } = (await sandbox.ask('sms', { countryDialingCode, mobileNum })) as { code: string } // by its schema
    await input(page, say, 'SMS code').fill(code)
    await send()
    await expect(player.account).toBeVisible()
  },
)

test('what a registration is refused with', { tag: '@pairs' }, async ({ page, player, sandbox, say, brand }) => {
  test.slow()
  const rule = { patternId: 1, minLength: 4, maxLength: 16, enabled: true, required: true }
  const off = { enabled: false, required: false }
  const names = ['mobileNum', 'email', 'fullName', 'birthday', 'idNumber', 'nationality', 'recommenderId']
  const rules = Object.fromEntries(names.map((name) => [name, off]))
  await sandbox.scenario({
    kind: 'register-rules',
    rules: {
      ...rules,
      username: rule,
      password: { ...rule, patternId: 19 },
      affiliateCode: { ...rule, required: false },
    },
  })
  await sandbox.scenario({ kind: 'modules', on: ['AFFILIATE'], off: ['MOBILE_REGISTRATION'] })
  await player.open('/register')
  const name = `Lia${brand}${Date.now() % 100_000}`.slice(0, 16)
  const send = (): Promise<void> =>
    popup(page)
      .getByRole('button', { name: say('Register'), exact: true })
      .click()
  await input(page, say, 'Username').fill('7')
  await send()
  await expect(input(page, say, 'Username'), 'Validation failure').toHaveAccessibleDescription(
    say('reg_pattern_1', { range: '4\u2060–\u206016', max: 16 }),
  )
  await input(page, say, 'Username').fill(name)
  await input(page, say, 'Password').fill('Horse-2468')
  await input(page, say, 'Confirm password').fill('Horse-2468')
  for (const box of await popup(page).getByRole('checkbox').all()) await box.check()
  const kept = { Username: name, Password: 'Horse-2468', 'Confirm password': 'Horse-2468' }
  const desk = { page, sandbox, say, send }
  await walk({ ...desk, endpoint: 'registerMember' }, [...REGISTRATION, UNHEARD_OF], inForm(page, say, kept))

  const code = popup(page).getByLabel(say('{label} (optional)', { label: say('Invitation code') }), { exact: true })
  await code.fill('wrong7')
  const wrongCode: Row = { says: 'invitation_code_error', reads: 'invitation_code_error' }
  const told = inDialog(page, say, 'Check the invitation code')
  await walk({ ...desk, endpoint: 'checkAffiliateCode' }, [wrongCode], told)
  await expect(code, 'Invalid affiliate code').toHaveValue('wrong7')
  await code.fill('')
  await send()
  await expect(player.account).toBeVisible()
})

test('passwords', { tag: '@pairs' }, async ({ page, player, sandbox, say, brand }) => {
  test.slow()
  await player.open('/index?modal=forgot-password')
  await input(page, say, 'Username').fill('ana')
  await input(page, say, 'E-mail').fill('ana@example.com')
  const desk = { page, sandbox, say }
  const ask = (): Promise<void> =>
    popup(page)
      .getByRole('button', { name: say('Send e-mail') })
      .click()
  const wrong: Row = { says: 'username/email does not exist', reads: LOGIN[1]?.reads ?? '' }
  const typed = { Username: 'ana', 'E-mail': 'ana@example.com' }
  await walk({ ...desk, endpoint: 'forgotPasswordByEmail', send: ask }, [wrong, UNHEARD_OF], inForm(page, say, typed))
  await ask()
  const sent = page.getByRole('dialog', { name: say('Check your e-mail') })
  await expect(sent, 'Forgot-by-email success').toContainText(say('in_been_out'))
  await sent.getByRole('button', { name: say('OK') }).click()
  if (brand === 'pampas') await expect(input(page, say, 'Code from the e-mail')).toBeFocused()
  else await expect(popup(page), 'the link of the e-mail leads on').toHaveCount(0)

  const member = await player.become('player')
  const rule = { patternId: 0, minLength: 6, maxLength: 20, enabled: true, required: true }
  await sandbox.scenario({ kind: 'register-rules', rules: { password: rule } })
  await player.open('/index?modal=change-password')
  await input(page, say, 'Current password').fill(member.password)
  await chooseNew(popup(page), say, 'Donkey-13579')
  const change = (): Promise<void> =>
    popup(page)
      .getByRole('button', { name: say('Change password'), exact: true })
      .click()
  const kept = {
    'Current password': member.password,
    'New password': 'Donkey-13579',
    'Repeat the new password': 'Donkey-13579',
  }
  await walk({ ...desk, endpoint: 'changePassword', send: change }, [...CHANGE, UNHEARD_OF], inForm(page, say, kept))
  await change()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(player.account).toBeVisible()
})

test('a login that wants letters from the picture', { tag: '@pairs' }, async ({ page, player, sandbox, say }) => {
  const member = await sandbox.member('player')
  await player.open('/index?modal=login')
  await player.fill(popup(page), member)
  const send = (): Promise<void> => player.send(popup(page)).click()
  const letters = popup(page).getByLabel(say('Letters in the picture'))
  const value = { captcha: true }
  const desk: Desk = { page, sandbox, say, endpoint: 'login', send }
  const typed = { Username: member.username, Password: member.password }
  const wanted = { says: 'please enter the captcha', value, reads: 'Please enter the captcha.' }
  await walk(desk, [wanted], inForm(page, say, typed))
  await expect(letters, 'Login failure with captcha flag').toBeFocused()
  await letters.fill('abcd')
  const wrong = { says: 'captcha check failed', value, reads: 'It did not match. Try the new one.' }
  await walk(desk, [wrong], inForm(page, say, typed))
  await expect(letters).toHaveValue('')
  await letters.fill('efgh')
  // The server judges only the letters that it wants.
  await send()
  await expect(player.account).toBeVisible()
})
