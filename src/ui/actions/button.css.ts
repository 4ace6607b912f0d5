import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tightLeading } from '../../theme/writing-systems.ts'
import { media } from '../layout/media.ts'

const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  flexShrink: 0,
  maxInlineSize: '100%',
  margin: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.m,
  background: 'none',
  fontFamily: vars.font.text,
  fontWeight: 650,
  lineHeight: tightLeading(1.2),
  textAlign: 'center',
  textDecoration: 'none',
  userSelect: 'none',
  transitionProperty: 'background-color, border-color, color, transform',
  transitionDuration: vars.motion.fast,
  transitionTimingFunction: vars.motion.ease,
  selectors: {
    '&:active': { transform: 'translateY(1px)' },
    '&:disabled, &[aria-disabled="true"]': { cursor: 'default', transform: 'none' },
  },
})

export const variant = styleVariants({
  primary: [
    base,
    {
      backgroundColor: vars.color.accent,
      color: vars.color.onAccent,
      boxShadow: vars.shadow.low,
      selectors: {
        '&:active': { backgroundColor: vars.color.accentActive },
        '&:disabled': { backgroundColor: vars.color.disabled, color: vars.color.onDisabled, boxShadow: 'none' },
      },
      '@media': {
        [media.hover]: { selectors: { '&:hover:not(:disabled)': { backgroundColor: vars.color.accentHover } } },
        [media.forced]: { borderColor: 'ButtonText' },
      },
    },
  ],
  quiet: [
    base,
    {
      backgroundColor: vars.color.surface,
      borderColor: vars.color.edge,
      color: vars.color.ink,
      '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.raised } } } },
    },
  ],
  /** A line in the accent, where the page has the filled one. */
  outlined: [
    base,
    {
      borderColor: 'currentColor',
      color: vars.color.accentText,
      '@media': {
        [media.hover]: {
          selectors: { '&:hover': { backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft } },
        },
      },
    },
  ],
  /** In the colour of the letters: it stands out where the accent belongs to something else. */
  inverse: [
    base,
    {
      backgroundColor: vars.color.ink,
      color: vars.color.ground,
      selectors: { '&:disabled': { backgroundColor: vars.color.disabled, color: vars.color.onDisabled } },
      '@media': {
        [media.hover]: { selectors: { '&:hover:not(:disabled)': { opacity: 0.9 } } },
        [media.forced]: { borderColor: 'ButtonText' },
      },
    },
  ],
  ghost: [
    base,
    {
      color: vars.color.ink,
      '@media': {
        [media.hover]: {
          selectors: { '&:hover': { backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft } },
        },
      },
    },
  ],
})

export const size = styleVariants({
  s: { minBlockSize: vars.control.s, paddingInline: vars.space.s, fontSize: vars.size.s },
  m: { minBlockSize: vars.control.m, paddingInline: vars.space.m, fontSize: vars.size.m },
  l: { minBlockSize: vars.control.l, paddingInline: vars.space.l, fontSize: vars.size.m },
})

/** A button that is an icon alone. */
export const square = styleVariants({
  s: { inlineSize: vars.control.s, blockSize: vars.control.s, padding: 0 },
  m: { inlineSize: vars.control.m, blockSize: vars.control.m, padding: 0 },
  l: { inlineSize: vars.control.l, blockSize: vars.control.l, padding: 0 },
})

export const wide = style({ inlineSize: '100%' })
export const busyLabel = style({ display: 'inherit', gap: 'inherit', alignItems: 'inherit', opacity: 0 })
export const busyMark = style({ position: 'absolute', inset: 0, margin: 'auto', inlineSize: 20, blockSize: 20 })
