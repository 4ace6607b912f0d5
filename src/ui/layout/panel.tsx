import type { ElementType } from 'react'
import type { BoxProps, Tag } from './box.ts'
import { cx } from './cx.ts'
import * as css from './layout.css.ts'

interface Own {
  readonly space?: keyof typeof css.gap
  readonly align?: keyof typeof css.across
  readonly inset?: keyof typeof css.inset
  /** What comes last stands at the end of the line, from tablets on. */
  readonly endsBeside?: boolean
}

/** What belongs together, on a ground of its own; inside it things stand one below the other. */
export function Panel<Element extends Tag = 'section'>(props: BoxProps<Element, Own>) {
  const { as, space = 's', align, inset = 'm', endsBeside = false, ...rest } = props
  const Box = (as ?? 'section') as ElementType
  return (
    <Box
      {...rest}
      className={cx(
        css.panel,
        css.inset[inset],
        css.stack,
        css.gap[space],
        align && css.across[align],
        endsBeside && css.endsBeside,
      )}
    />
  )
}
