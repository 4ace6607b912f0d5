import { useEffect, useId, useRef, useState, type FocusEvent, type PointerEvent } from 'react'

/** How long a pointer may be off the panel on its way to it. */
const LEAVE_MS = 250

/**
 * A panel beside its button: shown while a pointer or the focus is on either, and kept by a click until the next one.
 * Escape puts it away wherever the pointer stands (WCAG 1.4.13).
 * @returns props for what holds both, and for the button; `open` says whether the panel shows
 */
export function useFlyout() {
  const [state, setState] = useState<'closed' | 'shown' | 'kept'>('closed')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = useId()
  const open = state !== 'closed'
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!open) return undefined
    // A pointer shows it without the focus being here, so the key is heard on the whole page.
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (event.key === 'Escape') setState('closed')
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open])
  const show = (): void => {
    clearTimeout(timer.current)
    setState((now) => (now === 'closed' ? 'shown' : now))
  }
  return {
    open,
    panelId: id,
    holder: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') show()
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return
        clearTimeout(timer.current)
        timer.current = setTimeout(() => setState((now) => (now === 'shown' ? 'closed' : now)), LEAVE_MS)
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setState('closed')
      },
    },
    button: {
      'aria-expanded': open,
      'aria-controls': id,
      onFocus: ({ currentTarget }: FocusEvent) => {
        // A click focuses as well, and decides by itself.
        if (currentTarget.matches(':focus-visible')) show()
      },
      onClick: () => setState((now) => (now === 'kept' ? 'closed' : 'kept')),
    },
  }
}
