import { style } from '@vanilla-extract/css'
import { align, gap, group, stack } from '../../../ui/layout/layout.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { hiddenVisually } from '../../../ui/layout/text.css.ts'

/** The word over two days on a phone, all in one line where there is room. */
export const range = style([
  stack,
  gap.s,
  align.start,
  group,
  {
    // A date with its mark is no narrower.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.25rem, 100%), 1fr))',
    '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  },
])
export const legend = hiddenVisually
export const preset = style({
  minInlineSize: 0,
  gridColumn: '1 / -1',
  '@media': { [media.desktop]: { gridColumn: 'auto' } },
})
