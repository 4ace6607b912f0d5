import type { ElementType } from 'react'
import type { BoxProps, Tag } from './box.ts'
import { cx } from './cx.ts'
import * as css from './layout.css.ts'

interface Own {
  readonly space?: keyof typeof css.gap
  readonly align?: keyof typeof css.align
  /** Goes on below where there is no room. */
  readonly wraps?: boolean
  /** The first end takes what the other one leaves. */
  readonly fills?: boolean
  /** As high as a small button, whether one stands there or not. */
  readonly high?: boolean
}

/** The two ends of one line. */
export function Split<Element extends Tag = 'div'>(props: BoxProps<Element, Own>) {
  const { as, space = 's', align = 'center', wraps = false, fills = false, high = false, ...rest } = props
  const Box = (as ?? 'div') as ElementType
  return (
    <Box
      {...rest}
      className={cx(
        css.split,
        css.gap[space],
        css.align[align],
        wraps && css.wrap,
        fills && css.fills,
        high && css.lineHigh,
      )}
    />
  )
}
