/** Large sums in narrow places: none stands on two lines, leaves the window or is cut off. */
import type { Page } from 'playwright/test'

/** The sums of seven digits and more that are torn, leave the window or are cut off, as text for a message. */
export function tornSums(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const sum = /\d{1,3}(?:[.,\u00a0\u202f]\d{3}){2,}(?:[.,]\d{2})?/g
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const around = node.parentElement
      if (!around?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      for (const match of (node.textContent ?? '').matchAll(sum)) {
        const range = document.createRange()
        range.setStart(node, match.index)
        range.setEnd(node, match.index + match[0].length)
        const box = range.getBoundingClientRect()
        // Said to screen readers alone.
        if (around.getBoundingClientRect().width <= 2) continue
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
        let fault = lines > 1 ? `on ${lines} lines` : ''
        if (box.right > innerWidth + 1 || box.left < -1) fault = 'out of the window'
        for (let part: Element | null = around; part && !fault; part = part.parentElement) {
          const { overflowX } = getComputedStyle(part)
          // What scrolls may hold more than it shows.
          if (/auto|scroll/.test(overflowX)) break
          const edge = part.getBoundingClientRect()
          if (edge.width > 2 && /hidden|clip/.test(overflowX) && box.right > edge.right + 1) fault = 'cut off'
        }
        if (fault) found.push(`${match[0]} is ${fault}, in <${around.tagName.toLowerCase()}> ${around.className}`)
      }
    }
    return found
  })
}
