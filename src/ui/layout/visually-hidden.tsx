import type { ReactNode } from 'react'
import { hiddenVisually } from './text.css.ts'

/** Words for screen readers alone. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={hiddenVisually}>{children}</span>
}
