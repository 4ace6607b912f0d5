/** A new deployment under an open page: offered, never forced; a part that is gone is mended by one reload at the most. */
import type { Locator, Page } from 'playwright/test'
import { deploy, LATER, type Deployment } from '../support/servers/deployment.ts'
import { expect, ready, test as base } from '../support/journey.ts'

const test = base.extend<{ deployment: Deployment }>({
  deployment: async ({ page, brand }, use) => {
    const deployment = await deploy(brand)
    await use(deployment)
    // First the page: what it still loads would fail.
    await page.close()
    await deployment.close()
  },
})

test.use({ serviceWorkers: 'allow' })

/** Counts how often the page is loaded from now on. */
function loads(page: Page): { readonly count: () => number } {
  let count = 0
  page.on('load', () => {
    count += 1
  })
  return { count: () => count }
}

/** Opens a page that the service worker controls, as on every visit after the first. */
async function openControlled(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null || document.readyState === 'complete')
  await page.goto(address)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await ready(page)
}

/** Looks for a new deployment now, as the page does by itself every quarter of an hour. */
const look = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
  })

/** Brings a new deployment while a field holds what was typed: it waits, nothing is offered, nothing is lost. */
async function deployBehind(field: Locator, typed: string, deployment: Deployment, offer: Locator): Promise<void> {
  const page = field.page()
  await field.fill(typed)
  await deployment.update()
  await look(page)
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return registration?.waiting !== null
  })
  await expect(offer).toHaveCount(0)
  await expect(field).toHaveValue(typed)
}

/** The scripts of the old version that the browser keeps. */
const oldScripts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async (mark) => {
    const names = await caches.keys()
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    const scripts = lists.flat().filter(({ url }) => url.endsWith('.js'))
    return scripts.map(({ url }) => url).filter((url) => !url.includes(`/${mark}-`))
  }, LATER)

test('a new deployment is offered, and taken with one reload', async ({ page, deployment, say, brand }) => {
  await openControlled(page, `${deployment.origin}/register`)
  const form = page.getByRole('form', { name: say('Register') })
  await expect(form).toBeVisible()
  // A country that comes by itself is nothing that anybody typed.
  if (brand === 'pampas')
    await expect(form.getByRole('combobox', { name: say('Country code') }).first()).toHaveValue('+54')
  const seen = loads(page)
  await deployment.update()
  await look(page)
  const offer = page.getByText(say('A new version of this site is ready.'))
  await expect(offer).toBeVisible()
  expect(seen.count(), 'nothing reloads by itself').toBe(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: say('Reload'), exact: true }).click()
  await expect.poll(seen.count).toBe(1)
  await ready(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(offer).toHaveCount(0)
  await expect.poll(() => oldScripts(page), 'what the old version kept goes').toEqual([])
  expect(seen.count()).toBe(1)
})

test('a form that is not sent is never interrupted', { tag: '@pairs' }, async ({ page, deployment, say }) => {
  await openControlled(page, `${deployment.origin}/help`)
  const seen = loads(page)
  const content = page.getByLabel(say('What do you want to say?'))
  const offer = page.getByText(say('A new version of this site is ready.'))
  await deployBehind(content, 'Half a sentence that must not be lost', deployment, offer)
  expect(seen.count()).toBe(0)
  await page.getByLabel(say('What is it about?')).selectOption('OTHER')
  await page.getByRole('button', { name: say('Send'), exact: true }).click()
  await expect(page.getByText(say('Thank you, it has arrived'))).toBeVisible()
  await expect(offer, 'once it is sent, the offer comes').toBeVisible()
})

test(
  'a login that is half typed is never interrupted',
  { tag: '@pairs' },
  async ({ page, deployment, player, say, device }) => {
    await openControlled(page, `${deployment.origin}/index`)
    const seen = loads(page)
    const registration = page.getByRole('form', { name: say('Register') })
    const typeName = async (name: string): Promise<void> => {
      await page
        .getByRole('banner')
        .getByRole('link', { name: say('Register') })
        .click()
      await registration.getByLabel(say('Username'), { exact: true }).fill(name)
      await page.keyboard.press('Escape')
      await expect(registration).toHaveCount(0)
    }
    if (device === 'phone') await typeName('ana')
    const form = await player.loginForm()
    const name = form.getByLabel(say('Username'), { exact: true })
    const offer = page.getByText(say('A new version of this site is ready.'))
    await deployBehind(name, 'somebody', deployment, offer)
    if (device === 'phone') {
      await page.keyboard.press('Escape')
      await expect(name).toHaveCount(0)
      await expect(offer, 'what is typed into a registration outlives its popup').toHaveCount(0)
      await typeName('')
    } else await (await player.footer()).getByRole('link', { name: say('Help centre') }).click()
    if (device === 'phone') await expect(offer, 'once the form is gone, the offer comes').toBeVisible()
    else await expect(name, 'the header keeps it from page to page').toHaveValue('somebody')
    expect(seen.count()).toBe(0)
  },
)

