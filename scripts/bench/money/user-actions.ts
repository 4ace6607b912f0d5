/** What hasty hands do to a form for money in a browser, and how its answer goes wrong meanwhile. */
import type { BrowserContext, Page } from 'playwright'
import { BRAND, placeOf, type MoneyPage } from './money-page.ts'
import type { Site } from '../site.ts'

/** Until it is known what came of what was sent, from the last action on. */
export const SETTLED_MS = 30_000
/** How long a page may take for anything else. */
const PATIENCE_MS = 30_000
/** How long a tab has no network. It is waited for by time alone, as is `after`: the waits are the actions themselves. */
const OFFLINE_MS = 300
/** What the forms' book of intents is kept under (`state/site/storage.ts`). */
const BOOK = 'intents'
/** What the page needs to send anything: a fault of its own. */
const PARTS = /\/assets\/(?:prepare-body|send|seal)-/

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
  /** What seals and sends does not load, until the page is loaded again. */
  'parts',
] as const

/** What hasty hands do. */
export const USER_ACTIONS = [
  'once',
  'double-click',
  'enter-and-click',
  'reload',
  'close',
  'offline',
  'two-tabs',
] as const
export type UserAction = (typeof USER_ACTIONS)[number]

/** A browser that is logged in, and that no other trial's scenarios reach. */
export async function enter(site: Site, name: string, token: string): Promise<BrowserContext> {
  // Pages come from the host alone: a worker would answer past the faults of its parts.
  const context = await site.browser.newContext({ serviceWorkers: 'block' })
  await context.addCookies([{ name: 'sandbox-context', value: name, url: site.addressOf(BRAND, '/') }])
  await context.addInitScript((value) => {
    // The first key is the spec's (spec 3, "Session storage keys after login"), the second stands in `state/site/storage.ts`.
    sessionStorage.setItem('token', value)
    localStorage.setItem('lastUsed', String(Date.now()))
  }, token)
  context.setDefaultTimeout(PATIENCE_MS)
  return context
}

/** Keeps what sends from the pages of a browser. @returns what lets it through again */
export async function withoutParts(context: BrowserContext): Promise<() => Promise<void>> {
  await context.route(PARTS, (route) => route.abort())
  return () => context.unroute(PARTS)
}

/** What a trial acts on. */
export interface Trial {
  readonly site: Site
  readonly context: BrowserContext
  readonly page: MoneyPage
  readonly address: string
}

/** A tab that is ready: one press sends it. */
export async function fillIn({ context, site, page, address }: Trial): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(site.addressOf(BRAND, address))
  await page.fillIn?.(tab)
  await page.send(tab).waitFor()
  return tab
}

/** Does a action; returns the tab that is open at its end. @param after milliseconds until a page goes or has no network */
export async function act(
  action: UserAction,
  [tab, other]: readonly Page[],
  { context, site, page, address }: Trial,
  after: number,
): Promise<Page> {
  if (!tab) throw new Error('no tab is open')
  const send = page.send(tab)
  if (action === 'double-click') await send.dblclick()
  else if (action === 'enter-and-click') {
    await (page.enter?.(tab) ?? send).press('Enter', { noWaitAfter: true })
    // The button is busy, or has gone; the click is what is tried. By its place, it would meet what stands there by then.
    await send.dispatchEvent('click', {}, { timeout: 500 }).catch(() => undefined)
  } else if (action === 'two-tabs' && other) {
    const both = [send, page.send(other)]
    await Promise.all(both.map((button) => button.click({ trial: true })))
    // Once one of them was heard, the other may not be there to be pressed any more; a mouse would wait for it.
    const presses = await Promise.allSettled(both.map((button) => button.dispatchEvent('click', {}, { timeout: 2000 })))
    if (presses.every(({ status }) => status === 'rejected')) throw new Error('no tab let itself be pressed')
  } else await send.click()
  if (action === 'reload') {
    await tab.waitForTimeout(after)
    await tab.reload()
  }
  if (action === 'offline') {
    await tab.waitForTimeout(after)
    await context.setOffline(true)
    await tab.waitForTimeout(OFFLINE_MS)
    await context.setOffline(false)
  }
  if (action !== 'close') return tab
  await tab.waitForTimeout(after)
  await tab.close()
  const again = await context.newPage()
  await again.goto(site.addressOf(BRAND, address))
  return again
}

/** Waits until the page may be used again and the book holds nothing that is open; false where that takes too long. */
export async function untilKnown(page: Page, address: string): Promise<boolean> {
  return page
    .waitForFunction(
      ([book, own]) => {
        const kept = Object.keys(localStorage).filter((key) => key.startsWith(book))
        const intents = kept.flatMap((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as { done?: true }[])
        // What a page asks for a password with stands in front of it.
        const place = document.querySelector('dialog[open]') ?? document.querySelector(own)
        const isBusy = place?.querySelector('[aria-busy=true], form fieldset:disabled') ?? null
        return place !== null && isBusy === null && intents.every(({ done }) => done === true)
      },
      [BOOK, placeOf(address)] as const,
      { timeout: SETTLED_MS },
    )
    .then(
      () => true,
      () => false,
    )
}

/** `You won` of a raffle, `is in your wallet` of points that were converted. */
const HAPPENED =
  /\b(?:Done|Requested): |\bDone \d+ times: |\bpayments? (?:is|are) confirmed\b|\bYou won\b|\bis in your wallet\b/
const DID_NOT =
  /\bnothing (?:was|has been) (?:moved|sent|changed|claimed)\b|\bno money was transferred\b|\bNot processed: /i

/** Whether the page says something of what happened that the ledger does not. @param moved how often it did */
export async function contradictsRecords(page: Page, moved: number, action: UserAction): Promise<string | null> {
  const said = await page.locator('[role=status], [role=alert], output').allInnerTexts()
  const wrong = said.find((text) =>
    // In two tabs, what came of the other one is that one's to say.
    moved === 0 ? HAPPENED.test(text) : action !== 'two-tabs' && DID_NOT.test(text),
  )
  return wrong?.replaceAll(/\s+/g, ' ') ?? null
}
