import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'

/** In a dialog or on a page: one under the other. */
export const panel = style({ display: 'grid', gap: vars.space.m })

/** As high as the switch, which comes later. */
export const waysPlace = style({
  display: 'grid',
  minBlockSize: `calc(${vars.control.s} + 2 * ${vars.space.xxs} + 2px)`,
  '@media': { '(pointer: coarse)': { minBlockSize: `calc(44px + 2 * ${vars.space.xxs} + 2px)` } },
})

/** In the place of the switch, where there is one way alone. */
export const oneWay = style({ color: vars.color.muted, alignSelf: 'center' })

/** In the header: a row, with what it has to say in a card below; a window without room for that has all of it in a card. */
export const bar = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.s,
  '@media': { [media.wide]: { display: 'flex', alignItems: 'center', gap: vars.space.xs } },
})
export const barField = style({
  '@media': { [media.wide]: { inlineSize: 'clamp(8.5rem, 11.5vw, 10.5rem)' } },
})

export const below = style({
  display: 'grid',
  gap: vars.space.s,
  '@media': {
    [media.wide]: {
      position: 'absolute',
      zIndex: 5,
      insetBlockStart: `calc(100% + ${vars.space.xs})`,
      insetInline: 0,
      display: 'none',
      padding: vars.space.s,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.m,
      backgroundColor: vars.color.raised,
      boxShadow: vars.shadow.high,
      selectors: { [`${bar}:focus-within &, &[data-open="true"]`]: { display: 'grid' } },
    },
  },
})
/** One line where there is room, so that the card stays low. */
export const belowRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s })
/** Remember-me and the way for who has forgotten: one line where both fit, two beside the ways in the header. */
export const aside = style({
  display: 'flex',
  flex: '1 1 10rem',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
})
export const forgot = style({
  display: 'inline-flex',
  alignItems: 'center',
  // No higher than the box beside it, or the header's card grows over the navigation.
  minBlockSize: '1.75rem',
  color: vars.color.accentText,
  fontSize: vars.size.s,
  textUnderlineOffset: '0.2em',
  '@media': { '(pointer: coarse)': { minBlockSize: 44 } },
})
export const errorText = style({ fontSize: vars.size.s, color: vars.color.bad, fontWeight: 550 })
