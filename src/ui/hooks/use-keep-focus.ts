import { useEffect, useEffectEvent, type RefObject } from 'react'

/** What is read out as a whole, and so says what has become of the control that was in it. */
const PLACES = 'li, section, article, form, [role="group"], [role="tabpanel"]'
const LISTS = 'ul, ol'
/** What holds controls of one thing beside each other. */
const ROWS = 'li, tr, [role="group"], [role="row"], [role="toolbar"]'
/** What the keyboard leads to. */
const CONTROLS = ['a[href]', 'button', 'input:not([type="hidden"])', 'select', 'textarea', '[tabindex]']
  .map((control) => `${control}:not(:disabled, [tabindex="-1"], [inert] *)`)
  .join(', ')
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

const controlsIn = (element: Element): Element[] =>
  element.matches(CONTROLS) ? [element] : [...element.querySelectorAll(CONTROLS)]

/** The control that comes next where one has gone, else the one before. @param isRow whether what is around others counts */
function nearestIn(around: Element, at: number, isRow: boolean): Element | undefined {
  const near = (some: readonly Element[]): Element[] =>
    isRow ? some.flatMap(controlsIn) : some.filter((child) => child.matches(CONTROLS))
  const children = [...around.children]
  return near(children.slice(at))[0] ?? near(children.slice(0, at)).at(-1)
}

/**
 * What stands in the place of a control. Where that is gone: the control beside it in its row, or one of the row that moved up;
 * else what it stood in. One that is disabled may come back, and the same key would press another meanwhile.
 */
function placeOf({ control, path }: Held): HTMLElement | null {
  const isGone = !control.isConnected
  for (const [level, { around, at }] of path.entries()) {
    if (!around.isConnected) continue
    const row = around.matches(LISTS) ? around.children[Math.min(at, around.children.length - 1)] : undefined
    const isRow = around.matches(ROWS)
    const beside = isGone && (isRow || level === 0) ? nearestIn(around, at, isRow) : undefined
    const place = row
      ? (row.querySelector('a[href]') ?? (isGone ? controlsIn(row)[0] : undefined) ?? row)
      : (beside ?? (around.matches(PLACES) ? around : null))
    if (place instanceof HTMLElement) return place
  }
  return null
}

/** A key that is held down has pressed what is gone: it presses nothing else. */
const heedPress = (event: KeyboardEvent): void => {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
}

/** Focuses also what no key leads to; it is left as it was. */
function focusOn(place: HTMLElement): void {
  const isOwn = place.matches(`${CONTROLS}, [tabindex]`)
  if (!isOwn) place.tabIndex = -1
  place.addEventListener('keydown', heedPress)
  const leave = (): void => {
    place.removeEventListener('keydown', heedPress)
    if (!isOwn) place.removeAttribute('tabindex')
  }
  place.addEventListener('blur', leave, { once: true })
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
