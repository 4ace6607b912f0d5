import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'

const card = style({
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.card,
  minInlineSize: 0,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
/** How much there is, and the way to it at the end of the line; on a phone below. */
export const total = style([
  card,
  {
    display: 'grid',
    gap: vars.space.m,
    padding: vars.space.m,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'center',
        padding: vars.space.l,
      },
    },
  },
])
export const term = style({ color: vars.color.muted, fontSize: vars.size.s })
export const sum = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: vars.size.xxl,
  lineHeight: 1.15,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
})
export const least = style([term, { '@media': { [media.tablet]: { gridColumn: '1 / -1' } } }])
export const list = style([
  card,
  {
    margin: 0,
    // Rows begin within the inner line, where a brand frames its cards.
    padding: vars.frame.inset,
    listStyle: 'none',
  },
])
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
export const mark = style({ color: vars.color.muted, flexShrink: 0 })
export const words = style({ display: 'grid', flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const name = style({ fontWeight: 650 })
export const amount = style({
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
  overflowWrap: 'anywhere',
})
export const reference = style([term, { fontFamily: 'ui-monospace, monospace' }])

export const totalWaiting = style({
  blockSize: '11rem',
  borderRadius: vars.radius.m,
  '@media': { [media.tablet]: { blockSize: '8rem' } },
})
export const listWaiting = style({ blockSize: '12rem', borderRadius: vars.radius.m })
