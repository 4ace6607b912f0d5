/** One of the things that could be done next, as each brand's hand draws it. */
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tightLeading } from '../../../theme/writing-systems.ts'
import { media } from '../../../ui/layout/media.ts'

const tint = (part: number, other: string = vars.color.surface): string =>
  `color-mix(in oklab, ${vars.color.accent} ${part}%, ${other})`

/** Everything on two lines of its own height, so that a place that waits is as high. */
const base = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.s,
  // A title and two lines of what it asks for.
  minBlockSize: '4.375rem',
  minInlineSize: 0,
  padding: `6px ${vars.space.s}`,
  '@media': {
    [media.largeLetters]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    [media.desktop]: { minBlockSize: '4.375rem' },
  },
})

const NOTCH = '9px'
const hole = (corner: string): string => `radial-gradient(circle ${NOTCH} at ${corner}, transparent 97%, #000)`
/** The holes at the ends of the tear lines: none where the ticket itself ends. */
const torn = (...corners: readonly string[]) => ({
  maskImage: corners.map(hole).join(', '),
  maskComposite: 'intersect',
})
const ROUND = vars.radius.l
const tear = `2px dashed ${vars.color.line}`

const stub = style({
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  selectors: {
    '&:first-child': { borderStartStartRadius: ROUND, borderStartEndRadius: ROUND },
    '&:last-child': { borderEndStartRadius: ROUND, borderEndEndRadius: ROUND },
    '&:first-child:not(:last-child)': torn('0 100%', '100% 100%'),
    '&:last-child:not(:first-child)': torn('0 0', '100% 0'),
    '&:not(:first-child):not(:last-child)': torn('0 0', '100% 0', '0 100%', '100% 100%'),
    '&:not(:first-child)::before': {
      content: '',
      position: 'absolute',
      insetInline: '1rem',
      insetBlockStart: -1,
      borderBlockStart: tear,
    },
  },
})
const line = `1px solid ${vars.color.line}`
const divided = style({ selectors: { '& + &': { borderBlockStart: line } } })

export const thing = styleVariants({
  stubs: [base, stub],
  slips: [
    base,
    { border: line, borderRadius: vars.radius.m, backgroundColor: vars.color.surface, boxShadow: vars.shadow.low },
  ],
  portrait: [base, divided, { paddingInline: 0 }],
  cells: [base, divided],
})
/** The same where things stand side by side. */
export const thingStrip = styleVariants({
  stubs: {
    '@media': {
      [media.desktop]: {
        selectors: {
          '&:first-child': { borderRadius: 0, borderStartStartRadius: ROUND, borderEndStartRadius: ROUND },
          '&:last-child': { borderRadius: 0, borderStartEndRadius: ROUND, borderEndEndRadius: ROUND },
          '&:only-child': { borderRadius: ROUND },
          '&:first-child:not(:last-child)': torn('100% 0', '100% 100%'),
          '&:last-child:not(:first-child)': torn('0 0', '0 100%'),
          '&:dir(rtl):first-child:not(:last-child)': torn('0 0', '0 100%'),
          '&:dir(rtl):last-child:not(:first-child)': torn('100% 0', '100% 100%'),
          '&:not(:first-child)::before': {
            insetInline: '-1px auto',
            insetBlock: '1rem',
            borderBlockStart: 0,
            borderInlineStart: tear,
          },
        },
      },
    },
  },
  slips: {},
  portrait: {},
  cells: {
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        padding: 20,
        minBlockSize: '8.5rem',
        rowGap: vars.space.s,
        selectors: { '& + &': { borderBlockStart: 0, borderInlineStart: line } },
      },
    },
  },
})

/** In the place of the row's button. */
export const dismiss = style({
  justifySelf: 'end',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  marginInlineEnd: -8,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.muted,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.ink } } } },
})
export const cross = style({ inlineSize: 18, blockSize: 18, strokeWidth: 2 })

