/** While the gateway's status can't be known games and money are closed: said before the call, and mended by itself. */
import { expect } from '../../support/journey.ts'
import { test } from '../../support/servers/silence.ts'

const SILENT = 'The game server is not responding, so nothing was sent.'

test(
  'a member’s action waits while the gateway is silent, and goes on once it answers',
  { tag: '@pairs' },
  async ({ page, player, sandbox, silence, say }) => {
    await silence.fall('player')
    await player.deposit.click()
    const closed = page.getByRole('dialog', { name: say('Games and payments are paused') })
    await expect(closed).toContainText(say(SILENT))
    const again = closed.getByRole('button', { name: say('Try again') })
    await expect(again).toBeFocused()
    await again.click()
    await page.clock.fastForward(1100)
    await expect(closed).toContainText(say('Still no answer.'))
    await expect(page.getByRole('dialog', { name: say('Personal centre') })).toHaveCount(0)

    await sandbox.clear()
    await again.click()
    await expect(page.getByRole('dialog', { name: say('Personal centre') })).toBeVisible()
    await expect(closed).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(player.deposit).toBeFocused()
  },
)

test(
  'what was given up does not go on, and what waits goes on without a click',
  { tag: '@pairs' },
  async ({ page, player, sandbox, silence, say }) => {
    await silence.fall('player')
    await player.deposit.click()
    const closed = page.getByRole('dialog', { name: say('Games and payments are paused') })
    await closed.getByRole('button', { name: say('Cancel') }).click()
    await expect(closed).toHaveCount(0)
    await expect(player.deposit).toBeFocused()

    await player.deposit.click()
    await expect(closed).toBeVisible()
    await sandbox.clear()
    // The page asks ever more rarely, so the next question may be more than a minute away.
    await silence.passUntil(page.getByRole('dialog', { name: say('Personal centre') }))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
)

test('without a network the action waits too', async ({ page, context, player, faults, say }) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/)
  await player.become('player')
  // A page without sections that come while one reads: all of it is here before the network goes.
  await player.open('/help')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await player.deposit.click()
  const offline = page.getByRole('dialog', { name: say('You are offline') })
  await expect(offline).toContainText(say('There is no network, so nothing was sent.'))
  await context.setOffline(false)
  await expect(page.getByRole('dialog', { name: say('Personal centre') })).toBeVisible()
  await expect(offline).toHaveCount(0)
})

test(
  'whoever has to log in, or to register, hears that first',
  { tag: '@pairs' },
  async ({ page, player, silence, say, device }) => {
    await silence.fall('trial')
    await player.deposit.click()
    await page
      .getByRole('dialog', { name: say('Trial account') })
      .getByRole('button', { name: say('in_increase_submit'), exact: true })
      .click()
    if (device === 'desktop') return
    await page.evaluate(() => sessionStorage.clear())
    await player.open('/index')
    await player.deposit.click()
    await expect(page.getByRole('dialog', { name: say('Log in') })).toBeVisible()
  },
)

const START = Date.UTC(2030, 0, 1)

test(
  'a gateway that fails at the start is asked twice, and then ever more rarely',
  { tag: '@wireframe' },
  async ({ page, sandbox, silence, faults }) => {
    faults.expect(/status of 503/)
    await sandbox.scenario({ kind: 'failing', status: 503 })
    const asked = { status: 0, flags: 0 }
    page.on('request', (request) => {
      if (request.url().includes('/wps/system/status')) asked.status += 1
      if (request.url().includes('/wps/system/whitelabel')) asked.flags += 1
    })
    // The clock stands still but for what is let pass here: a busy machine must not bring the third question near.
    await page.clock.install({ time: START })
    await page.clock.pauseAt(START + 1000)
    await page.goto('/index')
    const pass = async (done: () => Promise<unknown>): Promise<void> =>
      expect(async () => {
        await page.clock.runFor(100)
        await done()
      }).toPass({ intervals: [100] })
    await pass(() => expect(silence.banner).toBeVisible({ timeout: 100 }))
    await pass(async () => expect(asked, 'in the first seconds').toEqual({ status: 2, flags: 2 }))
    await page.clock.runFor(1500)
    expect(asked, 'and not at once again').toEqual({ status: 2, flags: 2 })
    await sandbox.clear()
    await expect(async () => {
      await page.clock.runFor(10_000)
      await expect(silence.banner).toHaveCount(0, { timeout: 500 })
    }).toPass()
    await expect.poll(() => asked.flags, 'what failed beside it comes by itself too').toBeGreaterThan(2)
  },
)
