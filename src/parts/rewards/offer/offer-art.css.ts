/** How each brand's hand draws an offer's picture. */
import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'
import * as motifs from './offer-motif.css.ts'

const accent = (part: number, other: string): string => `color-mix(in oklab, ${vars.color.accent} ${part}%, ${other})`
const hairline = accent(16, 'transparent')
/** What is drawn on a ground: in its ink, with paper and one more colour. */
const things = (main: string, second: string, light: string, ink: string, width = '2.5px') => ({
  [motifs.mainFill]: main,
  [motifs.secondFill]: second,
  [motifs.lightFill]: light,
  [motifs.lineInk]: ink,
  [motifs.lineWidth]: width,
})
const onInk = {
  color: vars.color.surface,
  backgroundColor: vars.color.ink,
  vars: things(vars.color.accent, accent(45, vars.color.surface), vars.color.surface, vars.color.ink),
} as const
const onSoft = {
  color: vars.color.ink,
  backgroundColor: vars.color.accentSoft,
  vars: things(vars.color.accent, accent(45, vars.color.surface), vars.color.surface, vars.color.ink),
} as const
const base = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: '0.25rem',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: '5.5rem',
  padding: '0.375rem',
  overflow: 'hidden',
  isolation: 'isolate',
})

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  filter: vars.picture.tone,
})

export const art = styleVariants({
  // A disc that rises, on the paper of a fair's ticket.
  ticket: [
    base,
    {
      color: vars.color.onAccent,
      backgroundColor: vars.color.accent,
      backgroundImage: `radial-gradient(circle at 50% 110%, ${accent(84, vars.color.ink)} 62%, transparent 62.5%)`,
      vars: things(vars.color.ink, accent(30, vars.color.surface), vars.color.surface, vars.color.ink),
      selectors: {
        // Rings, stripes, checks, arcs and dots: a kind of offer each, every other one on a ground of another strength.
        '&[data-drawing="1"]': {
          ...onInk,
          backgroundImage: `repeating-radial-gradient(circle at 50% 50%, transparent 0 14px, ${accent(34, vars.color.ink)} 14px 22px)`,
        },
        '&[data-drawing="2"]': {
          backgroundImage: `repeating-linear-gradient(90deg, ${accent(82, vars.color.ink)} 0 18px, transparent 18px 36px)`,
        },
        '&[data-drawing="3"]': {
          ...onSoft,
          backgroundImage: `repeating-conic-gradient(${accent(34, vars.color.surface)} 0deg 90deg, transparent 90deg 180deg)`,
          backgroundSize: '40px 40px',
        },
        '&[data-drawing="4"]': {
          ...onInk,
          backgroundImage: `repeating-linear-gradient(-35deg, ${accent(38, vars.color.ink)} 0 10px, transparent 10px 26px)`,
        },
        '&[data-drawing="5"]': {
          backgroundImage: `radial-gradient(circle, ${accent(78, vars.color.ink)} 5px, transparent 5.5px)`,
          backgroundSize: '24px 24px',
        },
      },
    },
  ],
  plaque: [
    base,
    {
      color: accent(62, '#000'),
      vars: things(vars.color.accent, vars.color.gilt, vars.color.surface, accent(45, '#000'), '2px'),
    },
  ],
  plate: [
    base,
    {
      color: vars.color.accentText,
      backgroundColor: vars.color.surface,
      vars: things(
        accent(34, vars.color.surface),
        accent(16, vars.color.surface),
        vars.color.surface,
        vars.color.accentText,
        '1.6px',
      ),
      backgroundImage: `repeating-linear-gradient(45deg, ${hairline} 0 1px, transparent 1px 7px)`,
      // The same hairline, ruled in another way by the kind of offer.
      selectors: {
        '&[data-drawing="1"]': {
          backgroundImage: `repeating-radial-gradient(circle at 50% 50%, transparent 0 9px, ${hairline} 9px 10px)`,
        },
        '&[data-drawing="2"]': {
          backgroundImage: `repeating-linear-gradient(90deg, ${hairline} 0 1px, transparent 1px 9px)`,
        },
        '&[data-drawing="3"]': {
          backgroundImage: `repeating-linear-gradient(45deg, ${hairline} 0 1px, transparent 1px 12px), repeating-linear-gradient(-45deg, ${hairline} 0 1px, transparent 1px 12px)`,
        },
        '&[data-drawing="4"]': {
          backgroundImage: `repeating-linear-gradient(0deg, ${hairline} 0 1px, transparent 1px 9px)`,
        },
        '&[data-drawing="5"]': {
          backgroundImage: `repeating-conic-gradient(from 0deg at 50% 100%, ${hairline} 0deg 0.6deg, transparent 0.6deg 6deg)`,
        },
      },
    },
  ],
  blocks: [
    base,
    {
      color: vars.color.accentText,
      backgroundColor: vars.color.accentSoft,
      vars: things(vars.color.accent, accent(38, vars.color.surface), vars.color.surface, vars.color.accentText, '2px'),
    },
  ],
})

/** The mark of a picture whose start is covered. */
export const aside = style({ justifyItems: 'end', paddingInlineEnd: '12%' })

