/** What a page must never do: run over its edge, or lay one control over another. */
import type { Locator, Page } from 'playwright/test'

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
    // What a scrolling row has scrolled away lies over nothing, wherever its box would be.
    const seen = (element: Element): Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'> => {
      let { left, right, top, bottom } = element.getBoundingClientRect()
      for (let around = element.parentElement; around; around = around.parentElement) {
        // What lies in the top layer is cut off by nothing around it.
        if (around.matches(':popover-open, dialog:modal')) break
        if (getComputedStyle(around).overflowX === 'visible') continue
        const box = around.getBoundingClientRect()
        left = Math.max(left, box.left)
        right = Math.min(right, box.right)
        top = Math.max(top, box.top)
        bottom = Math.min(bottom, box.bottom)
      }
      return { left, right, top, bottom }
    }
    const found: string[] = []
    for (const region of document.querySelectorAll('header, main, footer')) {
      const controls = [...region.querySelectorAll('a, button, input, select, textarea, summary')].filter((element) =>
        element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }),
      )
      const boxes = controls.map(seen)
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

/** Controls and headings whose words are cut off at their own edge. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = (element: Element): DOMRect => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect()
    }
    const clipped: string[] = []
    for (const element of document.querySelectorAll('a, button, h1, h2, h3, label, summary, p')) {
      if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue
      const box = element.getBoundingClientRect()
      const { overflowX, textOverflow } = getComputedStyle(element)
      // What is for screen readers alone is a pixel wide; an ellipsis is a decision.
      if (overflowX === 'visible' || textOverflow === 'ellipsis' || box.width <= 2) continue
      // A picture may bleed over the edge; text may not.
      const texts = [...element.querySelectorAll('*'), element].filter((it) =>
        [...it.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
      )
      const over = texts.some((it) => words(it).right > box.right + 1 || words(it).left < box.left - 1)
      if (over) clipped.push(`${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 40)}"`)
    }
    return clipped
  })
}

/**
 * What of a dialog can't be read whole: parts that scroll sideways, words beyond the dialog's edge, and words that stick out of
 * the control or badge that holds them, as text for a message.
 * @param lanes whether a page may have parts that scroll sideways, such as a row of filters; what is in them is let be
 */
export function spills(dialog: Locator, { lanes = false } = {}): Promise<string[]> {
  return dialog.evaluate((root, mayScroll) => {
    const said = (element: Element): string =>
      `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 40)}"`
    const found: string[] = []
    const scrollers = [...root.querySelectorAll('*')].filter((part) =>
      ['auto', 'scroll'].includes(getComputedStyle(part).overflowX),
    )
    for (const part of [root, ...(mayScroll ? [] : scrollers)]) {
      const over = part.scrollWidth - part.clientWidth
      if (over > 0) found.push(`${said(part)} scrolls ${over} px sideways`)
    }
    const frame = root.getBoundingClientRect()
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement
      if (!holder || !node.textContent?.trim() || holder.closest('option, svg, style')) continue
      if (!holder.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue
      if (mayScroll && scrollers.some((part) => part.contains(holder))) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const words = range.getBoundingClientRect()
      const around = holder.closest('a, button, td, th, dd, dt, li, p, h3, h4, label') ?? holder
      const box = around.getBoundingClientRect()
      let cut = words.width <= 1
      // What is for screen readers alone is clipped away; an ellipsis is a decision.
      for (let each: Element | null = holder; each && each !== root; each = each.parentElement) {
        const { clipPath, textOverflow } = getComputedStyle(each)
        if (clipPath !== 'none' || textOverflow === 'ellipsis') cut = true
      }
      if (cut) continue
      if (words.right > frame.right + 1 || words.left < frame.left - 1) found.push(`${said(holder)} leaves the dialog`)
      else if (words.right > box.right + 1 || words.left < box.left - 1)
        found.push(`${said(holder)} sticks out of ${said(around)}`)
    }
    return found
  }, lanes)
}

/** Pixels of a window's height that wide bars take for good, however far the page is scrolled. */
export const barsHeight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    scrollTo({ top: innerHeight, behavior: 'instant' })
    return [...document.querySelectorAll('body *')]
      .filter((it) => ['fixed', 'sticky'].includes(getComputedStyle(it).position))
      .map((it) => ({ box: it.getBoundingClientRect(), paints: it.checkVisibility({ visibilityProperty: true }) }))
      .filter(({ box, paints }) => paints && box.width > innerWidth / 2 && box.height < innerHeight / 2)
      .map(({ box }) => Math.max(0, Math.min(box.bottom, innerHeight) - Math.max(box.top, 0)))
      .reduce((sum, height) => sum + height, 0)
  })
