/** News that come while a page is open. */
import type { Page } from 'playwright/test'
import type { Player } from '../player.ts'

/** Opens a page that listens for news, and waits until it does: what is told from then on is news to it. */
export async function openListening(page: Page, player: Player, address: string): Promise<void> {
  // The page of the login listens, too: it is gone before the next one's request is waited for.
  await page.goto('about:blank')
  const heard = page.waitForRequest((request) => request.headers()['accept'] === 'text/event-stream')
  await player.open(address)
  await heard
}
