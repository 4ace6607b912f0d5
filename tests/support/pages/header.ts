/** The header's navigation and its drop-downs, as journeys find and use them. */
import { expect, type Locator, type Page } from 'playwright/test'
import { beginning } from '../player.ts'
import type { Say } from '../words.ts'

export const bar = (page: Page, say: Say): Locator => page.getByRole('navigation', { name: say('Main') })
/** @param name as the page says it */
export const item = (page: Page, say: Say, name: string): Locator => bar(page, say).getByRole('link', { name }).first()
/** The button behind a category's link, which only a keyboard sees; it is there once its vendors are. */
export const opener = (page: Page, say: Say, name: string): Locator =>
  bar(page, say).getByRole('button', { name: say('Games: {name}', { name }), exact: true })
export const panelOf = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('group', { name, exact: true })
/** Every drop-down that is open, whosever it is. */
export const panels = (page: Page): Locator => page.getByRole('banner').locator('[popover="manual"]')
/** The buttons that play the panel's games. */
export const cards = (panel: Locator, say: Say): Locator =>
  panel.getByRole('button', { name: beginning(say('Play {name}', { name: '' })) })
export const trials = (panel: Locator, say: Say): Locator =>
  panel.getByRole('button', { name: beginning(say('Try free: {name}', { name: '' })) })
/** The vendors at the panel's side. */
export const vendors = (panel: Locator): Locator => panel.getByRole('list').first().getByRole('link')

/** Rests on a category until its panel shows. */
export async function restOn(page: Page, say: Say, source: string): Promise<Locator> {
  await item(page, say, say(source)).hover()
  const panel = panelOf(page, say(source))
  await expect(panel).toBeVisible()
  return panel
}

/** Where something lies in the window, in pixels: its middle. */
export async function middle(of: Locator): Promise<{ readonly x: number; readonly y: number }> {
  // Waits until it stands still, in its row's view, and leaves the pointer where it is.
  await of.scrollIntoViewIfNeeded()
  const box = await of.boundingBox()
  if (!box) throw new Error('it is not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** From now on time passes only as the journey says, whatever the machine. */
export async function holdTime(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}
