/** Sessions that end by themselves, trial accounts that become true ones, and a first login (spec 4 and 5). */
import { accountOf, chooseNew, lastMail } from '../support/pages/account.ts'
import { bringAxe, expectAccessibleInBoth } from '../support/axe.ts'
import { expect, ready, test } from '../support/journey.ts'

test('a revoked session ends in every tab, and the login leads back to the page that was open', async ({
  page,
  context,
  player,
  sandbox,
  say,
}) => {
  const member = await player.enter('player')
  const second = await context.newPage()
  await second.goto('/index')
  await ready(second)
  await player.open('/help?q=bonus')
  // A tab that was opened from here would have a session of its own; this one is the same.
  const session = await page.evaluate(() => ({ ...sessionStorage }))
  await second.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, String(value))
  }, session)
  await second.goto('/vip')
  await ready(second)
  // A page that still asks for something would be told first, and a reload would then rightly find a guest.
  await page.goto('about:blank')
  await sandbox.endSessions(member.username)
  await page.goto('/help?q=bonus')
  const title = say('You were signed out')
  for (const tab of [page, second]) {
    await expect(tab.getByRole('dialog', { name: title })).toBeVisible()
    await expect(tab.getByRole('dialog')).toHaveCount(1)
    expect(await tab.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  }
  await page
    .getByRole('dialog', { name: title })
    .getByRole('button', { name: say('Log in'), exact: true })
    .click()
  await player.logInHere(member)
  await expect(player.account).toBeVisible()
  await expect(page).toHaveURL(/\/help\?q=bonus$/)
  await expect(second.getByRole('dialog', { name: title }), 'another tab is another session').toBeVisible()
})

test(
  'who is away for half an hour is warned, may stay, and is asked to log in again',
  { tag: '@pairs' },
  async ({ page, player, sandbox, say }) => {
    await bringAxe(page)
    await page.clock.install()
    const member = await player.become('player')
    await player.open('/help')
    const warning = page.getByRole('dialog', { name: say('Are you still there?') })
    // Time that leaps would run out for whatever is still being loaded.
    await page.waitForLoadState('networkidle')
    // Somebody is there in another tab: how long this page took to come does not count.
    await page.evaluate(() => localStorage.setItem('lastUsed', String(Date.now())))
    await page.clock.fastForward('28:50')
    await expect(warning).toHaveCount(0)
    await page.clock.fastForward('00:20')
    await expect(warning.getByRole('timer')).toContainText(/[45]\d/)
    await expectAccessibleInBoth(page, 'idle')
    await warning.getByRole('button', { name: say('Stay logged in') }).click()
    await expect(warning).toHaveCount(0)
    await page.clock.fastForward('28:50')
    await expect(warning).toHaveCount(0)
    await page.clock.fastForward('00:20')
    await expect(warning).toBeVisible()
    await page.clock.fastForward('01:00')
    const ended = page.getByRole('dialog', { name: say('You were signed out') })
    await expect(ended).toContainText(
      say('You were signed out after {minutes} minutes of inactivity. Log in again to continue.', { minutes: 30 }),
    )
    await expect(warning).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expectAccessibleInBoth(page, 'ended')
    await expect.poll(() => sandbox.sessions(member.username), 'the server was told').toBe(0)
    expect(await page.evaluate(() => localStorage.getItem('lastUsed'))).toBeNull()
    // A sealed login says when it was made, which the gateway compares with its own clock.
    await page.clock.setSystemTime(Date.now())
    await ended.getByRole('button', { name: say('Log in'), exact: true }).click()
    await player.logInHere(member)
    await expect(player.account).toBeVisible()
    await expect(page).toHaveURL(/\/help$/)
  },
)

