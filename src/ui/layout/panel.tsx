import type { ElementType } from 'react'
import type { BoxProps, Tag } from './box.ts'
import { cx } from './cx.ts'
import * as css from './layout.css.ts'

interface Own {
  readonly space?: keyof typeof css.gap
  readonly align?: keyof typeof css.across
  readonly inset?: keyof typeof css.inset
  /** In windows as wide as this, what comes last stands at the end of the line. */
  readonly endsBesideFrom?: keyof typeof css.endsBesideFrom
  /** What comes last stands at the bottom, where the panel is as high as the one beside it. */
  readonly spread?: boolean
  /** The state of what it holds, which its words say too. */
  readonly edge?: keyof typeof css.edge
  /** Of what was asked for before, while the next answer is on its way. */
  readonly older?: boolean
}

/** What belongs together, on a ground of its own; inside it things stand one below the other. */
export function Panel<Element extends Tag = 'section'>(props: BoxProps<Element, Own>) {
  const { as, space = 's', align, inset = 'm', endsBesideFrom, spread = false, edge, older = false, ...rest } = props
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
        endsBesideFrom && css.endsBesideFrom[endsBesideFrom],
        spread && css.spread,
        edge && css.edge[edge],
        older && css.older,
      )}
    />
  )
}
