/** A choice that leads through a page, of which one is chosen: as tiles, as words, or as a column beside what it shows. */
import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tightLeading } from '../../theme/writing-systems.ts'
import { skeleton } from '../states/feedback.css.ts'
import * as lane from './lane.css.ts'
import { highlight } from '../layout/highlight.ts'
import { media } from '../layout/media.ts'

const rail = style({ position: 'relative', minInlineSize: 0 })
export const frame = {
  rail,
  words: style([rail, { borderBlockEnd: `1px solid ${vars.color.line}` }]),
  column: style([
    rail,
    {
      '@media': {
        [media.desktop]: {
          border: `1px solid ${vars.color.line}`,
          borderRadius: vars.radius.m,
          backgroundColor: vars.color.surface,
          boxShadow: vars.shadow.card,
        },
      },
    },
  ]),
}

/** The chosen one is marked by more than its colour. */
export const chosen = '&:is([aria-pressed="true"], [aria-current])'
export const hovered = '&:hover:not([aria-pressed="true"], [aria-current])'
const base = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.control.m,
  margin: 0,
  border: '1px solid transparent',
  background: 'none',
  color: vars.color.ink,
  fontSize: vars.size.s,
  fontWeight: 600,
  lineHeight: tightLeading(1.2),
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}, color ${vars.motion.fast} ${vars.motion.ease}`,
  '@media': {
    [media.forced]: {
      borderColor: 'ButtonText',
      selectors: { [chosen]: highlight },
    },
  },
})
export const entry = {
  /** A tile with its mark above the name. */
  rail: style([
    base,
    { flexDirection: 'column', justifyContent: 'center', blockSize: '100%', borderRadius: vars.radius.l },
    { selectors: { [chosen]: { backgroundColor: vars.color.accent, color: vars.color.onAccent } } },
  ]),
  /** Plain words, underlined. */
  words: style([
    base,
    {
      paddingInline: vars.space.xs,
      borderBlockEnd: '2px solid transparent',
      color: vars.color.muted,
      fontWeight: 500,
      selectors: { [chosen]: { borderBlockEndColor: vars.color.accent, color: vars.color.ink } },
      '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.ink } } } },
    },
  ]),
  /** Chips on phones, rows of a list in wide windows. */
  column: style([
    base,
    {
      inlineSize: '100%',
      paddingInline: vars.space.m,
      borderColor: vars.color.line,
      borderRadius: vars.radius.m,
      backgroundColor: vars.color.surface,
      selectors: {
        [chosen]: {
          borderColor: vars.color.accentText,
          backgroundColor: vars.color.accentSoft,
          color: vars.color.onAccentSoft,
        },
      },
      '@media': {
        [media.hover]: { selectors: { [hovered]: { backgroundColor: vars.color.raised } } },
        [media.desktop]: {
          minBlockSize: '2.75rem',
          paddingInline: vars.space.s,
          borderColor: 'transparent',
          borderRadius: vars.radius.s,
          textAlign: 'start',
        },
      },
    },
  ]),
}

const row = style([lane.lane, { gap: vars.space.xs, alignItems: 'stretch', gridAutoColumns: 'max-content' }])
export const list = {
  rail: style([row, { '@media': { [media.tablet]: { gap: vars.space.s } } }]),
  words: style([row, { marginBlock: 0, paddingBlock: 0 }]),
  column: style([
    row,
    {
      '@media': {
        [media.desktop]: {
          gridAutoFlow: 'row',
          gridAutoColumns: 'auto',
          gap: 2,
          margin: 0,
          padding: vars.space.xs,
          overflow: 'visible',
        },
      },
    },
  ]),
}
export const item = style([lane.stop, { minInlineSize: 0 }])

/** Where an entry will stand. */
const place = style([skeleton, { blockSize: vars.control.m, borderRadius: vars.radius.m }])
export const waiting = {
  rail: place,
  words: style([place, { inlineSize: '5rem' }]),
  column: style([
    place,
    { inlineSize: '7rem', '@media': { [media.desktop]: { inlineSize: '100%', blockSize: '2.75rem' } } },
  ]),
}
