import type { ReactNode } from 'react'
import { cx } from '../../../ui/layout/cx.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { older as olderClass } from '../../../ui/layout/layout.css.ts'
import * as css from './records.css.ts'

interface TotalsProps {
  readonly label: string
  /** `undefined` values are on their way. */
  readonly items: readonly { readonly name: string; readonly value: ReactNode }[]
  readonly waiting: boolean
  /** Whether they are those of the filter before. */
  readonly older: boolean
}

/** The sums of all that fits the filters. */
export function Totals({ label, items, waiting, older }: TotalsProps) {
  if (waiting)
    return (
      <div className={css.totals}>
        {items.map(({ name }) => (
          <Skeleton key={name} className={css.totalWaiting} />
        ))}
      </div>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list of terms can't be in a fieldset
    <div role="group" aria-label={label}>
      <dl className={cx(css.totals, items.length % 4 === 0 && css.byFour, older && olderClass)}>
        {items.map(({ name, value }) => (
          <div key={name} className={css.total}>
            <dt className={css.totalName}>{name}</dt>
            <dd className={css.totalValue}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
