/** Logging in by a third party: providers' windows, and codes that the third party sends (spec 1, 4, 5 and 8). */
import type { Locator, Page } from 'playwright/test'
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { openIdentity, wholeWindow } from '../support/servers/identity.ts'
import { expect, test } from '../support/journey.ts'
import type { Say } from '../support/words.ts'

// One brand of its own, whichever brand the run is about.
test.use({ brand: 'social' })
const EVERYWHERE = { tag: '@wireframe' }
const DESKTOP = { tag: ['@wireframe', '@desktop', '@pairs'] }
const PHONE = { tag: ['@wireframe', '@phone'] }

/** The popup with the buttons of the providers. */
async function openPopup(page: Page, say: Say): Promise<Locator> {
  const popup = page.getByRole('dialog', { name: say('Log in') })
  await expect(popup.getByRole('button', { name: say('Continue with Google') })).toBeVisible()
  return popup
}

/** Presses a provider's button and waits for its window. */
async function openWindow(page: Page, button: Locator): Promise<Page> {
  const [window] = await Promise.all([page.waitForEvent('popup'), button.click()])
  return wholeWindow(window)
}

test('a newcomer comes in with Google, and comes back', EVERYWHERE, async ({ page, context, player, say, sandbox }) => {
  await sandbox.scenario({ kind: 'modules', on: ['DIRECT_REGISTRATION', 'USERNAME_REGISTRATION'] })
  const service = await openIdentity(context)
  const locales = new Set<string | undefined>()
  const libraries: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/assets/firebase-')) libraries.push(request.url())
    if (request.url().includes('signInWithIdp')) locales.add(request.headers()['x-firebase-locale'])
  })
  await player.open('/index')
  await page.mouse.move(10, 200)
  expect(libraries, 'a page that nobody logs in on').toEqual([])
  await player.open('/index?modal=login')
  const google = (await openPopup(page, say)).getByRole('button', { name: say('Continue with Google') })
  const window = await openWindow(page, google)
  expect(libraries).toHaveLength(1)
  const asked = new URL(window.url()).searchParams
  expect(Object.fromEntries(asked)).toMatchObject({
    providerId: 'google.com',
    authType: 'signInViaPopup',
    scopes: 'profile,email',
    customParameters: expect.stringContaining('"prompt":"select_account"'),
  })
  await expect(page.getByText(say('Continue in the window that opened.'))).toBeVisible()
  await window.locator('#add-account-button').click()
  await window.locator('#autogen-button').click()
  const name = await window.locator('#display-name-input').inputValue()
  await window.locator('#sign-in').click()
  await expect(player.account).toBeVisible()
  await expect(page).toHaveURL(/\/index$/)
  expect([...locales]).toEqual(['en'])
  // Who it is comes a moment after the session.
  const known = () => page.evaluate(() => sessionStorage.getItem('username'))
  await expect.poll(known).toMatch(/^google/)
  const user = await known()
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]))
  expect(kept, 'nothing of the third party is kept').not.toMatch(/eyJ|firebase/)

  // What a first login begins with.
  await page
    .getByRole('dialog')
    .filter({ hasText: say('Play within your means') })
    .getByRole('button', { name: say('Close') })
    .click()
  await player.signOut()
  await expect(player.account).toHaveCount(0)
  await player.open('/index?modal=login')
  const again = await openWindow(page, (await openPopup(page, say)).getByRole('button', { name: /Google/ }))
  await service.pickAccount(again, name)
  await expect(player.account).toBeVisible()
  await expect.poll(known).toBe(user)
})

test('a window that is blocked, shut or given up lets nobody in', DESKTOP, async ({ page, context, player, say }) => {
  await bringAxe(page)
  const service = await openIdentity(context)
  await player.open('/index?modal=login')
  const popup = await openPopup(page, say)
  const facebook = popup.getByRole('button', { name: say('Continue with Facebook') })

  await page.evaluate(() => {
    const { open } = globalThis
    globalThis.open = () => {
      globalThis.open = open
      return null
    }
  })
  await facebook.click()
  await expect(popup.getByRole('alert')).toContainText(say('The window could not open'))
  await expectAccessible(page, 'a blocked window')

  const shut = await openWindow(page, popup.getByRole('button', { name: say('Try again') }))
  await expect(popup.getByRole('alert')).toHaveCount(0)
  await expect(facebook, 'what was pressed has gone').toBeFocused()
  await shut.close()
  await expect(popup.getByRole('alert')).toContainText(say('Login failure. Please try again.'))

  const late = await openWindow(page, facebook)
  expect(new URL(late.url()).searchParams.get('providerId')).toBe('facebook.com')
  await popup.getByRole('button', { name: say('Cancel') }).click()
  await expect(popup.getByText(say('Continue in the window that opened.'))).toHaveCount(0)
  await expect(facebook).toBeFocused()
  const answered = page.waitForResponse(/signInWithIdp/)
  await service.makeAccount(late)
  await answered
  await expect(popup.getByRole('alert')).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
})

test('what does not load says so, and is asked for again', PHONE, async ({ page, context, player, say, faults }) => {
  faults.expect(/ERR_FAILED/)
  await openIdentity(context)
  const blocked = /\/assets\/firebase-.*\.js$/
  await context.route(blocked, (route) => route.abort())
  await player.open('/index?modal=login')
  const popup = await openPopup(page, say)
  await popup.getByRole('button', { name: say('Continue with Google') }).click()
  const alert = popup.getByRole('alert')
  await expect(alert).toContainText(say('The login service did not load'))
  await context.unroute(blocked)
  const scripts = 'https://apis.google.com/**'
  await context.route(scripts, (route) => route.abort())
  await alert.getByRole('button', { name: say('Try again') }).click()
  await expect(alert).toContainText(say('The login service did not load'))
  await context.unroute(scripts)
  await openWindow(page, alert.getByRole('button', { name: say('Try again') }))
})
