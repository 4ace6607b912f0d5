import type { ReactNode } from 'react'
import * as css from './toast.css.ts'

/** Where toasts stand. It is there before the first of them, or a screen reader would miss that one. */
export function ToastRegion({ children }: { readonly children: ReactNode }) {
  return (
    <output className={css.toasts} aria-live="polite">
      {children}
    </output>
  )
}
