/** The application starts without a network, and keeps no answer of the gateway (design: service worker). */
import { expect, test } from '../../support/journey.ts'

// With the worker, and with what it keeps.
test.use({ serviceWorkers: 'allow' })

test('the site starts offline, says so, and comes back', async ({ page, context, player, faults, say }) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/)
  await player.open('/index')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await player.open('/index')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  const banner = page.getByText(say('You are offline. Games and payments will resume when you reconnect.'))
  for (const path of ['/index', '/help', '/vip']) {
    await player.open(path)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner).toBeVisible()
  }
  await context.setOffline(false)
  await expect(banner).toHaveCount(0)
  await player.open('/help')
  await expect(page.locator('details').first()).toBeVisible()
})

test('no answer of the gateway is ever kept in a cache', async ({ page, player }) => {
  await player.open('/index')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await player.enter('player', '4321.09')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.reload()
  await expect(player.account).toBeVisible()
  await player.open('/help')
  await expect(page.locator('details').first()).toBeVisible()
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.length).toBeGreaterThan(20)
  expect(kept.filter((path) => /^\/(?:wps|lgw|lotto|sandbox)\//.test(path))).toEqual([])
})
