import type { ReactNode } from 'react'
import * as css from './facts.css.ts'

/** One of the `Facts`: its name and its value. */
export function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.name}>{name}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  )
}
