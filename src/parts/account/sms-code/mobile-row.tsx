import type { ReactNode } from 'react'
import * as css from './sms-code.css.ts'

/** The country's code and the number beside it, where there is room. */
export function MobileRow({ children }: { readonly children: ReactNode }) {
  return (
    <div className={css.place}>
      <div className={css.row}>{children}</div>
    </div>
  )
}
