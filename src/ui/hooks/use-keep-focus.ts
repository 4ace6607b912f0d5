import { useEffect, useEffectEvent, type RefObject } from 'react'

/** What is read out as a whole, and so says what has become of the control that was in it. */
const PLACES = 'li, section, article, form, [role="group"], [role="tabpanel"]'
const LISTS = 'ul, ol'
/** Marks what leads from a list to one of its things, which has the focus again when one comes back. */
const OPENER = 'data-opens'

interface Held {
  readonly control: Element
  /** What is around it, from the inside out, and at which place in that it stands. */
  readonly path: readonly { readonly around: Element; readonly at: number }[]
}

function holdOf(control: Element, root: Element): Held {
  const path: { around: Element; at: number }[] = []
  for (let inner = control, around = control.parentElement; around; inner = around, around = around.parentElement) {
    path.push({ around, at: [...around.children].indexOf(inner) })
    if (around === root) break
  }
  return { control, path }
}

const isUsable = (control: Element): boolean => control.isConnected && !control.matches(':disabled')
const isLost = (): boolean => {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement.matches(':disabled')
}

/**
 * What stands in the place of a control: the row that moved up where its own is gone, else what it stood in. Never another
 * button, which the same key would press.
 */
function placeOf({ path }: Held): HTMLElement | null {
  for (const { around, at } of path) {
    if (!around.isConnected) continue
    const next = around.matches(LISTS) ? around.children[Math.min(at, around.children.length - 1)] : undefined
    const place = next ? (next.querySelector('a[href]') ?? next) : around.matches(PLACES) ? around : null
    if (place instanceof HTMLElement) return place
  }
  return null
}

/** Focuses also what no key leads to; it is left as it was. */
function focusOn(place: HTMLElement): void {
  const isOwn = place.matches('a[href], [tabindex]')
  if (!isOwn) {
    place.tabIndex = -1
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  place.focus({ preventScroll: !isOwn })
}

/**
 * Keeps the focus within pages whose controls come and go: it is never left to the document, where a screen reader is lost
 * and every key does nothing. Whatever takes it by itself comes first.
 * @param page another value is another page, in which nothing is come back to
 */
export function useKeepFocus(root: RefObject<HTMLElement | null>, page: unknown): void {
  const current = useEffectEvent(() => page)
  useEffect(() => {
    const element = root.current
    if (!element) return undefined
    let held: Held | null = null
    let opened: { readonly what: string; readonly page: unknown } | null = null
    /** What has the focus in the place of a control that may come back. */
    let lent: HTMLElement | null = null
    let frame = 0
    const look = (): void => {
      const isLent = lent !== null && document.activeElement === lent
      if (!isLost() && !isLent) return
      const what = opened?.page === current() ? opened?.what : undefined
      const opener = what && element.querySelector<HTMLElement>(`[${OPENER}="${CSS.escape(what)}"]`)
      if (opener) {
        opened = null
        focusOn(opener)
      } else if (isLent) {
        if (held && isUsable(held.control) && held.control instanceof HTMLElement) held.control.focus()
      } else if (held && !isUsable(held.control)) {
        const title = element.closest('dialog')?.querySelector<HTMLElement>('[data-page-title], h2')
        lent = placeOf(held) ?? title ?? null
        if (lent) focusOn(lent)
      }
    }
    // Effects of what comes instead have run by then, and the browser has noticed what is disabled.
    const later = (): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => (frame = requestAnimationFrame(look)))
    }
    const came = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element) || target === lent) return
      held = holdOf(target, element)
      lent = null
      const what = target.getAttribute(OPENER)
      if (what !== null) opened = { what, page: current() }
    }
    const went = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget) return
      // Who has pressed beside everything wants the focus nowhere.
      setTimeout(() => {
        if (held && isLost() && isUsable(held.control)) held = null
      })
    }
    const observer = new MutationObserver(later)
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    element.addEventListener('focusin', came)
    element.addEventListener('focusout', went)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      element.removeEventListener('focusin', came)
      element.removeEventListener('focusout', went)
    }
  }, [root])
}