export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, minInlineSize: 0 })
export const title = style({
  display: 'flex',
  alignItems: 'end',
  margin: 0,
  fontFamily: vars.font.text,
  fontSize: '0.9375rem',
  fontWeight: 650,
  letterSpacing: 'normal',
  lineHeight: tightLeading(4 / 3),
  fontVariantNumeric: 'tabular-nums',
})
export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const figure = style({ flexShrink: 0, whiteSpace: 'pre' })
export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: 0,
  color: vars.color.muted,
  fontSize: '0.8125rem',
  lineHeight: tightLeading(18 / 13),
})
/** What a phone has no room for beside the words. */
export const roomy = style({ flexShrink: 0, '@media': { [media.belowTablet]: { display: 'none' } } })
export const action = style({
  display: 'grid',
  // As wide as each other, whatever they say.
  minInlineSize: '5.25rem',
  '@media': { [media.largeLetters]: { gridColumn: '1 / -1' } },
})
// A press anywhere on the row is one on its link. A claim is pressed at its button alone.
globalStyle(`${action} > a`, { position: 'static' })
globalStyle(`${action} > a::after`, { content: '""', position: 'absolute', inset: 0 })
export const actionStrip = styleVariants({
  stubs: {},
  slips: {},
  portrait: {},
  cells: { '@media': { [media.desktop]: { gridColumn: '1 / -1', justifySelf: 'end' } } },
})

const SIDE = 46
const frame = style({
  display: 'grid',
  placeItems: 'center',
  position: 'relative',
  inlineSize: SIDE,
  blockSize: SIDE,
  flexShrink: 0,
  overflow: 'hidden',
  color: vars.color.accentText,
})
const arch = { inlineSize: 44, blockSize: 50, borderRadius: '999px 999px 0 0' } as const
export const picture = styleVariants({
  stubs: [frame, { borderRadius: vars.radius.m }],
  slips: [frame, { borderRadius: vars.radius.s }],
  portrait: [frame, arch],
  cells: [frame, { borderRadius: vars.radius.s }],
})
export const mark = styleVariants({
  stubs: [
    frame,
    { borderRadius: vars.radius.m, backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft },
  ],
  // A sky, a sun and a wave, as on the brand's tickets.
  slips: [
    frame,
    {
      borderRadius: vars.radius.s,
      backgroundColor: tint(12),
      backgroundImage: `radial-gradient(circle at 50% 118%, ${tint(34)} 0 34%, transparent 35%), radial-gradient(circle at 78% 24%, ${tint(58)} 0 15%, transparent 16%), linear-gradient(${tint(6)}, ${tint(22)})`,
    },
  ],
  portrait: [frame, arch, { backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft }],
  cells: [frame, { overflow: 'visible' }],
})
const motifBase = style({ inlineSize: 24, blockSize: 24, strokeWidth: 1.7, position: 'relative' })
export const motif = styleVariants({
  stubs: [motifBase],
  slips: [motifBase],
  portrait: [motifBase],
  cells: [motifBase, { inlineSize: 18, blockSize: 18, insetBlockStart: 7 }],
})
export const cube = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' })
export const cubeSide = style({ fill: vars.color.surface, stroke: vars.color.edge })
export const cubeEdge = style({ fill: 'none', stroke: vars.color.edge })
export const cubeTop = style({ fill: tint(30), stroke: vars.color.accentText })

const partsBase = style({ display: 'flex', flexShrink: 0, inlineSize: '4rem' })
export const parts = styleVariants({
  stubs: [partsBase, { border: `1px solid ${vars.color.edge}`, borderRadius: 6, overflow: 'hidden' }],
  slips: [partsBase, { gap: 1, inlineSize: 'auto' }],
  portrait: [partsBase, { gap: 3 }],
  cells: [partsBase, { gap: 3 }],
})
const partBase = style({ flex: 1, blockSize: 7 })
/** Set on a part that is done. */
export const partDone = style({})
const filled = { backgroundColor: vars.color.accentText, borderColor: vars.color.accentText }
const framed = { border: `1px solid ${vars.color.edge}` } as const
export const part = styleVariants({
  stubs: [partBase, { blockSize: 6, selectors: { [`&${partDone}`]: filled } }],
  // Petals.
  slips: [
    partBase,
    framed,
    {
      flex: 'none',
      inlineSize: 5,
      blockSize: 5,
      rotate: '45deg',
      borderRadius: '80% 0',
      selectors: { [`&${partDone}`]: filled },
    },
  ],
  portrait: [partBase, framed, { blockSize: 5, selectors: { [`&${partDone}`]: filled } }],
  cells: [partBase, framed, { borderRadius: 3, selectors: { [`&${partDone}`]: filled } }],
})
