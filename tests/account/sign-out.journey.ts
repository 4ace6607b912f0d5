/** Signing out leaves no private byte in the browser, with and without a network. */
import type { BrowserContext, Page } from 'playwright/test'
import { expect, ready, test } from '../support/journey.ts'
import { money } from '../support/servers/brand.ts'
import type { MadeMember } from '../support/servers/sandbox.ts'

// With the worker, and with what it keeps.
test.use({ serviceWorkers: 'allow' })

/** Every text that the browser still holds for this site: storage, cookies, caches, the page itself. */
async function traces(page: Page, context: BrowserContext): Promise<string> {
  const held = await page.evaluate(async () => {
    const kept: string[] = [JSON.stringify({ ...sessionStorage }), JSON.stringify({ ...localStorage })]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        const text =
          response && /text|json/.test(response.headers.get('content-type') ?? '') ? await response.text() : ''
        kept.push(request.url, text)
      }
    }
    const databases = await indexedDB.databases()
    const fields = [...document.querySelectorAll('input, textarea')].map((it) => (it as HTMLInputElement).value)
    kept.push(JSON.stringify(databases), document.documentElement.outerHTML, fields.join('\n'), location.href)
    return kept.join('\n')
  })
  return held + JSON.stringify(await context.cookies()) + JSON.stringify(await page.evaluate(() => history.state))
}

/** What must not be found: the account, its token and its money. */
async function secrets(page: Page, member: MadeMember): Promise<string[]> {
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '')
  expect(token).not.toBe('')
  return [member.username, member.password, token, '4,321.09', '4.321,09', '4321.09']
}

async function expectGone(page: Page, context: BrowserContext, hidden: readonly string[]): Promise<void> {
  const found = await traces(page, context)
  expect(hidden.filter((text) => found.includes(text))).toEqual([])
  const keys = await page.evaluate(() => ({ session: Object.keys(sessionStorage), local: Object.keys(localStorage) }))
  // The router's scroll places hold no name; the rest are the merchant's own: its vendors, modules, domains and rules.
  const ofMerchant = /^tsr-|^(?:merchant|merchantCode|platform|gameVendor|settings|routers|validate)$/
  expect(keys.session.filter((key) => !ofMerchant.test(key))).toEqual([])
  expect(keys.local.filter((key) => !/^(?:lang|hisLang|balanceHidden|sideMenu|fonts)$/.test(key))).toEqual([])
}

test('signing out asks first; no leaves everything as it is', { tag: '@pairs' }, async ({ page, player, say }) => {
  await player.enter('player')
  const menu = await player.menu()
  await menu.getByRole('button', { name: say('Sign out') }).click()
  const dialog = page.getByRole('dialog', { name: say('Sign out?') })
  await dialog.getByRole('button', { name: say('Stay logged in') }).click()
  await expect(dialog).toHaveCount(0)
  await expect(player.account).toBeVisible()
})

test('signing out forgets everything here and ends the session there', async ({
  page,
  context,
  player,
  sandbox,
  brand,
  say,
}) => {
  const member = await sandbox.member('player', '4321.09')
  await player.open('/index')
  await player.logIn(member)
  await expect(page.getByText(money(brand, 432_109n)).first()).toBeVisible()
  const token = await page.evaluate(() => sessionStorage.getItem('token'))
  const hidden = await secrets(page, member)
  await (await player.footer()).getByRole('link', { name: say('Help centre') }).click()
  await expect(page).toHaveURL(/\/help$/)
  expect(await sandbox.sessions(member.username)).toBe(1)
  await player.signOut()
  await expect(player.account).toHaveCount(0)
  await expect(page).toHaveURL(/\/index$/)
  await expectGone(page, context, hidden)
  await expect.poll(() => sandbox.sessions(member.username), 'the server was told').toBe(0)
  expect(token).not.toBeNull()

  await page.goBack()
  await expect(page).toHaveURL(/\/help$/)
  await expect(player.account).toHaveCount(0)
  await expectGone(page, context, hidden)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(player.account).toHaveCount(0)
  await expectGone(page, context, hidden)
})

test('signing out without a network forgets everything just the same', async ({
  page,
  context,
  player,
  faults,
  brand,
  say,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  const member = await player.enter('player', '4321.09')
  // A page without sections that come while one reads: all of it is here before the network goes. Its worker has the parts
  // of the application that come with a sign of life, or on the page that one is led to.
  await page.evaluate(() => navigator.serviceWorker.ready)
  await player.open('/help')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.waitForLoadState('networkidle')
  await expect(page.getByText(money(brand, 432_109n)).first()).toBeVisible()
  const hidden = await secrets(page, member)
  // The question's own part of the application is here once it has been asked.
  await (await player.menu()).getByRole('button', { name: say('Sign out') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Stay logged in') })
    .click()
  await context.setOffline(true)
  await player.signOut()
  await expect(player.account).toHaveCount(0)
  await expectGone(page, context, hidden)
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(player.account).toHaveCount(0)
  await expectGone(page, context, hidden)
})

test('another tab of the same browser does not learn who was there', async ({ context, player }) => {
  const member = await player.enter('player')
  const opened = context.waitForEvent('page')
  const footer = await player.footer()
  await footer
    .getByRole('link')
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  const second = await opened
  await ready(second)
  expect(await second.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(member.username)
})
