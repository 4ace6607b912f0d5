/** A table of columns on desktops; below them each row folds into a block, which the table's own styles lay out. */
import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../layout/media.ts'

export const frame = style({
  // Rows begin within the inner line, where a brand frames its cards.
  padding: vars.frame.inset,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.card,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
export const table = style({
  display: 'grid',
  inlineSize: '100%',
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [media.desktop]: { display: 'table', borderCollapse: 'collapse' } },
})
/** Out of sight where rows are folded: a screen reader still hears what each column is. */
export const head = style({
  position: 'absolute',
  clipPath: 'inset(50%)',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  '@media': {
    [media.desktop]: { position: 'static', display: 'table-header-group', clipPath: 'none', overflow: 'visible' },
  },
})
