/** How much a page moves under its reader. */
import type { Page } from 'playwright/test'

/**
 * Counts the layout shifts of every page that is opened from now on.
 * @returns reads their sum on the page that is open: 0 where nothing has moved
 */
export async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Only this type of entry is observed.
        const { value } = entry as PerformanceEntry & { readonly value: number }
        document.documentElement.dataset['shift'] = String(
          Number(document.documentElement.dataset['shift'] ?? 0) + value,
        )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0))
}
