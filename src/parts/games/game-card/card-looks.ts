/**
 * What cards of games and of tables have in common. They are taken into styles of their own: which of two style files comes
 * last on a page is not said, so that none may lie over another's.
 */
import { globalStyle, type StyleRule } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'

const moves = (...properties: readonly string[]): string =>
  properties.map((property) => `${property} ${vars.motion.base} ${vars.motion.ease}`).join(', ')

/** The picture bleeds to the edges; the card rises towards a pointer. */
export const bleedingLook: StyleRule = {
  overflow: 'hidden',
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.low,
  transition: moves('translate', 'box-shadow'),
  '@media': {
    [media.hover]: { selectors: { '&:hover': { translate: '0 -4px', boxShadow: vars.shadow.high } } },
    [media.forced]: { border: '1px solid CanvasText' },
  },
}

/** How wide the margin around a mounted picture is. */
export const MAT = 'min(0.5rem, 2vw)'

/** A print on its mount: the picture within a margin. */
export const mountedLook: StyleRule = {
  padding: MAT,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.card,
  transition: moves('border-color', 'box-shadow'),
  '@media': {
    [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.accent, boxShadow: vars.shadow.lifted } } },
  },
}

/** Darkens a card's picture while its choices stand on it. @param picture a selector within the card */
export function dim(card: string, picture: string, brightness: number): void {
  globalStyle(`${card}:hover ${picture}, ${card}:focus-within ${picture}`, {
    '@media': { [media.hover]: { filter: `brightness(${brightness})` } },
  })
}
