import type { ElementType } from 'react'
import type { BoxProps, Tag } from './box.ts'
import { cx } from './cx.ts'
import * as css from './layout.css.ts'

interface Own {
  readonly space?: keyof typeof css.gap
  readonly align?: keyof typeof css.align
  /** Lines of words: what goes on below is no farther away than the next line is. */
  readonly tight?: boolean
  /** What can be done, below the words that it belongs to. */
  readonly apart?: boolean
  /** In the middle of each line. */
  readonly centered?: boolean
}

/** Things one beside the other, on as many lines as it takes. */
export function Cluster<Element extends Tag = 'div'>(props: BoxProps<Element, Own>) {
  const { as, space = 'xs', align = 'center', tight = false, apart = false, centered = false, ...rest } = props
  const Box = (as ?? 'div') as ElementType
  return (
    <Box
      {...rest}
      className={cx(
        css.cluster,
        (tight ? css.columnGap : css.gap)[space],
        css.align[align],
        apart && css.apart,
        centered && css.centered,
      )}
    />
  )
}
