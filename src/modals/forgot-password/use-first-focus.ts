import { useEffect, type RefObject } from 'react'

/** Puts the focus where a step begins: what had it went with the step before. */
export function useFirstFocus(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    element.current?.querySelector<HTMLElement>('[data-focus]')?.focus()
  }, [element])
}
