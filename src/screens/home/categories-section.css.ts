import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { scriptTracking, tightLeading } from '../../theme/writing-systems.ts'
import { media } from '../../ui/layout/media.ts'

/** Two columns on phones, four on desktops; the first tiles grow so that the last row is always full. */
export const grid = style({
  display: 'grid',
  gap: vars.space.s,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridAutoRows: '7.5rem',
  '@media': {
    [media.largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)', gridAutoRows: 'minmax(5rem, auto)' },
    [media.tablet]: { gap: vars.space.m, gridAutoRows: '9rem' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gridAutoRows: '10.5rem' },
  },
})
const below = 'screen and (max-width: 63.999em)'
globalStyle(`${grid} > :first-child:nth-last-child(odd)`, { '@media': { [below]: { gridColumn: 'span 2' } } })
globalStyle(`${grid} > :first-child:nth-last-child(odd)`, {
  '@media': { [media.largeLetters]: { gridColumn: 'auto' } },
})
globalStyle(`${grid} > :first-child:nth-last-child(4n + 3)`, {
  '@media': { [media.desktop]: { gridColumn: 'span 2' } },
})
globalStyle(`${grid} > :first-child:nth-last-child(4n + 2), ${grid} > :first-child:nth-last-child(4n + 2) + *`, {
  '@media': { [media.desktop]: { gridColumn: 'span 2' } },
})
globalStyle(`${grid} > :first-child:nth-last-child(4n + 1)`, {
  '@media': { [media.desktop]: { gridColumn: 'span 2', gridRow: 'span 2' } },
})

export const tile = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'flex-end',
  blockSize: '100%',
  padding: `min(${vars.space.m}, 4vw)`,
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  color: vars.color.ink,
  textDecoration: 'none',
  backgroundColor: vars.color.surface,
  backgroundImage: `linear-gradient(160deg, ${vars.color.raised}, ${vars.color.surface} 60%)`,
  boxShadow: vars.shadow.card,
  transition: `transform ${vars.motion.base} ${vars.motion.ease}, border-color ${vars.motion.base} ${vars.motion.ease}, box-shadow ${vars.motion.base} ${vars.motion.ease}`,
  selectors: {
    // Two rings of light around the motif.
    '&::before, &::after': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      borderRadius: '50%',
      aspectRatio: '1',
      insetInlineEnd: '-4rem',
      insetBlockStart: '-5.5rem',
      inlineSize: '14rem',
      backgroundColor: `color-mix(in srgb, ${vars.color.accentSoft} 70%, transparent)`,
      transition: `scale ${vars.motion.base} ${vars.motion.ease}`,
    },
    '&::after': {
      inlineSize: '9.5rem',
      insetInlineEnd: '-1.75rem',
      insetBlockStart: '-3.25rem',
      backgroundColor: vars.color.accentSoft,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover': { transform: 'translateY(-3px)', borderColor: vars.color.accent, boxShadow: vars.shadow.lifted },
        '&:hover::before, &:hover::after': { scale: '1.12' },
      },
    },
    [media.forced]: { border: '1px solid LinkText' },
  },
})
export const motif = style({
  position: 'absolute',
  zIndex: 0,
  insetInlineEnd: vars.space.s,
  insetBlockStart: vars.space.s,
  // So small that a name of two lines stays clear of it, on the narrowest phones, too.
  inlineSize: 'min(3rem, 12vw)',
  blockSize: 'min(3rem, 12vw)',
  color: vars.color.onAccentSoft,
  fill: `color-mix(in srgb, ${vars.color.accent} 26%, transparent)`,
  strokeWidth: 0.95,
  transition: `rotate ${vars.motion.base} ${vars.motion.ease}, scale ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { [`${tile}:hover &`]: { rotate: '-6deg', scale: '1.06' } },
  '@media': {
    [media.tablet]: { inlineSize: '4.75rem', blockSize: '4.75rem' },
    [media.desktop]: { inlineSize: '5.5rem', blockSize: '5.5rem' },
  },
})
export const name = style({
  position: 'relative',
  zIndex: 1,
  minInlineSize: 0,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontStretch: vars.font.displayWidth,
  letterSpacing: scriptTracking(vars.font.displayTracking),
  // So that the longest plain word, such as “Tragamonedas”, stays whole at 320 pixels.
  fontSize: `min(${vars.size.l}, 4.6vw)`,
  lineHeight: tightLeading(1.15),
  textWrap: 'balance',
  overflowWrap: 'break-word',
  hyphens: 'auto',
})

// A tile of four places has a motif and rings of its size.
const large = `${grid} > :first-child:nth-last-child(4n + 1)`
globalStyle(`${large} ${motif}`, {
  '@media': {
    [media.desktop]: {
      inlineSize: '12rem',
      blockSize: '12rem',
      insetInlineEnd: vars.space.xl,
      insetBlockStart: vars.space.xl,
      strokeWidth: 0.6,
    },
  },
})
globalStyle(`${large} ${tile}::before`, {
  '@media': { [media.desktop]: { inlineSize: '32rem', insetInlineEnd: '-8rem', insetBlockStart: '-12rem' } },
})
globalStyle(`${large} ${tile}::after`, {
  '@media': { [media.desktop]: { inlineSize: '22rem', insetInlineEnd: '-3rem', insetBlockStart: '-7rem' } },
})
globalStyle(`${large} ${name}`, { '@media': { [media.desktop]: { fontSize: vars.size.xl } } })

/** One row: it scrolls on phones, and fills the page where there is room. */
export const rail = style({
  gridAutoColumns: 'minmax(7.25rem, 1fr)',
  gap: vars.space.xs,
  '@media': { [media.tablet]: { gap: vars.space.s } },
})
/** The motif above the name, both in the middle. */
export const small = style({
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minBlockSize: '6.5rem',
  padding: vars.space.xs,
  textAlign: 'center',
  scrollSnapAlign: 'start',
})
globalStyle(`${small} ${motif}`, { position: 'static', inlineSize: '2.25rem', blockSize: '2.25rem', strokeWidth: 1.25 })
globalStyle(`${small} ${name}`, { fontSize: vars.size.s, fontFamily: vars.font.text, letterSpacing: 'normal' })
globalStyle(`${small}::before, ${small}::after`, { display: 'none' })
