/** A gateway that is slow, fails or answers nonsense: never a blank page, always a way on. */
import { askAgain, openWithFailing } from '../../support/servers/failing-call.ts'
import { holdRequests, holdScript } from '../../support/servers/hold.ts'
import { expect, test } from '../../support/journey.ts'

const FAILURES = [
  { how: 'status', status: 500 },
  { how: 'html' },
  { how: 'cut-short' },
  { how: 'malformed-json' },
  { how: 'malformed-value' },
  { how: 'abort' },
] as const
/** How an answer fails is nothing that a brand could change; one kind of failure is tried in every one. */
const ONE_BRAND = { tag: '@wireframe' }
/** Only a browser has a connection that breaks; of the others, component tests show what is said. */
const SELDOM = { tag: ['@wireframe', '@pairs'] }

for (const failure of FAILURES) {
  const title = `a gateway that fails by ${failure.how} leaves the shell, says so, and can be asked again`
  test(title, failure.how === 'abort' ? ONE_BRAND : SELDOM, async ({ page, player, sandbox, faults, say }) => {
    faults.expect(/Failed to load resource/)
    await sandbox.scenario({ kind: 'failing', ...failure })
    await player.open('/index')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const banner = page.getByText(
      say('The game server is not responding. Games and payments are paused until it is back.'),
    )
    await expect(banner).toBeVisible({ timeout: 12_000 })
    await askAgain({ sandbox, say }, page.getByRole('status').filter({ has: banner }))
    await expect(banner).toHaveCount(0)
    await (await player.footer()).getByRole('link', { name: say('Help centre') }).click()
    await expect(page.getByRole('heading', { level: 1, name: say('Help centre') })).toBeVisible()
  })
}

test(
  'a list that did not come says so in its place, and comes on request',
  { tag: '@pairs' },
  async ({ page, player, sandbox, faults, say }) => {
    const listBack = await openWithFailing({ player, sandbox, faults, say }, '/help', 'getHelpCentre')
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText(say('The server has a problem'))
    await expect(alert, 'with a reference to read out').toContainText(/getHelpCentre-http503-\d{4}-\d{6}/)
    await listBack(alert)
    await expect(alert).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  },
)

test('a slow gateway does not hold the page up', async ({ page, player, say }) => {
  const release = await holdRequests(page, /\/wps\//)
  await player.open('/help')
  await expect(page.getByRole('heading', { level: 1, name: say('Help centre') })).toBeVisible()
  release()
  await expect(page.locator('details').first()).toBeVisible()
})

test('a part that is long in coming says that it is slow', { tag: '@wireframe' }, async ({ page, player, say }) => {
  const release = await holdScript(page, 'help-screen')
  await page.clock.install()
  await player.open('/index')
  await (await player.footer()).getByRole('link', { name: say('Help centre') }).click()
  // The clock stands unless it is moved, and may have been moved before the page has begun to go.
  await expect(async () => {
    await page.clock.runFor(500)
    await expect(page.getByRole('main').getByText(say('Loading'))).toBeAttached({ timeout: 500 })
  }).toPass()
  await page.clock.runFor(10_000)
  await expect(page.getByText(say('This is taking longer than it should'))).toBeVisible()
  await expect(page.getByRole('button', { name: say('Reload the page') })).toBeVisible()
  release()
  await page.clock.resume()
  await expect(page.getByRole('heading', { level: 1, name: say('Help centre') })).toBeVisible()
})
