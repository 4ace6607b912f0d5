/** Reading a page to its end, as people do: what is further down comes only when one is near it. */
import { expect, type Locator, type Page } from 'playwright/test'

/** What is still to come. A section that failed keeps what waited there, unseen, for its size. */
export const AWAITED = '[aria-busy="true"]:not([aria-hidden="true"] *)'
/** The same within a place. */
export const awaited = (within: Page | Locator): Locator => within.locator(AWAITED)

/** Scrolls through the page until it ends and everything on it has come. */
export async function readDown(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(async () => {
      const steps = Math.ceil(document.documentElement.scrollHeight / innerHeight)
      for (let step = 0; step <= steps; step += 1) {
        scrollTo({ top: step * innerHeight, behavior: 'instant' })
        // A browser that has no time to draw is not waited for: what comes is looked for below.
        await new Promise((resolve) => {
          requestAnimationFrame(() => setTimeout(resolve, 50))
          setTimeout(resolve, 1000)
        })
      }
    })
    await expect(awaited(page)).toHaveCount(0, { timeout: 1000 })
    expect(await page.evaluate(() => Math.round(document.documentElement.scrollHeight - scrollY - innerHeight)), {
      message: 'how far the end of the page is',
    }).toBeLessThanOrEqual(2)
  }).toPass({ timeout: 60_000 })
}
