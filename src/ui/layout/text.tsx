import type { ElementType } from 'react'
import type { BoxProps, Tag } from './box.ts'
import { cx } from './cx.ts'
import * as css from './text-choices.css.ts'

interface Own {
  readonly size?: keyof typeof css.size
  readonly weight?: keyof typeof css.weight
  readonly tone?: keyof typeof css.tone
  readonly font?: keyof typeof css.font
  /** Figures of one width, which do not move what stands beside them. */
  readonly figures?: boolean
  /** Breaks anywhere rather than leaving its place: names that somebody else has chosen. */
  readonly breaks?: boolean
  /** Keeps its width on its line, while the words beside it break. */
  readonly whole?: boolean
}

/** Words in one of the sizes, weights and tones; what it does not say it has from around it. */
export function Text<Element extends Tag = 'p'>(props: BoxProps<Element, Own>) {
  const { as, size, weight, tone, font, figures = false, breaks = false, whole = false, ...rest } = props
  const Box = (as ?? 'p') as ElementType
  return (
    <Box
      {...rest}
      className={cx(
        css.words,
        size && css.size[size],
        weight && css.weight[weight],
        tone && css.tone[tone],
        font && css.font[font],
        figures && css.figures,
        breaks && css.breaks,
        whole && css.whole,
      )}
    />
  )
}
