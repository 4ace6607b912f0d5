import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../ui/media.ts'
import { tightLeading } from '../../theme/scripts.ts'
import * as actions from './card-actions.css.ts'
import * as captions from './captions.css.ts'

/** The least height: on phones two lines of the name, the vendor and a fact; then facts have columns of their own. */
export const ROW = { phone: '5rem', tablet: '4.5rem' } as const

/** The picture, the name, then what is known in columns, then what one can do. */
export const card = style([
  actions.card,
  {
    gridTemplateColumns: '3.5rem minmax(0, 1fr) auto',
    alignItems: 'center',
    alignContent: 'center',
    columnGap: vars.space.m,
    minBlockSize: ROW.phone,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: '3.5rem minmax(0, 2fr) repeat(3, minmax(0, 1fr)) 13rem',
        minBlockSize: ROW.tablet,
      },
      [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.surface } } },
    },
  },
])
/** Beside both rows of words on phones; then everything stands in one row. */
const beside = { gridRow: '1 / span 2', '@media': { [media.tablet]: { gridRow: 'auto' } } } as const
export const picture = style([beside, { borderRadius: vars.radius.s }])
export const head = style([
  captions.caption,
  { gridAutoRows: 'auto', '@media': { [media.tablet]: { gridAutoRows: '1.25rem' } } },
])
export const name = style([
  captions.name,
  {
    ...captions.twoLines,
    fontSize: vars.size.m,
    lineHeight: tightLeading(1.2),
    '@media': { [media.tablet]: { display: 'block', whiteSpace: 'nowrap', lineHeight: '1.25rem' } },
  },
])
export const fact = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.xs,
  gridColumn: 2,
  minInlineSize: 0,
  fontSize: vars.size.xs,
  lineHeight: tightLeading(1.3),
  selectors: { '&[data-wide]': { display: 'none' } },
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gap: 0,
      gridColumn: 'auto',
      fontSize: vars.size.s,
      selectors: { '&[data-wide]': { display: 'grid' } },
    },
  },
})
export const label = style({ color: vars.color.muted, fontSize: vars.size.xs })
export const value = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})
/** Always seen; the row itself plays, too. */
export const choices = style([
  beside,
  {
    display: 'flex',
    flexDirection: 'row-reverse',
    alignItems: 'center',
    justifyContent: 'flex-start',
    gap: vars.space.xs,
  },
])
const choice = style({
  minBlockSize: vars.control.s,
  paddingInline: vars.space.s,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.m,
  background: 'none',
  color: vars.color.ink,
  fontSize: vars.size.s,
  fontWeight: 600,
  lineHeight: tightLeading(1.2),
  whiteSpace: 'nowrap',
})
export const play = style([
  choice,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.35em',
    minInlineSize: vars.control.s,
    justifyContent: 'center',
    selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover': { backgroundColor: vars.color.accent, borderColor: vars.color.accent, color: vars.color.onAccent },
        },
      },
    },
  },
])
export const trial = style([
  choice,
  {
    position: 'relative',
    zIndex: 1,
    borderColor: 'transparent',
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    textDecorationThickness: '1px',
    paddingInline: vars.space.xs,
    '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.accentText } } } },
  },
])
// The triangle alone would be a smaller target than the word.
globalStyle(`${play} svg`, { display: 'none' })
