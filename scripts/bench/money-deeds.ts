/** What hasty hands do to a transfer in a browser, and how its answer goes wrong meanwhile. */
import type { BrowserContext, Page } from 'playwright'
import type { Site } from './site.ts'

/** The brand that is played at. */
export const BRAND = 'money'
/** What members confirm a transfer with. */
export const PAYMENT = 'Money-2468'
/** Until it is known what came of what was sent, from the last deed on. */
export const SETTLED_MS = 30_000
/** How long a page may take for anything else. */
const PATIENCE_MS = 30_000
/** How long a tab has no network. It is waited for by time alone, as is `after`: the waits are the deeds themselves. */
const OFFLINE_MS = 300
/** What the forms' book of intents is kept under (`state/storage.ts`). */
const BOOK = 'intents'
/** Where a transfer to one's upline is open. */
const TRANSFER = '/index?member=upline'

/** Ways in which the answer goes wrong, each for the next call alone. */
export const FAULTS = [
  null,
  { kind: 'failing', how: 'abort', when: 'before', times: 1 },
  { kind: 'failing', how: 'abort', when: 'after', times: 1 },
  { kind: 'failing', how: 'status', status: 504, when: 'after', times: 1 },
  { kind: 'failing', how: 'html', when: 'after', times: 1 },
  { kind: 'failing', how: 'cut-short', when: 'after', times: 1 },
  { kind: 'failing', how: 'malformed-value', when: 'after', times: 1 },
  { kind: 'slow', ms: 400 },
] as const

/** What hasty hands do. */
export const DEEDS = ['once', 'double-click', 'enter-and-click', 'reload', 'close', 'offline', 'two-tabs'] as const
export type Deed = (typeof DEEDS)[number]

/** A browser that is logged in, and that no other trial's scenarios reach. */
export async function enter(site: Site, name: string, token: string): Promise<BrowserContext> {
  const context = await site.browser.newContext()
  await context.addCookies([{ name: 'sandbox-context', value: name, url: site.addressOf(BRAND, '/') }])
  await context.addInitScript((value) => {
    // The first key is the spec's (spec 3, "Session storage keys after login"), the second stands in `state/storage.ts`.
    sessionStorage.setItem('token', value)
    localStorage.setItem('lastUsed', String(Date.now()))
  }, token)
  context.setDefaultTimeout(PATIENCE_MS)
  return context
}

/** A tab whose transfer is typed and checked: one press sends it. */
export async function fillIn(context: BrowserContext, site: Site): Promise<Page> {
  const page = await context.newPage()
  await page.goto(site.addressOf(BRAND, TRANSFER))
  await page.locator('dialog[open] [name=amount]:enabled').fill('20')
  await page.locator('dialog[open] form [type=submit]:enabled').click()
  await page.locator('[name=paymentPassword]').fill(PAYMENT)
  return page
}

const send = (page: Page) => page.locator('dialog:has([name=paymentPassword]) [type=submit]')

/** Does a deed; returns the tab that is open at its end. @param after milliseconds until a page goes or has no network */
export async function act(
  deed: Deed,
  [page, other]: readonly Page[],
  context: BrowserContext,
  site: Site,
  after: number,
): Promise<Page> {
  if (!page) throw new Error('no tab is open')
  if (deed === 'double-click') await send(page).dblclick()
  else if (deed === 'enter-and-click') {
    await page.locator('[name=paymentPassword]').press('Enter', { noWaitAfter: true })
    // The button is busy, or the dialog has gone; the click is what is tried.
    await send(page)
      .click({ force: true, timeout: 500 })
      .catch(() => undefined)
  } else if (deed === 'two-tabs' && other) await Promise.all([send(page).click(), send(other).click()])
  else await send(page).click()
  if (deed === 'reload') {
    await page.waitForTimeout(after)
    await page.reload()
  }
  if (deed === 'offline') {
    await page.waitForTimeout(after)
    await context.setOffline(true)
    await page.waitForTimeout(OFFLINE_MS)
    await context.setOffline(false)
  }
  if (deed !== 'close') return page
  await page.waitForTimeout(after)
  await page.close()
  const again = await context.newPage()
  await again.goto(site.addressOf(BRAND, TRANSFER))
  return again
}

/** Waits until the form may be used again and the book holds nothing that is open; false where that takes too long. */
export async function untilKnown(page: Page): Promise<boolean> {
  return page
    .waitForFunction(
      (book) => {
        const kept = Object.keys(localStorage).filter((key) => key.startsWith(book))
        const intents = kept.flatMap((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as { done?: true }[])
        const isBusy = document.querySelector('dialog[open] form [aria-busy=true]') !== null
        const form = document.querySelector('dialog[open] form fieldset')
        return !isBusy && form?.matches(':enabled') === true && intents.every(({ done }) => done === true)
      },
      BOOK,
      { timeout: SETTLED_MS },
    )
    .then(
      () => true,
      () => false,
    )
}
