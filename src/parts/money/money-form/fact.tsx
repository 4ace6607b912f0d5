import type { ReactNode } from 'react'
import * as css from './money-presentation.css.ts'

/** One line of what an order is: its name and its value, in a list of them. */
export function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.term}>{name}</dt>
      <dd className={css.factValue}>{children}</dd>
    </div>
  )
}
