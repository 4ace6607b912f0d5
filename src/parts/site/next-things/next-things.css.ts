/** What could be done next, as each brand's hand draws it: stubs of a ticket, slips, rows beside a portrait, cells of a frame. */
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tightLeading } from '../../../theme/writing-systems.ts'
import { media } from '../../../ui/layout/media.ts'

const tint = (part: number): string => `color-mix(in oklab, ${vars.color.accent} ${part}%, ${vars.color.surface})`

export const body = style({ display: 'grid', gap: vars.space.s, minInlineSize: 0 })
const stacked = style({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 })
export const root = styleVariants({ stubs: [stacked], slips: [stacked], portrait: [stacked], cells: [stacked] })
/** The head beside the things, where the window has room for both. */
export const rootStrip = styleVariants({
  stubs: {},
  slips: {},
  portrait: {
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
        alignItems: 'center',
        gap: vars.space.l,
      },
    },
  },
  cells: {
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
        gap: 0,
        border: `1px solid ${vars.color.line}`,
        borderRadius: vars.radius.l,
        backgroundColor: vars.color.surface,
        overflow: 'hidden',
      },
    },
  },
})

const headBase = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minInlineSize: 0,
  minBlockSize: vars.control.s,
})
const ends = style({ justifyContent: 'space-between' })
export const head = styleVariants({
  stubs: [headBase],
  slips: [headBase],
  portrait: [headBase, { gap: vars.space.m }],
  cells: [
    headBase,
    ends,
    { '@media': { [media.desktop]: { padding: 20, borderInlineEnd: `1px solid ${vars.color.line}` } } },
  ],
})
export const greeting = style({
  flex: 1,
  // The level has a line of its own, unless there is the width of the page.
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: vars.space.s,
  minInlineSize: 0,
})
// What has no words yet has its line all the same.
globalStyle(`${greeting} > :empty::before`, { content: '"\\a0"' })
export const greetingStrip = style({
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto' } },
})
const headingBase = style({ fontSize: vars.size.xl, lineHeight: tightLeading(1.15), overflowWrap: 'anywhere' })
/** Small letters at the end of the heading's line; a finger has 44 pixels. */
export const edit = style({
  display: 'grid',
  alignItems: 'center',
  gridRow: '1',
  gridColumn: '-2',
  minInlineSize: '2.75rem',
  minBlockSize: '2.75rem',
  marginBlock: -10,
  marginInlineEnd: -8,
  paddingInline: 8,
  border: 0,
  background: 'none',
  color: vars.color.accentText,
  fontSize: vars.size.s,
  fontWeight: 650,
  textAlign: 'end',
})
export const heading = styleVariants({
  stubs: [headingBase],
  slips: [headingBase],
  portrait: [
    headingBase,
    {
      '@media': { [media.desktop]: { gridColumn: '1 / -1', fontSize: '2.125rem', lineHeight: tightLeading(38 / 34) } },
    },
  ],
  cells: [headingBase, { '@media': { [media.desktop]: { gridColumn: '1 / -1', fontSize: vars.size.l } } }],
})
export const level = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  gridColumn: '1 / -1',
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${greetingStrip} > ${level}`, { '@media': { [media.tablet]: { gridColumn: 'auto' } } })
export const crown = style({ color: vars.color.accentText, flexShrink: 0 })
export const portrait = style({
  display: 'grid',
  flexShrink: 0,
  inlineSize: 84,
  blockSize: 104,
  overflow: 'hidden',
  '@media': { [media.narrow]: { display: 'none' } },
  borderRadius: '999px 999px 0 0',
  border: `1px solid ${vars.color.accentText}`,
  backgroundColor: vars.color.raised,
})
// Beside it the name has a line to itself.
globalStyle(`:is(${portrait} + *, ${rootStrip.cells} *) > ${level}`, {
  '@media': { [media.desktop]: { gridColumn: 'auto' } },
})
globalStyle(`:is(${portrait} + *, ${rootStrip.cells} *) > ${edit}`, { '@media': { [media.desktop]: { gridRow: '2' } } })
// The avatar's own size and shape give way to the arch.
globalStyle(`${portrait} > *`, { inlineSize: '100%', blockSize: '100%', borderRadius: 0 })

export const list = styleVariants({
  stubs: [stacked, { gap: 0 }],
  slips: [stacked, { gap: vars.space.xs }],
  portrait: [stacked, { gap: 0, borderBlockStart: `1px solid ${vars.color.line}` }],
  cells: [
    stacked,
    {
      gap: 0,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.l,
      backgroundColor: vars.color.surface,
      overflow: 'hidden',
    },
  ],
})
const beside = { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } as const
export const listStrip = styleVariants({
  stubs: { '@media': { [media.desktop]: beside } },
  slips: { '@media': { [media.desktop]: { ...beside, gap: vars.space.m } } },
  portrait: {},
  cells: { '@media': { [media.desktop]: { ...beside, border: 0, borderRadius: 0 } } },
})

export const steps = style({
  flexShrink: 0,
  inlineSize: 62,
  blockSize: 51,
})
export const step = style({ strokeWidth: 1, stroke: vars.color.edge, fill: vars.color.surface })
export const stepSide = style({
  selectors: { [`${step}[data-state="done"] &`]: { fill: tint(70), stroke: vars.color.accentText } },
})
export const stepTop = style({
  selectors: { [`${step}[data-state="done"] &`]: { fill: tint(35), stroke: vars.color.accentText } },
})
export const stepFace = style({
  selectors: { [`${step}[data-state="done"] &`]: { fill: vars.color.accent, stroke: vars.color.accentText } },
})
