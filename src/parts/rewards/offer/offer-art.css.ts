/** How each brand's hand draws an offer's picture. */
import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'

const accent = (part: number, other: string): string => `color-mix(in oklab, ${vars.color.accent} ${part}%, ${other})`
const hairline = accent(16, 'transparent')
const onInk = { color: vars.color.surface, backgroundColor: vars.color.ink } as const
const onSoft = { color: vars.color.onAccentSoft, backgroundColor: vars.color.accentSoft } as const
const base = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: '5.5rem',
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
  // Rays on the paper, as a ticket of a fair has them.
  ticket: [
    base,
    {
      color: vars.color.onAccent,
      backgroundColor: vars.color.accent,
      backgroundImage: `repeating-conic-gradient(from 6deg at 50% 118%, ${accent(86, vars.color.ink)} 0deg 9deg, transparent 9deg 18deg)`,
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
  plaque: [base, { color: vars.color.onAccent }],
  plate: [
    base,
    {
      color: vars.color.accentText,
      backgroundColor: vars.color.surface,
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
  blocks: [base, { color: vars.color.accentText, backgroundColor: vars.color.accentSoft }],
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
export const motif = style({
  inlineSize: '3rem',
  blockSize: '3rem',
  strokeWidth: 1.4,
  '@media': { [media.forced]: { color: 'CanvasText' } },
})

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

export const blocks = style({
  position: 'absolute',
  inset: '0.5rem',
  inlineSize: 'calc(100% - 1rem)',
  blockSize: 'calc(100% - 1rem)',
})
export const side = styleVariants({
  top: { fill: accent(38, vars.color.surface), stroke: vars.color.accentText, strokeWidth: 1 },
  start: { fill: accent(78, vars.color.surface), stroke: vars.color.accentText, strokeWidth: 1 },
  end: { fill: vars.color.accent, stroke: vars.color.accentText, strokeWidth: 1 },
})
export const dimension = style({ fill: 'none', stroke: vars.color.edge, strokeWidth: 1 })
