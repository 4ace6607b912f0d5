import type { ElementType } from 'react'
import type { BoxProps, Tag } from './box.ts'
import { cx } from './cx.ts'
import * as css from './layout.css.ts'

interface Own {
  readonly space?: keyof typeof css.gap
  /** `small` ones stand side by side on phones, too, as do days of a `week`; `wide` ones from tablets on; `two` from desktops on. */
  readonly columns: keyof typeof css.tiles
  /** Those of the page before, while the next one is on its way: they are dimmed and stay. */
  readonly older?: boolean
}

/** Things of one kind beside and below each other, all of one width. */
export function Tiles<Element extends Tag = 'ul'>(props: BoxProps<Element, Own>) {
  const { as, space = 's', columns, older = false, ...rest } = props
  const Box = (as ?? 'ul') as ElementType
  return (
    <Box
      aria-busy={older}
      {...rest}
      className={cx(css.stack, css.gap[space], css.tiles[columns], older && css.older)}
    />
  )
}
