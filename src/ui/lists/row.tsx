import type { ComponentProps } from 'react'
import { cx } from '../layout/cx.ts'
import * as css from './rows.css.ts'

interface RowProps extends Omit<ComponentProps<'li'>, 'className' | 'style'> {
  /** `none` where what it holds is pressed as a whole, `plain` where the rows have no ground of their own. */
  readonly inset?: keyof typeof css.inset
}

/** One of the `Rows`. */
export function Row({ inset = 's', ...rest }: RowProps) {
  return <li {...rest} className={cx(css.row, css.inset[inset])} />
}
