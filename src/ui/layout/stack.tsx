import type { ElementType } from 'react'
import type { BoxProps, Tag } from './box.ts'
import { cx } from './cx.ts'
import * as css from './layout.css.ts'

interface Own {
  readonly space?: keyof typeof css.gap
  /** Across; what it holds fills it otherwise. */
  readonly align?: keyof typeof css.across
  /** No wider than is easy to read and to fill in. */
  readonly narrow?: boolean
}

/** Things one below the other, at one distance. */
export function Stack<Element extends Tag = 'div'>(props: BoxProps<Element, Own>) {
  const { as, space = 'm', align, narrow = false, ...rest } = props
  const Box = (as ?? 'div') as ElementType
  return (
    <Box
      {...rest}
      className={cx(
        css.stack,
        css.gap[space],
        align && css.across[align],
        narrow && css.narrow,
        as === 'fieldset' && css.group,
        as === 'fieldset' && css.locks,
      )}
    />
  )
}
