/** What journeys about announcements share. */
import type { Page } from 'playwright/test'
import { ready } from '../journey.ts'

/** Nothing pops up before somebody is there. */
export async function stir(page: Page): Promise<void> {
  await ready(page)
  await page.mouse.move(9, 9)
  await page.mouse.move(19, 19)
}

/**
 * What the policy says of harmful HTML. It speaks up while that is parsed, before anything could act; the sanitiser then
 * takes it out.
 */
export const HARM = /inline event handler|inline style|script-src-attr|style-src-attr/
