import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { media } from '../../../../ui/layout/media.ts'

const accent = (part: number, other: string): string => `color-mix(in oklab, ${vars.color.accent} ${part}%, ${other})`

export const place = styleVariants({
  blocks: {
    position: 'absolute',
    insetInlineEnd: '0.25rem',
    // Above the cells below the drawing.
    insetBlock: '3.75rem 3.75rem',
    inlineSize: '41%',
    pointerEvents: 'none',
    '@media': {
      [media.tablet]: { insetInlineEnd: '6%', insetBlockStart: '0.75rem', inlineSize: '40%' },
      [media.desktop]: { insetInlineEnd: '12%', inlineSize: '36%' },
    },
  },
  // Below the words and what darkens the picture for them: it stands on the panel's foot, on a phone where the words begin.
  plate: {
    position: 'absolute',
    zIndex: -1,
    insetInline: '4%',
    insetBlockStart: '2.25rem',
    blockSize: '54%',
    pointerEvents: 'none',
    '@media': {
      [media.desktop]: { insetInline: '44% 0', insetBlock: '1rem 0', blockSize: 'auto' },
    },
  },
})
export const fill = style({ display: 'block', inlineSize: '100%', blockSize: '100%', overflow: 'visible' })

const line = { stroke: vars.color.accentText, strokeWidth: 1, strokeLinejoin: 'round' } as const
/** Three sides of a block: what is ours, and what is the player's. */
export const ours = styleVariants({
  top: { ...line, fill: accent(55, '#fff') },
  start: { ...line, fill: vars.color.accent },
  end: { ...line, fill: accent(78, '#000') },
})
export const theirs = styleVariants({
  top: { ...line, fill: vars.color.raised },
  start: { ...line, fill: vars.color.raised },
  end: { ...line, fill: vars.color.sunken },
})
export const dimension = style({ fill: 'none', stroke: vars.color.accentText, strokeWidth: 1.5 })
const letters = { fontFamily: vars.font.text, fontWeight: 700 } as const
export const sum = style({ ...letters, fontSize: 19, fill: vars.color.onAccent })
export const sumTheirs = style({ ...letters, fontSize: 19, fill: vars.color.ink })
export const from = style({ fontSize: 14, fontWeight: 600 })
export const total = style({ ...letters, fontSize: 19, fill: vars.color.accentText })
/** What lies below words that stand over a picture. */
export const ground = style({ fill: vars.color.surface })
export const rank = style({ ...letters, fontSize: 20, fill: vars.color.ink, textAnchor: 'middle' })

/** Who deals, in the tones of the brand's metal. */
export const skin = style({ fill: accent(34, '#f3e6cf') })
export const hair = style({ fill: accent(42, '#0b0a08'), stroke: accent(70, '#0b0a08'), strokeWidth: 1.5 })
export const coat = style({ fill: accent(30, '#0b0a08'), stroke: accent(70, '#0b0a08'), strokeWidth: 1.5 })
export const shirt = style({ fill: accent(10, '#fffaf0') })
export const bow = style({ fill: accent(16, '#0b0a08') })
export const skirt = style({ fill: accent(20, '#0b0a08'), stroke: accent(55, '#0b0a08'), strokeWidth: 1.5 })
export const felt = style({
  fill: accent(10, '#0b0a08'),
  stroke: vars.color.accent,
  strokeWidth: 5,
})
export const rim = style({ fill: 'none', stroke: accent(45, '#0b0a08'), strokeWidth: 1 })
export const card = style({ fill: accent(14, '#fffaf0'), stroke: accent(50, '#000'), strokeWidth: 1 })
export const free = style({ fill: accent(8, '#fffaf0'), stroke: vars.color.accent, strokeWidth: 2 })
export const taken = style({ fill: accent(14, '#0b0a08'), stroke: accent(60, '#0b0a08'), strokeWidth: 1.5 })
export const sitter = style({ fill: accent(40, '#0b0a08') })
export const seat = style({
  fontFamily: vars.font.display,
  fontWeight: 500,
  fontSize: 20,
  fill: '#17130a',
  textAnchor: 'middle',
})
