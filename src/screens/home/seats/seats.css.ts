/** Live tables with their seats, as each brand shows these. */
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { lane } from '../../../ui/lists/lane.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { oneLine } from '../../../ui/layout/truncate.ts'

const side = style([lane, { gridAutoColumns: '12.5rem' }])
/** Rows on a phone, of which the first are enough there. */
const rows = style({
  display: 'grid',
  gap: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surface,
  overflow: 'hidden',
  '@media': {
    [media.tablet]: {
      gridAutoFlow: 'column',
      gridAutoColumns: '13rem',
      gap: vars.space.m,
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      scrollbarWidth: 'none',
      border: 0,
      borderRadius: 0,
      backgroundColor: 'transparent',
    },
  },
})
export const list = styleVariants({ squares: [rows], sticker: [side], words: [side], dots: [side] })

const base = style({
  position: 'relative',
  scrollSnapAlign: 'start',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: vars.space.xs,
  minInlineSize: 0,
})
const boxed = {
  padding: vars.space.xs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surface,
} as const
export const card = styleVariants({
  squares: [
    {
      position: 'relative',
      scrollSnapAlign: 'start',
      display: 'grid',
      gridTemplateColumns: '3.5rem minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: vars.space.s,
      minInlineSize: 0,
      padding: vars.space.s,
      selectors: {
        '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
        '&:nth-child(n + 4)': { '@media': { [media.belowTablet]: { display: 'none' } } },
      },
      '@media': {
        [media.tablet]: {
          ...boxed,
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignContent: 'start',
          gap: vars.space.xs,
          selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
        },
      },
    },
  ],
  sticker: [base],
  words: [base, boxed],
  dots: [base],
})
const coverBase = style({ position: 'relative', overflow: 'hidden', aspectRatio: '16 / 10', display: 'grid' })
export const cover = styleVariants({
  squares: [
    coverBase,
    {
      borderRadius: vars.radius.s,
      aspectRatio: '1',
      '@media': { [media.tablet]: { aspectRatio: '16 / 10' } },
    },
  ],
  sticker: [coverBase, { borderRadius: vars.radius.l }],
  words: [coverBase, { borderRadius: vars.radius.m }],
  dots: [coverBase],
})
/** The upper part of the cover, where the table is. */
export const picture = style({ inlineSize: '100%', alignSelf: 'start' })

const stateBase = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space.xxs,
  color: vars.color.liveText,
  fontSize: '0.8125rem',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
})
export const state = styleVariants({
  // A second line for some of them alone would move what stands below.
  squares: [stateBase, { flexWrap: 'nowrap', overflow: 'hidden', fontSize: '0.75rem', whiteSpace: 'nowrap' }],
  sticker: [
    stateBase,
    {
      position: 'absolute',
      insetBlockStart: vars.space.xs,
      insetInlineStart: vars.space.xs,
      paddingBlock: 2,
      paddingInline: vars.space.xs,
      borderRadius: vars.radius.s,
      backgroundColor: vars.color.ground,
    },
  ],
  words: [stateBase],
  dots: [
    stateBase,
    {
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      justifyContent: 'space-between',
      padding: vars.space.xs,
      backgroundColor: `color-mix(in srgb, ${vars.color.ground} 88%, transparent)`,
      color: vars.color.ink,
    },
  ],
})
export const words = style({ display: 'grid', alignContent: 'start', gap: 1, minInlineSize: 0 })
export const name = style({
  ...oneLine,
  margin: 0,
  fontSize: vars.size.m,
  letterSpacing: 'normal',
  lineHeight: 1.3,
})
export const line = style({ ...oneLine, margin: 0, color: vars.color.muted, fontSize: '0.8125rem', lineHeight: 1.35 })
export const stakes = style({
  ...oneLine,
  margin: 0,
  fontSize: vars.size.s,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.35,
})
/** A press anywhere on the card is one on its button. */
export const action = style({})
globalStyle(`button.${action}`, { position: 'static' })
globalStyle(`button.${action}::after`, { content: '""', position: 'absolute', inset: 0 })
export const actionPlace = style({ blockSize: vars.control.s })