test('a trial account that is warned can become a true one', { tag: '@pairs' }, async ({ page, player, say }) => {
  await player.enter('trial')
  await player.deposit.click()
  const warning = page.getByRole('dialog', { name: say('Trial account') })
  await expect(warning.getByRole('button', { name: say('in_increase_submit'), exact: true })).toBeVisible()
  // It has no password to change, wherever a link leads.
  await player.open('/index?modal=change-password')
  await expect(warning).toBeVisible()
  await expect(page).not.toHaveURL(/modal=/)
  await warning.getByRole('button', { name: say('Register'), exact: true }).click()
  await expect(warning).toHaveCount(0)
  await expect(page).toHaveURL(/modal=register/)
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test(
  'a first login is greeted once, with what to do next',
  { tag: '@pairs' },
  async ({ page, player, sandbox, say }) => {
    await bringAxe(page)
    const member = await sandbox.member('newcomer')
    await player.open('/index')
    await player.logIn(member)
    const welcome = page.getByRole('dialog').filter({ hasText: say('Play within your means') })
    await expect(welcome).toBeVisible()
    await expectAccessibleInBoth(page, 'welcome')
    await welcome.getByRole('button', { name: new RegExp(`^${say('First deposit')}`) }).click()
    await expect(page.getByRole('dialog', { name: say('Personal centre') })).toBeVisible()
    await page.keyboard.press('Escape')
    await player.signOut()
    await player.logIn(member)
    await expect(welcome).toHaveCount(0)
  },
)

test('a login whose question does not load is given up with the dialog that says so', async ({
  page,
  player,
  sandbox,
  say,
  faults,
}) => {
  faults.expect(/net::ERR_FAILED|Loading chunk failed/)
  await sandbox.scenario({ kind: 'unregistered-ip' })
  await page.route(/\/assets\/[^/]*second-factor-dialog/, (route) => route.abort())
  const member = await sandbox.member('player')
  await player.open('/index')
  const form = await player.loginForm()
  await player.fill(form, member)
  await player.send(form).click()
  const dialog = page.getByRole('dialog', { name: say('Couldn’t open') })
  await dialog.getByRole('button', { name: say('Close') }).click()
  await expect(dialog).toHaveCount(0)
  await expect(form.getByRole('alert')).toContainText(say('Please complete the verification first.'))
  await expect(player.send(form)).not.toHaveAttribute('aria-busy', 'true')
})

test.describe('in a brand whose login has a slider', () => {
  test.use({ brand: 'hoasen' })

  test(
    'a lost answer is looked into by the slider’s form',
    { tag: ['@pampas', '@phone', '@pairs'] },
    async ({ page, player, sandbox, say, faults }) => {
      faults.expect(/Failed to load resource/)
      const member = await accountOf(sandbox)
      await player.open('/index?modal=forgot-password')
      const dialog = page.getByRole('dialog', { name: say('Forgot password') })
      await dialog.getByLabel(say('Username'), { exact: true }).fill(member.username)
      await dialog.getByLabel(say('E-mail'), { exact: true }).fill(member.email)
      await dialog.getByRole('button', { name: say('Send e-mail') }).click()
      await page
        .getByRole('dialog', { name: say('Check your e-mail') })
        .getByRole('button', { name: say('OK') })
        .click()
      await dialog.getByLabel(say('Code from the e-mail')).fill((await lastMail(sandbox, member)).code)
      await chooseNew(dialog, say, 'Fresh-2468')
      await sandbox.scenario({ kind: 'failing', endpoint: 'setPasswordByEmail', how: 'cut-short', times: 1 })
      await dialog.getByRole('button', { name: say('Set password and log in') }).click()
      const login = page.waitForRequest(/\/wps\/session\/login\b/)
      await dialog.getByRole('button', { name: say('Try to log in') }).click()
      expect((await login).url()).toMatch(/\/login\/slider$/)
      await expect(player.account).toBeVisible()
    },
  )
})

test.describe('in a members’ club', () => {
  test.use({ brand: 'club' })

  test(
    'a session that has ended leads to the login page, and from there back',
    { tag: '@wireframe' },
    async ({ page, player, sandbox, say }) => {
      const member = await player.enterByDoor('player')
      await page.goto('about:blank')
      await sandbox.endSessions(member.username)
      await page.goto('/help?q=bonus')
      const ended = page.getByRole('dialog', { name: say('You were signed out') })
      await expect(ended).toBeVisible()
      await expect(page).toHaveURL(/\/login\?next=/)
      await ended.getByRole('button', { name: say('Log in'), exact: true }).click()
      await expect(page.getByRole('dialog'), 'the page behind is the login').toHaveCount(0)
      const main = page.getByRole('main')
      await player.fill(main, member)
      await player.send(main).click()
      await expect(player.account).toBeVisible()
      await expect(page).toHaveURL(/\/help\?q=bonus$/)
    },
  )
})
