/** A second tab of the same session. */
import type { Page } from 'playwright/test'
import { ready } from '../journey.ts'

/** A session belongs to its tab; a tab that is duplicated takes it along. */
export async function openSecondTab(page: Page, address: string): Promise<Page> {
  const kept = await page.evaluate(() => ({ ...sessionStorage }))
  const twin = await page.context().newPage()
  await twin.addInitScript((entries) => {
    if (sessionStorage.length === 0)
      for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value)
  }, kept)
  await twin.goto(address)
  await ready(twin)
  return twin
}
