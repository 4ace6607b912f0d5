import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tightLeading } from '../../theme/writing-systems.ts'
import { clamped, oneLine } from '../../ui/layout/truncate.ts'
import { skeleton } from '../../ui/states/feedback.css.ts'
import { media } from '../../ui/layout/media.ts'
import { card } from '../../ui/page/page.css.ts'

/** A press anywhere on it starts the vendor: the button lies over all that is no control itself. */
const base = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
})
export const stage = {
  /** The pictures above the words on phones, to the far edge elsewhere. */
  art: style([
    base,
    card,
    {
      alignContent: 'end',
      padding: vars.space.m,
      paddingBlockStart: '11.25rem',
      overflow: 'hidden',
      '@media': {
        [media.tablet]: { alignContent: 'center', padding: vars.space.l },
      },
    },
  ]),
  /** A framed picture with its words below, or beside it. */
  plate: style([
    base,
    card,
    {
      alignContent: 'start',
      padding: vars.space.m,
      '@media': {
        [media.tablet]: {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
          gridTemplateRows: '1fr auto',
          columnGap: vars.space.l,
        },
        [media.wide]: {
          selectors: {
            'li:not(:first-child) > &': {
              gridTemplateColumns: 'minmax(0, 1fr)',
              gridTemplateRows: 'auto 1fr auto',
            },
          },
        },
      },
    },
  ]),
  /** Pictures, name and facts, then the ways in, between hairlines. */
  line: style([
    base,
    {
      alignContent: 'center',
      alignItems: 'center',
      paddingBlock: vars.space.l,
      borderBlockStart: `1px solid ${vars.color.line}`,
      '@media': {
        [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
        [media.wide]: {
          gridTemplateColumns: 'auto minmax(0, 1fr) auto',
          columnGap: vars.space.xl,
        },
      },
    },
  ]),
}
export const lead = {
  art: style({ '@media': { [media.wide]: { padding: vars.space.xl } } }),
  plate: style({
    '@media': {
      [media.wide]: { gridTemplateColumns: 'minmax(0, 32rem) minmax(0, 1fr)' },
    },
  }),
  line: undefined,
}
export const words = style({ display: 'grid', gap: vars.space.m, minInlineSize: 0, alignContent: 'center' })
// Beside them stand the pictures.
globalStyle(`${stage.art} > ${words}`, { '@media': { [media.tablet]: { maxInlineSize: '58%' } } })
export const who = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.s,
})
export const mark = style({
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  overflow: 'hidden',
  borderRadius: vars.radius.s,
  fontSize: '0.5rem',
})
export const name = style({
  ...clamped,
  WebkitLineClamp: 2,
  fontSize: vars.size.xl,
  overflowWrap: 'anywhere',
})
globalStyle(`${lead.art} ${name}, ${lead.plate} ${name}`, { fontSize: vars.size.xxl })

/** Side by side in one line, so that none pushes the rest away when it comes; each name stands over its figure. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(40%) fit-content(40%) minmax(0, 1fr)',
  columnGap: vars.space.l,
  margin: 0,
})
export const fact = style({ display: 'grid', minInlineSize: 0 })
export const factName = style({
  ...oneLine,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  lineHeight: tightLeading(1.3),
})
export const factValue = style({
  ...oneLine,
  margin: 0,
  fontWeight: 600,
  lineHeight: tightLeading(1.4),
  fontVariantNumeric: 'tabular-nums',
})
export const factPlace = style([skeleton, { inlineSize: '3rem', blockSize: '1em', marginBlock: '0.2em' }])

/** The way in over the two others, in every language: a row of three would break anywhere, or reach into the pictures. */
export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.xs,
  '@media': { [media.tablet]: { inlineSize: '100%', maxInlineSize: '24rem' } },
})
globalStyle(`${stage.art} > ${ways}`, { '@media': { [media.tablet]: { maxInlineSize: 'min(24rem, 58%)' } } })
globalStyle(`${stage.line} > ${ways}`, {
  '@media': { [media.tablet]: { display: 'flex', alignItems: 'center', inlineSize: 'auto', maxInlineSize: 'none' } },
})
export const start = style({
  minInlineSize: 0,
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
})
globalStyle(`${start} > :nth-child(2)`, { ...clamped, WebkitLineClamp: 2 })
// What moves under a press would take the ground of it along.
globalStyle(`${start}:active`, { transform: 'none' })
export const startMark = style({ flexShrink: 0, fill: 'currentColor' })
export const startPlace = style([skeleton, { minInlineSize: '12rem' }])
export const other = style({ zIndex: 1, paddingInline: vars.space.xs })
globalStyle(`${ways} > :not(${other}), ${ways} > :not(${other}) + ${other}:last-child`, { gridColumn: '1 / -1' })
export const rests = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.warn,
  fontSize: vars.size.s,
  fontWeight: 600,
})
