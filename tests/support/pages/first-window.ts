/** How much of what a window shows first is on sale: what of it can be tapped within the page's sections. */
import type { Page } from 'playwright/test'

/** A pixel in each square of this side stands for all of it. */
const SIDE = 6

/**
 * What part of the window leads to a game, a table, a draw, a fixture, an offer or a next thing when it is tapped, from 0 to 1.
 * Bars, links to whole lists, arrows, pauses and what is put aside do not count.
 */
export function shareOnSale(page: Page): Promise<number> {
  return page.evaluate((side) => {
    let [sells, all] = [0, 0]
    for (let y = side / 2; y < innerHeight; y += side) {
      for (let x = side / 2; x < innerWidth; x += side) {
        all += 1
        const pressed = document.elementFromPoint(x, y)?.closest('a, button')
        // A list's own link and its arrows stand in the head of a section, beside the title.
        const isHead = pressed?.parentElement?.previousElementSibling?.matches('h2, h2 + p')
        const isControl = pressed?.matches(
          'button[aria-label]:not(:has(img)) > svg:only-child, button:has(> svg:only-child)',
        )
        if (pressed?.closest('main') && !isHead && !isControl) sells += 1
      }
    }
    return sells / all
  }, SIDE)
}

/** Whether each picture of the first window lies above the grounds that it stands on. */
export async function picturesAreSeen(page: Page): Promise<boolean> {
  return await page.evaluate(() => {
    const isOpaque = (of: Element): boolean => !/^rgba\(.*, 0(\.\d+)?\)$/.test(getComputedStyle(of).backgroundColor)
    return [...document.querySelectorAll('main img')].every((picture) => {
      const { left, top, width, height } = picture.getBoundingClientRect()
      const stack = document.elementsFromPoint(left + width / 2, top + height / 2)
      const at = stack.indexOf(picture)
      return at < 0 || stack.slice(0, at).every((over) => !over.contains(picture) || !isOpaque(over))
    })
  })
}
