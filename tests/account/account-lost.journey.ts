/**
 * Double clicks, slow answers, and answers that are lost after the call was carried out: nothing is made twice, and it is
 * clear what to do next.
 */
import type { Locator, Page } from 'playwright/test'
import { contract, type Contract } from '../../src/api/contract.ts'
import { accountOf, chooseNew } from '../support/pages/account.ts'
import { expect, test as base } from '../support/journey.ts'
import type { Say } from '../support/words.ts'

const popup = (page: Page): Locator => page.getByRole('dialog').last()
const input = (page: Page, say: Say, label: string): Locator =>
  popup(page).getByLabel(say(label), { exact: true }).and(page.locator('input')).filter({ visible: true })

/** Counts the calls of an endpoint from now on. */
function counted(page: Page, endpoint: keyof Contract): () => number {
  let count = 0
  page.on('request', (request) => (count += Number(new URL(request.url()).pathname === contract[endpoint].path)))
  return () => count
}

/** As an impatient hand does it: two clicks and Enter before anything has been drawn. */
const hammer = (button: Locator): Promise<void> =>
  button.evaluate((it: HTMLButtonElement) => {
    it.click()
    it.click()
    it.form?.requestSubmit()
  })

/** As some password managers do it: without a focus, a key or an event. */
const fillSilently = (field: Locator, value: string): Promise<void> =>
  field.evaluate((it: HTMLInputElement, text) => {
    it.value = text
  }, value)

const RULE = { patternId: 0, minLength: 6, maxLength: 20, enabled: true, required: true }
const OFF = ['mobileNum', 'email', 'fullName', 'birthday', 'idNumber', 'nationality', 'recommenderId', 'affiliateCode']
/** A registration that asks for a name and a password, and any password. */
const FREE = {
  kind: 'register-rules',
  rules: {
    ...Object.fromEntries(OFF.map((name) => [name, { enabled: false, required: false }])),
    username: RULE,
    password: RULE,
  },
}

/** Cut short, not broken off: where a connection breaks before an answer begins, browsers send once more by themselves. */
const lost = (endpoint: keyof Contract) => ({ kind: 'failing', how: 'cut-short', times: 1, endpoint })

const test = base.extend<{ lossIsMeant: void; openRegistration: () => Promise<void> }>({
  // Whatever answer is lost, the browser writes it down.
  lossIsMeant: [
    async ({ faults }, use) => {
      faults.expect(/Failed to load resource/)
      await use()
    },
    { auto: true },
  ],
  openRegistration: async ({ player, sandbox }, use) =>
    use(async () => {
      await sandbox.scenario(FREE)
      await sandbox.scenario({ kind: 'modules', off: ['MOBILE_REGISTRATION', 'AFFILIATE'] })
      await player.open('/register')
    }),
})

test('an account whose making was not heard of is made once, and logged in to', async ({
  page,
  player,
  sandbox,
  openRegistration,
  say,
  brand,
}) => {
  await openRegistration()
  await sandbox.scenario({ kind: 'slow', ms: 400, endpoint: 'registerMember' })
  await sandbox.scenario(lost('registerMember'))
  const registered = counted(page, 'registerMember')
  const name = `eva${brand.slice(0, 4)}${Date.now() % 1_000_000}`
  await input(page, say, 'Username').fill(name)
  await input(page, say, 'Password').fill('Horse-2468')
  await input(page, say, 'Confirm password').fill('Horse-2468')
  for (const box of await popup(page).getByRole('checkbox').all()) await box.check()
  await hammer(popup(page).getByRole('button', { name: say('Register'), exact: true }))
  await expect(popup(page).getByText(say('No response received'))).toBeVisible()
  expect(registered()).toBe(1)
  await expect(input(page, say, 'Password'), 'nothing typed is lost').toHaveValue('Horse-2468')
  await expect(popup(page).getByRole('button', { name: say('Register'), exact: true })).toHaveCount(0)
  // Enter in a field sends nothing by itself, and what is typed by now is not what was sent.
  await input(page, say, 'Username').fill(`${name}x`)
  await input(page, say, 'Username').press('Enter')

  await popup(page)
    .getByRole('button', { name: say('Try to log in') })
    .click()
  await expect(player.account).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('username'))).toBe(name)
  expect(registered(), 'it was sent once').toBe(1)
  // The one that was made, with a balance of its own and books that are right.
  expect(await sandbox.ask('ledger', { member: name })).toMatchObject({ total: '0' })
})