const markBase = style({ display: 'grid', placeItems: 'center', zIndex: 1 })
export const mark = styleVariants({
  ticket: [markBase, { rotate: '-8deg' }],
  // An envelope of lacquer with one gilt line.
  plaque: [
    markBase,
    {
      padding: '0.875rem 0.5rem',
      borderRadius: vars.radius.s,
      color: vars.color.gilt,
      backgroundImage: `radial-gradient(circle at 40% 20%, ${accent(94, '#fff')}, ${vars.color.accent} 55%, ${accent(72, '#000')})`,
      outline: `1px solid ${vars.color.gilt}`,
      outlineOffset: -4,
      boxShadow: '0 3px 8px rgb(0 0 0 / 0.25)',
      rotate: '-4deg',
    },
  ],
  // The arch is the house's one round shape.
  plate: [
    markBase,
    {
      inlineSize: '4.25rem',
      blockSize: '5rem',
      border: `1px solid ${vars.color.accentText}`,
      borderRadius: '999px 999px 0 0',
      outline: `1px solid ${accent(45, 'transparent')}`,
      outlineOffset: 3,
      backgroundColor: vars.color.surface,
    },
  ],
  blocks: [
    markBase,
    {
      position: 'absolute',
      insetBlockStart: '0.5rem',
      insetInlineStart: '0.5rem',
      scale: '0.66',
      transformOrigin: 'top left',
      padding: 6,
      border: `1px solid ${vars.color.edge}`,
      borderRadius: vars.radius.s,
      backgroundColor: vars.color.surface,
      selectors: { '&:dir(rtl)': { transformOrigin: 'top right' } },
    },
  ],
})
const motifBase = style({
  position: 'relative',
  zIndex: 1,
  inlineSize: 'min(4.75rem, 66%)',
  blockSize: 'auto',
  aspectRatio: '1',
  overflow: 'visible',
  selectors: { '[data-figure] > &': { inlineSize: 'min(4.25rem, 72%)' } },
})
export const motif = styleVariants({
  // Printed in two inks that do not quite meet.
  ticket: [motifBase, { rotate: '-6deg', filter: 'drop-shadow(2px 2px 0 rgb(0 0 0 / 0.28))' }],
  plaque: [motifBase, { rotate: '-4deg' }],
  plate: [motifBase],
  // Cut from a board as thick as a block: each shadow doubles the one before it.
  blocks: [
    motifBase,
    {
      transform: 'matrix(0.84, 0.42, 0, 0.9, 0, 0)',
      filter: [1, 2, 4].map((by) => `drop-shadow(${by * 1.2}px ${by * -1.1}px 0 ${accent(70, '#0a2350')})`).join(' '),
    },
  ],
})
const figureBase = style({
  position: 'relative',
  zIndex: 1,
  maxInlineSize: '100%',
  fontFamily: vars.font.display,
  fontSize: '1.375rem',
  '@media': { [media.tablet]: { fontSize: '1.75rem' } },
  fontWeight: vars.font.displayWeight,
  fontStretch: vars.font.displayWidth,
  lineHeight: 1,
  fontVariantNumeric: 'lining-nums tabular-nums',
  whiteSpace: 'nowrap',
})
export const figure = styleVariants({
  ticket: [figureBase],
  // Written on a slip of lacquer.
  plaque: [
    figureBase,
    {
      paddingBlock: '0.2em',
      paddingInline: '0.35em',
      borderRadius: vars.radius.s,
      color: vars.color.gilt,
      backgroundColor: accent(82, '#000'),
      outline: `1px solid ${vars.color.gilt}`,
      outlineOffset: -3,
    },
  ],
  plate: [figureBase],
  // Between the lines that measure it.
  blocks: [figureBase, { paddingInline: '0.2em', borderInline: `1px solid ${vars.color.edge}` }],
})
export const long = style({ selectors: { '&&': { fontSize: '1.125rem' } } })
export const huge = style({ selectors: { '&&': { fontSize: '0.9375rem' } } })

/** A name in the place of a letter or two. */
export const named = style({ selectors: { '&&': { fontSize: '0.9375rem', minInlineSize: 0, textAlign: 'center' } } })
export const letters = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '3rem',
  minBlockSize: '3rem',
  fontFamily: vars.font.display,
  fontSize: '2.5rem',
  fontWeight: vars.font.displayWeight,
  lineHeight: 1,
  fontVariantNumeric: 'lining-nums',
})

/** Behind what the offer is about. */
export const blocks = style({
  position: 'absolute',
  inset: '0.5rem',
  inlineSize: 'calc(100% - 1rem)',
  blockSize: 'calc(100% - 1rem)',
  opacity: 0.28,
})
export const side = styleVariants({
  top: { fill: accent(38, vars.color.surface), stroke: vars.color.accentText, strokeWidth: 1 },
  start: { fill: accent(78, vars.color.surface), stroke: vars.color.accentText, strokeWidth: 1 },
  end: { fill: vars.color.accent, stroke: vars.color.accentText, strokeWidth: 1 },
})
export const dimension = style({ fill: 'none', stroke: vars.color.edge, strokeWidth: 1 })
