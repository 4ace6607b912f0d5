/** What the server wrote into the page. */
import type { PageData } from '../page.ts'

/** @throws Error for a page that holds no game */
export function readPage(): PageData {
  const text = document.getElementById('game')?.textContent
  if (!text) throw new Error('this page holds no game')
  // The server's `page.ts` writes it by the same type.
  return JSON.parse(text) as PageData
}