test(
  'one that was never made can be sent again, and is made once',
  { tag: '@pairs' },
  async ({ page, player, sandbox, openRegistration, say }) => {
    await openRegistration()
    await sandbox.scenario({ kind: 'failing', status: 503, times: 1, endpoint: 'registerMember' })
    const registered = counted(page, 'registerMember')
    const name = `Noa${Date.now().toString().slice(-6)}`
    await fillSilently(input(page, say, 'Username'), name)
    await fillSilently(input(page, say, 'Password'), 'Horse-2468')
    await fillSilently(input(page, say, 'Confirm password'), 'Horse-2468')
    const send = popup(page).getByRole('button', { name: say('Register'), exact: true })
    await send.click()
    for (const box of await popup(page).getByRole('checkbox').all()) await box.check()
    await expect(input(page, say, 'Password')).toHaveValue('Horse-2468')
    await send.click()
    await popup(page)
      .getByRole('button', { name: say('Try to log in') })
      .click()
    await expect(popup(page).getByText(say('No account was created'), { exact: true })).toBeVisible()
    await popup(page)
      .getByRole('button', { name: say('Send them again') })
      .click()
    await hammer(send)
    await expect(player.account).toBeVisible()
    expect(registered()).toBe(2)
  },
)

test(
  'a password whose change was not heard of is in use, and is not sent twice',
  { tag: '@pairs' },
  async ({ page, player, sandbox, say }) => {
    await sandbox.scenario(FREE)
    const member = await player.become('player')
    await player.open('/index?modal=change-password')
    // The change ends the session, and whatever part of the page asks a question of the member's then says so first. What
    // comes with the first sign of life is here as well.
    await page.keyboard.press('Shift')
    await page.waitForLoadState('networkidle')
    const changed = counted(page, 'changePassword')
    await sandbox.scenario({ kind: 'slow', ms: 400, endpoint: 'changePassword' })
    await sandbox.scenario(lost('changePassword'))
    await input(page, say, 'Current password').fill(member.password)
    await chooseNew(popup(page), say, 'Donkey-13579')
    await hammer(popup(page).getByRole('button', { name: say('Change password'), exact: true }))
    await expect(popup(page).getByText(say('No response received'))).toBeVisible()
    await expect(input(page, say, 'New password')).toHaveValue('Donkey-13579')
    expect(changed()).toBe(1)
    await popup(page)
      .getByRole('button', { name: say('Try to log in') })
      .click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(player.account).toBeVisible()
    expect(changed()).toBe(1)
    await player.signOut()
    await player.logIn({ ...member, password: 'Donkey-13579' })
  },
)

test(
  'logins, codes and free plays that were not heard of can be tried again',
  { tag: '@pairs' },
  async ({ page, player, sandbox, say }) => {
    test.slow()
    await sandbox.scenario({
      kind: 'modules',
      on: ['SMS_LOGIN', 'VERIFICATION_CODE_LOGIN', 'FREE_PLAY', 'CHNGPASSVERIF3'],
    })
    const member = await accountOf(sandbox)
    await player.open('/index?modal=login')
    const plays = counted(page, 'startFreePlay')
    await sandbox.scenario({ kind: 'slow', ms: 400, endpoint: 'startFreePlay' })
    await sandbox.scenario(lost('startFreePlay'))
    const play = popup(page).getByRole('button', { name: say('Free demo') })
    await hammer(play)
    await expect(popup(page).getByRole('alert')).toContainText(say('The connection was lost'))
    expect(plays()).toBe(1)

    await player.fill(popup(page), member)
    const logins = counted(page, 'login')
    await sandbox.scenario({ kind: 'slow', ms: 400, endpoint: 'login' })
    await sandbox.scenario(lost('login'))
    await hammer(player.send(popup(page)))
    await expect(
      popup(page)
        .getByRole('alert')
        .filter({ hasText: say('Check your network and try again.') }),
    ).toHaveCount(2)
    expect(logins()).toBe(1)
    await expect(input(page, say, 'Password')).toHaveValue(member.password)

    await page.getByRole('tab', { name: say('Mobile number') }).click()
    const codes = counted(page, 'sendLoginCode')
    await sandbox.scenario(lost('sendLoginCode'))
    await input(page, say, 'Mobile number').fill(member.mobileNum)
    const send = popup(page).getByRole('button', { name: say('Send code') })
    await hammer(send)
    const dialog = page.getByRole('dialog', { name: say('The code was not sent') })
    await expect(dialog).toContainText(say('Check your network and try again.'))
    await dialog.getByRole('button', { name: say('OK') }).click()
    expect(codes()).toBe(1)
    // No two within a second get through.
    await expect(async () => {
      if (codes() < 2) await send.click({ timeout: 1000 })
      expect(codes()).toBe(2)
    }).toPass()
    await expect(popup(page).getByRole('status')).toContainText(member.mobileNum)

    await page.getByRole('tab', { name: say('Username') }).click()
    await hammer(player.send(popup(page)))
    await expect(player.account).toBeVisible()
    expect(logins()).toBe(2)
  },
)
