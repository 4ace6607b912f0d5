import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'

const gap = createVar()

/** Around the grid and what is said about games that don't come. */
export const frame = style({ position: 'relative', minInlineSize: 0 })
/** Over the places of those games; also where the list is shorter than what is said. */
export const notice = style({ position: 'absolute', insetInline: 0, zIndex: 2 })
export const grid = style({
  vars: { [gap]: 'min(0.75rem, 2.5vw)' },
  position: 'relative',
  minInlineSize: 0,
  outline: 'none',
  '@media': { [media.tablet]: { vars: { [gap]: vars.space.m } } },
})
/** The distance to the next row belongs to the row, since rows are laid out by their measured size. */
const row = style({ display: 'grid', columnGap: gap, paddingBlockEnd: gap })
const column = (count: number) => style([row, { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }])
export const columns = {
  1: style({ display: 'grid', borderBlockEnd: `1px solid ${vars.color.line}` }),
  2: column(2),
  3: column(3),
  4: column(4),
  5: column(5),
  6: column(6),
  7: column(7),
}
/** As wide as the rows, which follow from how high it is. */
export const ruler = style({ position: 'absolute', insetInline: 0, visibility: 'hidden' })
export const cell = style({ minInlineSize: 0 })
export const states = styleVariants({
  current: {},
  /** An older answer while the one that was asked for is on its way. */
  older: { opacity: 0.55, transition: `opacity ${vars.motion.fast} ${vars.motion.ease}` },
})
