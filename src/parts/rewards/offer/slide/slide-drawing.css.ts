import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { media } from '../../../../ui/layout/media.ts'
import { INK } from './offer-frame.css.ts'

const accent = (part: number, other: string): string => `color-mix(in oklab, ${vars.color.accent} ${part}%, ${other})`

export const place = styleVariants({
  blocks: {
    position: 'absolute',
    // Whole within the frame, below the controls and above the cells, which are the row below.
    gridRow: '1 / 2',
    insetInlineEnd: 16,
    insetBlock: '3.25rem 0.25rem',
    inlineSize: '40%',
    pointerEvents: 'none',
    '@media': {
      [media.tablet]: { insetBlock: '0.75rem', inlineSize: '44%' },
      [media.desktop]: { insetInlineEnd: '6%' },
    },
  },
  // Below the words and what darkens the picture for them: on a phone it ends where they begin.
  plate: {
    position: 'absolute',
    zIndex: -1,
    insetInline: 0,
    insetBlock: '0 6rem',
    pointerEvents: 'none',
    '@media': {
      [media.tablet]: { insetInline: '40% 0', insetBlock: 0 },
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
// A phone draws all of it at half the size: larger letters, and no small ones.
const figure = { ...letters, fontSize: 25, '@media': { [media.tablet]: { fontSize: 19 } } }
export const sum = style({ ...figure, fill: vars.color.onAccent })
export const sumTheirs = style({ ...figure, fill: vars.color.ink })
export const from = style({
  fontWeight: 600,
  '@media': { [media.tablet]: { fontSize: 14 }, [media.belowTablet]: { display: 'none' } },
})
export const total = style({ ...figure, fill: vars.color.accentText })
export const totalNote = style({ fontSize: 24, '@media': { [media.tablet]: { fontSize: 14 } } })
/** What the first one wins, above its place. */
export const prize = style([total, { textAnchor: 'middle' }])
export const rank = style({ ...letters, fontSize: 26, fill: vars.color.ink, textAnchor: 'middle' })
export const rankFirst = style([rank, { fill: vars.color.onAccent }])
/** What the blocks stand on. */
export const plinth = styleVariants({
  top: { ...line, fill: vars.color.surface },
  start: { ...line, fill: vars.color.sunken },
  end: { ...line, fill: vars.color.line },
})

/** Who deals, in the tones of the brand's metal. */
export const skin = style({ fill: accent(30, '#fbf1de') })
/** The side that the light does not reach. */
export const skinDark = style({ fill: accent(62, '#4a3a20') })
export const hair = style({ fill: '#16130d' })
export const hairLight = style({ fill: accent(46, '#16130d') })
export const coat = style({ fill: '#1b1710' })
export const coatLight = style({ fill: accent(30, '#1b1710') })
export const shirt = style({ fill: '#f6ecd8' })
export const shirtDark = style({ fill: accent(48, '#6d5c3c') })
export const bow = style({ fill: INK })
export const skirt = style({ fill: INK })
export const felt = style({ fill: '#14110c' })
export const edge = style({ fill: 'none', strokeWidth: 3, strokeLinecap: 'round' })
export const brass = style({ stopColor: vars.color.accent })
export const bright = style({ stopColor: accent(60, '#fff0c8') })
export const glow = style({ stopColor: accent(40, '#ffe9b0') })
export const rim = style({ fill: 'none', stroke: accent(45, '#0b0a08'), strokeWidth: 1 })
/** The back of a card: what is on its other side nobody tells. */
export const card = style({ stroke: accent(60, '#fff0c8'), strokeWidth: 1 })
export const cardGround = style({ fill: '#2a2214' })
export const hatch = style({ stroke: vars.color.accent, strokeWidth: 1.2 })
export const free = style({ fill: accent(8, '#fffaf0'), stroke: vars.color.accent, strokeWidth: 2 })
export const taken = style({ fill: '#4a4030', stroke: accent(60, '#0b0a08'), strokeWidth: 1.5 })
export const sitter = style({ fill: accent(50, '#c9b78f') })
export const seat = style({
  fontFamily: vars.font.display,
  fontWeight: 500,
  fontSize: 20,
  fill: '#17130a',
  textAnchor: 'middle',
})
