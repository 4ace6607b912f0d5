import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tightLeading } from '../../../theme/writing-systems.ts'
import { card, rows } from '../../../ui/page/page.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { clamped, oneLine } from '../../../ui/layout/truncate.ts'
import { columns } from '../../../ui/lists/columns.ts'

/** Where a lottery's name has two lines, since one would leave too little of it. */
const narrow = 'screen and (max-width: 22.499em)'

/** Where letters are so large that picture, name and clock have no room beside each other. */
const cramped = '(max-width: 15rem)'

/** A card a lottery. */
const cards = style(columns(1, vars.space.s, { tablet: { columns: 2, gap: vars.space.m }, wide: { columns: 3 } }))
/** One line each. */
const table = style([rows])
globalStyle(`${table} > li + li`, { borderBlockStart: `1px solid ${vars.color.line}` })

export const list = { cards, table }
for (const each of Object.values(list)) globalStyle(`${each} > li`, { containerType: 'inline-size', minInlineSize: 0 })

const item = style({ position: 'relative', display: 'grid', minInlineSize: 0 })
/** Picture and name with the clock, and the balls below. */
export const lotteryCard = style([
  card,
  item,
  {
    gridTemplateColumns: '3.25rem minmax(0, 1fr) auto',
    gridTemplateRows: '3.25rem 2.25rem',
    alignItems: 'center',
    columnGap: vars.space.s,
    rowGap: vars.space.s,
    padding: vars.space.m,
    transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
    '@container': { [cramped]: { gridTemplateColumns: '3.25rem minmax(0, 1fr)', gridTemplateRows: 'auto' } },
    '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.accent } } } },
  },
])
/** The balls move beside the name where there is room. */
export const lotteryRow = style([
  item,
  {
    gridTemplateColumns: '2.75rem minmax(0, 1fr) auto',
    gridTemplateRows: '2.75rem 2rem',
    alignItems: 'center',
    columnGap: vars.space.s,
    rowGap: vars.space.xs,
    paddingBlock: vars.space.s,
    paddingInline: vars.space.m,
    '@container': { [cramped]: { gridTemplateColumns: '2.75rem minmax(0, 1fr)', gridTemplateRows: 'auto' } },
    '@media': {
      [narrow]: { gridTemplateRows: '3.25rem 2rem', columnGap: vars.space.xs, paddingInline: vars.space.s },
      [media.desktop]: {
        gridTemplateColumns: '2.75rem minmax(0, 1fr) minmax(0, 1.5fr) 8rem 1.5rem',
        gridTemplateRows: '2.75rem',
        columnGap: vars.space.m,
      },
      [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.raised } } },
    },
  },
])
export const result = style({ gridColumn: '1 / -1', minInlineSize: 0, overflow: 'hidden' })
globalStyle(`${lotteryRow} ${result}`, { '@media': { [media.desktop]: { gridColumn: '3', gridRow: '1' } } })
export const clock = style({
  gridColumn: '3',
  gridRow: '1',
  '@container': { [cramped]: { gridColumn: '1 / -1', gridRow: 'auto', justifySelf: 'start' } },
})
globalStyle(`${lotteryRow} ${clock}`, { '@media': { [media.desktop]: { gridColumn: '4', justifySelf: 'end' } } })
export const arrow = style({
  display: 'none',
  color: vars.color.muted,
  '@media': { [media.desktop]: { display: 'block', gridColumn: '5' } },
})
export const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: vars.radius.s,
  color: 'transparent',
  filter: vars.picture.tone,
  selectors: { [`${item}:hover > &, ${item}:focus-within > &`]: { filter: 'none' } },
})
/** Where the lottery has no picture: a stamp with its teeth. */
const TOOTH = '0.25rem'
export const stamp = style([
  picture,
  {
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    overflow: 'hidden',
    borderRadius: 0,
    backgroundColor: vars.color.accentSoft,
    color: vars.color.onAccentSoft,
    maskImage: `radial-gradient(circle at center, transparent calc(${TOOTH} * 0.45), #000 calc(${TOOTH} * 0.5)), linear-gradient(#000 0 0)`,
    maskSize: `calc(2 * ${TOOTH}) calc(2 * ${TOOTH}), calc(100% - 2 * ${TOOTH}) calc(100% - 2 * ${TOOTH})`,
    maskPosition: `calc(-1 * ${TOOTH}) calc(-1 * ${TOOTH}), center`,
    maskRepeat: 'round, no-repeat',
    '@media': { [media.forced]: { border: '1px solid CanvasText', maskImage: 'none' } },
  },
])
export const motif = style({ inlineSize: '50%', blockSize: 'auto', aspectRatio: '1', strokeWidth: 1.6 })
export const pace = style({ ...oneLine, maxInlineSize: '88%', fontSize: '0.75rem', fontWeight: 650, lineHeight: 1.2 })
export const head = style({ display: 'grid', minInlineSize: 0 })
export const name = style({
  fontWeight: 650,
  ...oneLine,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: {
    // Not positioned itself, so this is as large as the item, and the ring of its focus is, too.
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
  },
  '@media': {
    [narrow]: {
      ...clamped,
      WebkitLineClamp: 2,
      fontSize: vars.size.s,
      lineHeight: tightLeading(1.2),
      whiteSpace: 'normal',
    },
  },
})
globalStyle(`${lotteryCard} ${name}::after`, { borderRadius: vars.radius.l })
export const number = style({
  color: vars.color.muted,
  fontSize: vars.size.xs,
  lineHeight: tightLeading(1.3),
  fontVariantNumeric: 'tabular-nums',
  ...oneLine,
})
/** As high as a card and as a row. */
export const cardPlace = style([card, { blockSize: `calc(2px + 2 * ${vars.space.m} + 5.5rem + ${vars.space.s})` }])
export const rowPlace = style({
  blockSize: `calc(2 * ${vars.space.s} + 4.75rem + ${vars.space.xs})`,
  '@media': {
    [narrow]: { blockSize: `calc(2 * ${vars.space.s} + 5.25rem + ${vars.space.xs})` },
    [media.desktop]: { blockSize: `calc(2 * ${vars.space.s} + 2.75rem)` },
  },
})
