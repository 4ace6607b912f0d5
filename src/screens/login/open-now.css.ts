import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../ui/layout/media.ts'

const { xxs, s, m, l } = vars.space

/** A plinth below the picture: dark in both modes, in the theme's own hues. */
export const plinth = style({
  order: 3,
  display: 'grid',
  gap: s,
  flex: 'none',
  paddingBlock: m,
  paddingInline: m,
  backgroundColor: `oklch(from ${vars.color.ink} 0.16 c h)`,
  color: `oklch(from ${vars.color.ink} 0.95 0.01 h)`,
  '@media': {
    [media.desktop]: {
      minBlockSize: '12.75rem',
      paddingBlock: l,
      paddingInline: '3.5rem',
      alignContent: 'center',
      gap: m,
    },
    [media.forced]: { borderBlockStart: '1px solid CanvasText' },
  },
})
/** On a phone the counts say it. */
export const title = style({
  position: 'absolute',
  clipPath: 'inset(50%)',
  color: 'inherit',
  fontFamily: vars.font.display,
  fontSize: vars.size.xl,
  '@media': { [media.desktop]: { position: 'static', clipPath: 'none' } },
})
export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: s,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const item = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: xxs,
  textAlign: 'center',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      justifyItems: 'start',
      alignItems: 'center',
      columnGap: m,
      textAlign: 'start',
    },
  },
})
const light = `oklch(from ${vars.color.accent} 0.82 c h)`
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 48,
  border: `1px solid ${light}`,
  borderRadius: '999px 999px 0 0',
  color: light,
  '@media': { [media.desktop]: { inlineSize: 56, blockSize: 68 } },
})
export const words = style({ display: 'grid', minInlineSize: 0 })
export const name = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.m,
  '@media': { [media.desktop]: { fontSize: vars.size.l } },
})
export const count = style({
  fontSize: vars.size.s,
  color: light,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
