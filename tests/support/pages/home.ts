/** The home page's sections, as a reader comes to them. */
import { expect, type Locator, type Page } from 'playwright/test'
import { awaited } from './scroll.ts'
import type { Say } from '../words.ts'

/** Scrolls to a section, past those that come only when one is near. */
export async function reach(page: Page, name: string): Promise<Locator> {
  const section = page.getByRole('main').getByRole('region', { name, exact: true })
  await expect(async () => {
    if ((await section.count()) === 0) await page.mouse.wheel(0, 400)
    await expect(section).toBeAttached({ timeout: 300 })
  }).toPass()
  await section.scrollIntoViewIfNeeded()
  await expect(awaited(section)).toHaveCount(0)
  return section
}

/** A pattern for the name of a card's button. */
export const playing = (say: Say): RegExp => new RegExp(`^${RegExp.escape(say('Play {name}', { name: '' }).trim())}`)
