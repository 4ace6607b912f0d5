import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/**
 * Puts what a form opens at the end of the page: a dialog within a form would give the form its fields and its buttons.
 * Its events stay in it, where React would hand them to the form.
 */
export function PageEnd({ children }: { readonly children: ReactNode }) {
  const keep = (event: { stopPropagation: () => void }): void => event.stopPropagation()
  return createPortal(
    // It holds a dialog, and only keeps that one's events to itself.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onSubmit={keep} onInput={keep} onBlur={keep} onKeyDown={keep}>
      {children}
    </div>,
    document.body,
  )
}
