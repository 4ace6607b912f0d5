/** Logging in by username, in the header and in the popup (spec 4 and 5). */
import type { Page } from 'playwright/test'
import { expect, test } from '../support/journey.ts'

/** What follows from no word and no colour of a brand is tried in one. */
const ONE_BRAND = { tag: ['@wireframe', '@pairs'] }

/** Counts what is sent to the login call from now on. */
function logins(page: Page): { readonly count: () => number } {
  let count = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/session/login')) count += 1
  })
  return { count: () => count }
}

test('a member logs in with spaces around the name, and the site says who it is', async ({
  page,
  player,
  sandbox,
  say,
}) => {
  const member = await sandbox.member('player')
  await player.open('/index')
  const form = await player.loginForm()
  // What password managers know the fields by.
  await expect(form.getByLabel(say('Username'), { exact: true })).toHaveAttribute('autocomplete', 'username')
  await expect(form.getByLabel(say('Password'), { exact: true })).toHaveAttribute('autocomplete', 'current-password')
  await player.fill(form, { username: `  ${member.username} `, password: member.password })
  await player.send(form).click()
  await expect(player.account).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect((await player.menu()).getByText(member.username)).toBeVisible()
  const keys = ['token', 'merchant', 'username', 'customerId', 'isAgent']
  // Who it is comes a moment after the session.
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual(expect.arrayContaining(keys))
  const kept = await page.evaluate(() => ({ ...sessionStorage }))
  expect(JSON.stringify(kept), 'a password is never stored').not.toContain(member.password)
  await page.reload()
  await expect(player.account).toBeVisible()
  await expect(form, 'nobody is asked twice').toBeHidden()
  expect(say('Log in')).not.toBe('')
})

test('an empty form says what is missing and sends nothing', { tag: '@pairs' }, async ({ page, player, say }) => {
  const sent = logins(page)
  await player.open('/index')
  const form = await player.loginForm()
  await player.send(form).click()
  const name = form.getByLabel(say('Username'), { exact: true })
  await expect(name).toBeFocused()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toHaveAccessibleDescription(say('Enter your username'))
  await expect(form.getByLabel(say('Password'), { exact: true })).toHaveAccessibleDescription(
    say('Enter your password'),
  )
  await name.fill('   ')
  await player.send(form).click()
  await expect(name, 'spaces are no name').toHaveAccessibleDescription(say('Enter your username'))
  await name.fill('someone')
  await expect(name, 'the error goes with the typing').not.toHaveAttribute('aria-invalid', 'true')
  expect(sent.count()).toBe(0)
})

test(
  'a wrong password is said in the form, and nothing typed is lost',
  { tag: '@pairs' },
  async ({ player, sandbox, say }) => {
    const member = await sandbox.member('player')
    await player.open('/index')
    const form = await player.loginForm()
    await player.fill(form, { username: member.username, password: 'not-it' })
    await player.send(form).click()
    await expect(form.getByRole('alert')).toContainText(
      say('The username or the password is not right. Check both and try again.'),
    )
    await expect(form.getByLabel(say('Username'), { exact: true })).toHaveValue(member.username)
    await expect(form.getByLabel(say('Password'), { exact: true })).toHaveValue('not-it')
    await form.getByLabel(say('Password'), { exact: true }).fill(member.password)
    await player.send(form).click()
    await expect(player.account).toBeVisible()
  },
)

test('a login is sent once, however it is sent', { tag: '@pairs' }, async ({ page, player, sandbox, say }) => {
  const member = await sandbox.member('player')
  await sandbox.scenario({ kind: 'slow', ms: 2500, endpoint: 'login' })
  await player.open('/index')
  const sent = logins(page)
  const form = await player.loginForm()
  await player.fill(form, member)
  const password = form.getByLabel(say('Password'), { exact: true })
  await password.press('Enter')
  await password.evaluate((input: HTMLInputElement) => {
    input.form?.requestSubmit()
    input.form?.querySelector<HTMLButtonElement>('button[type="submit"]')?.click()
    input.form?.requestSubmit()
  })
  await expect(player.account).toBeVisible()
  expect(sent.count()).toBe(1)
})

test('remember-me keeps the username for a day, and nothing else', async ({ page, context, player, sandbox, say }) => {
  const member = await sandbox.member('player')
  await player.open('/index')
  const form = await player.loginForm()
  await player.fill(form, member)
  await form.getByLabel(say('Remember my username')).check()
  const before = Date.now() / 1000
  await player.send(form).click()
  await expect(player.account).toBeVisible()
  const remembered = async () => (await context.cookies()).find(({ name }) => name === 'rememberedUser')
  const kept = { value: member.username, secure: true, sameSite: 'Strict', path: '/' }
  // It is written once it is known who is in, a moment after the session.
  await expect.poll(remembered).toMatchObject(kept)
  const cookie = await remembered()
  expect(cookie?.expires).toBeGreaterThan(before + 86_390)
  expect(cookie?.expires).toBeLessThan(before + 86_430)
  await player.signOut()
  await page.reload()
  const again = await player.loginForm()
  await expect(again.getByLabel(say('Username'), { exact: true })).toHaveValue(member.username)
  await expect(again.getByLabel(say('Password'), { exact: true })).toHaveValue('')
  await expect(again.getByLabel(say('Remember my username'))).toBeChecked()
})

test('the password can be looked at', ONE_BRAND, async ({ player, say }) => {
  await player.open('/index')
  const form = await player.loginForm()
  const password = form.getByLabel(say('Password'), { exact: true })
  await password.fill('open sesame')
  await expect(password).toHaveAttribute('type', 'password')
  await form.getByRole('button', { name: say('Show password') }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await form.getByRole('button', { name: say('Hide password') }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await expect(password).toHaveValue('open sesame')
})

test('an agent who is no member is turned away with a reason', ONE_BRAND, async ({ player, sandbox, say }) => {
  const member = await sandbox.member('affiliate')
  await player.open('/index')
  const form = await player.loginForm()
  await player.fill(form, member)
  await player.send(form).click()
  await expect(form.getByRole('alert')).toContainText(say('This site is for members. Agents have their own.'))
})

test(
  'a login that gets no answer says so, and works once there is one',
  ONE_BRAND,
  async ({ player, sandbox, faults, say }) => {
    faults.expect(/status of 503/)
    const member = await sandbox.member('player')
    await player.open('/index')
    await sandbox.scenario({ kind: 'failing', how: 'status', status: 503, endpoint: 'login', times: 1 })
    const form = await player.loginForm()
    await player.fill(form, member)
    await player.send(form).click()
    await expect(form.getByRole('alert')).toContainText(say('The server has a problem'))
    await player.send(form).click()
    await expect(player.account).toBeVisible()
  },
)
