import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { media } from '../../../../ui/layout/media.ts'
import { tightLeading } from '../../../../theme/writing-systems.ts'
import * as actions from '../card-actions.css.ts'
import * as captions from '../captions.css.ts'
import { oneLine } from '../../../../ui/layout/truncate.ts'

/**
 * The least height: of two choices below each other on the narrowest phones; of two lines of the name, the vendor and a
 * fact on phones; of the name and the vendor where facts have columns of their own.
 */
export const ROW = { narrow: '6rem', phone: '5rem', tablet: '4.5rem' } as const

/** The picture, the name, then what is known in columns, then what one can do. */
export const card = style([
  actions.card,
  {
    gridTemplateColumns: '3.5rem minmax(0, 1fr) auto',
    alignItems: 'center',
    // Twice: which of the two files comes last on a page is not said.
    selectors: { '&&': { alignContent: 'center' } },
    columnGap: vars.space.m,
    minBlockSize: ROW.narrow,
    '@media': {
      [media.phone]: { minBlockSize: ROW.phone },
      [media.tablet]: {
        gridTemplateColumns: '3.5rem minmax(0, 2fr) repeat(3, minmax(0, 1fr)) 15rem',
        minBlockSize: ROW.tablet,
      },
      [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.surface } } },
    },
  },
])
/** On phones the fact stands below the name, and everything else beside both; then each is the next in one row. */
const inPhones = (gridArea: string) => ({ gridArea, '@media': { [media.tablet]: { gridArea: 'auto' } } })
export const picture = style([inPhones('1 / 1 / span 2'), { borderRadius: vars.radius.s }])
export const head = style([inPhones('1 / 2'), { ...captions.captionLook, gridAutoRows: 'auto' }])
export const name = style({
  ...captions.nameLook,
  ...captions.twoLines,
  fontSize: vars.size.m,
  lineHeight: tightLeading(1.2),
})
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xs,
  gridArea: '2 / 2',
  minInlineSize: 0,
  fontSize: vars.size.xs,
  lineHeight: tightLeading(1.3),
  selectors: { '&[data-wide]': { display: 'none' } },
  '@media': {
    [media.tablet]: {
      display: 'grid',
      columnGap: 0,
      gridArea: 'auto',
      fontSize: vars.size.s,
      selectors: { '&[data-wide]': { display: 'grid' } },
    },
  },
})
export const label = style({ color: vars.color.muted, fontSize: vars.size.xs })
export const value = style({
  ...oneLine,
  fontVariantNumeric: 'tabular-nums',
})
/** Always seen; the row itself plays, too. */
export const choices = style([
  inPhones('1 / 3 / span 2'),
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    justifyContent: 'flex-start',
    '@media': { [media.phone]: { flexDirection: 'row-reverse', alignItems: 'center', gap: vars.space.xs } },
  },
])
const choice = style({
  // Never narrower than its words: where a language has long ones, what stands beside it goes below.
  flexShrink: 0,
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
/** At the end of the row; on phones below the choices, since four abreast would leave a name no room. */
export const tools = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  gap: vars.space.xs,
  '@media': { [media.tablet]: { marginInlineStart: 'auto' } },
})
/** How high a row is on phones that has them. */
export const TOOLS_ROW = '6.25rem'
globalStyle(`${card}:has(${tools})`, {
  minBlockSize: TOOLS_ROW,
  '@media': { [media.tablet]: { minBlockSize: ROW.tablet } },
})
globalStyle(`${choices}:has(${tools})`, {
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'end',
  justifyItems: 'end',
  rowGap: vars.space.xxs,
  '@media': {
    [media.tablet]: { display: 'flex', flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', rowGap: 0 },
  },
})
globalStyle(`${choices}:has(${tools}) > *`, { gridRow: 1, '@media': { [media.tablet]: { gridRow: 'auto' } } })
globalStyle(`${choices} > ${tools}`, { gridRow: 2, gridColumn: '1 / -1' })
// Without a free trial beside it, Play stands at the row's end, as what is below it does.
globalStyle(`${choices} > ${play}:nth-last-child(2):first-child`, { gridColumn: '1 / -1' })
// The triangle alone would be a smaller target than the word.
globalStyle(`${play} svg`, { display: 'none' })
