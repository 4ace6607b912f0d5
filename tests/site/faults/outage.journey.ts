/**
 * After the gateway was away for ten seconds six pages are as if nothing had been, within thirty seconds and without a press
 * (safety: "every fault for 10 s"). That every view comes back is said by `src/shell/outage.test.tsx`, which waits for nothing;
 * here it is time that counts, so these take a quarter of an hour and are for the nights.
 */
import type { Page } from 'playwright/test'
import { expect, test } from '../../support/journey.ts'

const PAGES = ['/index', '/helpmc', '/sports', '/rng', '/noticePage', '/help?member=deposit']
const AWAY_MS = 10_000
const BACK_MS = 30_000

const FAULTS = [
  ['answers 500', { kind: 'failing', how: 'status', status: 500 }],
  ['sheds load', { kind: 'failing', how: 'status', status: 503 }],
  ['counts too many requests', { kind: 'failing', how: 'status', status: 429 }],
  ['answers with a page', { kind: 'failing', how: 'html' }],
  ['resets connections', { kind: 'failing', how: 'abort' }],
  ['cuts answers short', { kind: 'failing', how: 'cut-short' }],
  ['writes no JSON', { kind: 'failing', how: 'malformed-json' }],
  ['answers with nonsense', { kind: 'failing', how: 'malformed-value' }],
  ['takes too long', { kind: 'slow', ms: 2 * AWAY_MS }],
] as const

/** What a page says, a line for each text, without its numbers, its clocks and what is listed by them, which go on. */
const words = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement // A copy of an element is one.
    for (const it of body.querySelectorAll('script, style, noscript')) it.remove()
    for (const clock of body.querySelectorAll('[role="timer"]')) (clock.closest('li') ?? clock.parentElement)?.remove()
    const texts: string[] = []
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode.textContent?.trim().replaceAll(/\d+/g, '0') ?? '')
    // The place of a choice of ways keeps its height where there turned out to be one way alone.
    return texts.filter((text) => text !== '' && text !== 'Log in with your username').join('\n')
  })

/** Waits until nothing of a page is on its way, and it says nothing new. */
async function wordsAtRest(page: Page): Promise<string> {
  let last = ''
  await expect(async () => {
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const before = last
    last = await words(page)
    expect(last).toBe(before)
  }).toPass({ intervals: [2000], timeout: 60_000 })
  return last
}

const VISITORS = [
  { who: 'guest', tag: ['@wireframe', '@phone', '@pairs'] },
  { who: 'member', tag: ['@pampas', '@desktop', '@pairs'] },
] as const

for (const { who, tag } of VISITORS)
  for (const [name, fault] of FAULTS)
    test(
      `six pages of a ${who}, while the gateway ${name} and after`,
      { tag: [...tag] },
      async ({ context, sandbox, faults }) => {
        test.setTimeout(300_000)
        faults.expect(/Failed to load resource|ERR_/)
        if (who === 'member') {
          const { token } = await sandbox.memberLoggedIn('player')
          await context.addInitScript((given) => {
            // What is sandboxed has no storage.
            if (globalThis.origin !== 'null') sessionStorage.setItem('token', given)
          }, token)
        }
        const openAll = () =>
          Promise.all(
            PAGES.map(async (address) => {
              const page = await context.newPage()
              // All of it is near, whatever a page that is short for want of answers lets come into sight.
              await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 8000 })
              await page.goto(address)
              await page.waitForFunction(() => document.documentElement.dataset['ready'] !== undefined)
              return page
            }),
          )
        const healthy = await openAll()
        const before: string[] = []
        for (const page of healthy) before.push(await wordsAtRest(page))
        for (const page of healthy) await page.close()

        await sandbox.scenario(fault)
        const away = Date.now()
        const pages = await openAll()
        for (const page of pages) await expect(page.getByRole('main')).toBeVisible()
        await new Promise((resolve) => setTimeout(resolve, AWAY_MS - (Date.now() - away)))
        await sandbox.clear()
        const back = Date.now()
        for (const [index, page] of pages.entries())
          await expect
            .poll(() => words(page), {
              message: PAGES[index] ?? '',
              timeout: Math.max(1, BACK_MS - (Date.now() - back)),
              intervals: [500],
            })
            .toBe(before[index])
        test.info().annotations.push({ type: 'back after', description: `${Date.now() - back} ms` })
      },
    )
