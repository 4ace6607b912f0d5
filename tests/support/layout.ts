/** What a page must never do: run over its edge, or lay one control over another. */
import type { Page } from 'playwright/test'

/** How many pixels the page can be scrolled sideways. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { documentElement: root, body } = document
    return Math.max(root.scrollWidth, body.scrollWidth) - root.clientWidth
  })
}

/** Pairs of controls in the page's flow that lie over each other, as text for a message. */
export function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const name = (element: Element): string =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}"`
    const found: string[] = []
    for (const region of document.querySelectorAll('header, main, footer')) {
      const controls = [...region.querySelectorAll('a, button, input, select, textarea, summary')].filter((element) =>
        element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }),
      )
      const boxes = controls.map((element) => element.getBoundingClientRect())
      for (const [index, element] of controls.entries()) {
        for (let other = index + 1; other < controls.length; other++) {
          const [a, b, second] = [boxes[index], boxes[other], controls[other]]
          // A button inside a field's frame is part of that field.
          if (!a || !b || !second || element.contains(second) || second.contains(element)) continue
          const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
          const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
          if (width > 2 && height > 2) found.push(`${name(element)} and ${name(second)}`)
        }
      }
    }
    return found
  })
}

/** Controls whose words are cut off: their text is wider or higher than they are. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a, button, h1, h2, h3, label, summary, p')]
      .filter((element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element)
        if (overflowX === 'visible' || textOverflow === 'ellipsis') return false
        return element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 2
      })
      .map((element) => `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 40)}"`),
  )
}