/** Whether the page is of the later version, as its own list of scripts says. */
const isLater = (page: Page): Promise<boolean> =>
  page.evaluate((mark) => document.getElementById('starter')?.textContent?.includes(`/${mark}-`) === true, LATER)

test('a page of the old deployment is not kept as one of the new', async ({ page, deployment, say, faults }) => {
  // What the browser says of a page that is not the one it was promised.
  faults.expect(/digest|integrity|bad-precaching/i)
  await openControlled(page, `${deployment.origin}/index`)
  await deployment.update()
  deployment.oldAnswers((path) => path.endsWith('.html'))
  const installing = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const found = registration && new Promise((resolve) => registration.addEventListener('updatefound', resolve))
    await registration?.update()
    await found
    const worker = registration?.installing
    return worker && new Promise((resolve) => worker.addEventListener('statechange', () => resolve(worker.state)))
  })
  expect(installing).toBe('redundant')
  await page.reload()
  await ready(page)
  expect(await isLater(page), 'the old one goes on whole').toBe(false)
  deployment.oldAnswers(() => false)
  await look(page)
  await expect(page.getByText(say('A new version of this site is ready.'))).toBeVisible()
  await page.getByRole('button', { name: say('Reload'), exact: true }).click()
  await expect.poll(() => isLater(page).catch(() => false)).toBe(true)
  await ready(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('an old version that is still at work does not answer the reload', async ({ page, deployment, say }) => {
  await openControlled(page, `${deployment.origin}/index`)
  deployment.hangs(/^\/media\/never/)
  await page.evaluate(() => void fetch('/media/never.txt').then((answer) => answer.text()))
  await deployment.update()
  await look(page)
  await expect(page.getByText(say('A new version of this site is ready.'))).toBeVisible()
  await page.getByRole('button', { name: say('Reload'), exact: true }).click()
  await expect.poll(() => isLater(page).catch(() => false), { timeout: 20_000 }).toBe(true)
  await ready(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a page whose worker has lost its scripts begins anew', async ({ page, deployment, faults }) => {
  faults.expect(/status of 404|Failed to fetch|Refused to apply style/)
  await openControlled(page, `${deployment.origin}/index`)
  await deployment.update()
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) if (request.url.includes('/assets/main-')) await cache.delete(request)
    }
  })
  await page.goto(`${deployment.origin}/index`)
  await expect.poll(() => isLater(page).catch(() => false)).toBe(true)
  await ready(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('where there is no service worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('a page that came without its scripts begins anew', async ({ page, deployment, faults }) => {
    faults.expect(/status of 404|Failed to fetch|Refused to apply style/)
    await deployment.update()
    let isGone = false
    deployment.oldAnswers((path) => {
      // Asked by a page that did not start, before it loads itself anew.
      isGone ||= path === '/version.json'
      return !isGone && path === '/index'
    })
    await page.goto(`${deployment.origin}/index`, { waitUntil: 'commit' })
    await expect.poll(() => isLater(page).catch(() => false)).toBe(true)
    await ready(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('a part that is gone is tried again with one reload, then told', async ({ page, deployment, faults, say }) => {
    faults.expect(/status of 404/)
    await page.goto(`${deployment.origin}/index`)
    await ready(page)
    await deployment.remove(/^games-screen-.*\.js$/)
    const seen = loads(page)
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('footer a[href="/live"], main a[href="/live"]')?.click(),
    )
    // The page says so before the reload as well; what is pressed then, or in the next page's shell, is a load of its own.
    await expect.poll(() => seen.count()).toBe(1)
    await ready(page)
    await expect(page.getByRole('heading', { level: 1, name: say('This page did not load') })).toBeVisible()
    const actions = page.getByRole('main').getByRole('button')
    await expect(actions).toHaveText([say('Reload the page'), new RegExp(`^${say('Reference')}`)])
    await expect(page.getByRole('banner')).toBeVisible()
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/index$/)
    expect(seen.count()).toBe(1)
  })

  test(
    'a part that is gone does not cost what was typed',
    { tag: ['@phone', '@pairs'] },
    async ({ page, deployment, faults, say }) => {
      faults.expect(/status of 404/)
      await page.goto(`${deployment.origin}/help`)
      await ready(page)
      const content = page.getByLabel(say('What do you want to say?'))
      await content.fill('Half a sentence')
      await deployment.remove(/^login-modal-.*\.js$/)
      const seen = loads(page)
      await page
        .getByRole('banner')
        .getByRole('link', { name: say('Log in') })
        .click()
      await expect(page.getByRole('dialog', { name: say('Couldn’t open') })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(content).toHaveValue('Half a sentence')
      expect(seen.count()).toBe(0)
    },
  )
})
