import { Fragment, type ReactNode } from 'react'
import * as css from './records.css.ts'

/** What there is to say of one record, a line each; what is nothing is left out. */
export function Facts({ items }: { readonly items: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={css.facts}>
      {items.map(([name, value]) =>
        value === null || value === '' ? null : (
          <Fragment key={name}>
            <dt className={css.fact}>{name}</dt>
            <dd className={css.factValue}>{value}</dd>
          </Fragment>
        ),
      )}
    </dl>
  )
}
