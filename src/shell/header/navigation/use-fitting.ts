import { useCallback, useState, type RefCallback } from 'react'

/** Items whose tops differ by less stand in one line. */
const SAME_LINE = 8
/** Pixels that are left over where all of them fit: widths are rounded. */
const SLACK = 4

interface Fitting {
  readonly list: RefCallback<HTMLUListElement>
  /** How many of the items stand whole in the line. */
  readonly fits: number
}

/**
 * How many items of a list have room in its one line. Those that have none stand in lines below it, which its style cuts off:
 * they are hidden from everybody, and keep their width, so that what is left of the line tells when there is room again.
 * @param count how many there are
 */
export function useFitting(count: number): Fitting {
  const [fits, setFits] = useState(Number.POSITIVE_INFINITY)
  const list = useCallback((element: HTMLUListElement) => {
    const look = (): void => {
      const items = [...element.children].filter((child) => child instanceof HTMLElement)
      const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0
      const firstOut = (): number => {
        const below = items.findIndex((item) => item.offsetTop > (items[0]?.offsetTop ?? 0) + SAME_LINE)
        // What keeps the last one out may be the button for it alone, which would go with it.
        const whole = items.reduce((sum, { offsetWidth }) => sum + offsetWidth + gap, SLACK - gap)
        return whole <= (element.parentElement?.clientWidth ?? 0) ? -1 : below
      }
      delete element.dataset['tight']
      let end = firstOut()
      if (end >= 0) {
        // Pictures go before words.
        element.dataset['tight'] = ''
        end = firstOut()
      }
      for (const [at, item] of items.entries()) item.style.visibility = end >= 0 && at >= end ? 'hidden' : ''
      setFits(end < 0 ? Number.POSITIVE_INFINITY : end)
    }
    const sizes = new ResizeObserver(look)
    const watch = (): void => {
      sizes.observe(element)
      // A count or a font that comes makes them wider.
      for (const item of element.children) sizes.observe(item)
      look()
    }
    const items = new MutationObserver(watch)
    items.observe(element, { childList: true })
    watch()
    return () => {
      sizes.disconnect()
      items.disconnect()
    }
  }, [])
  return { list, fits: Math.min(fits, count) }
}
