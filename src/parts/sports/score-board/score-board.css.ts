import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'

const sized = (width: string, height: string) =>
  style({
    inlineSize: 'max-content',
    minInlineSize: width,
    maxInlineSize: '100%',
    blockSize: height,
    justifyItems: 'center',
    padding: '0.4375rem 0.75rem',
  })
const medium = sized('7.375rem', '3rem')
export const board = {
  s: sized('5.75rem', '2.5rem'),
  m: medium,
  // A phone's width belongs to the names beside it.
  l: style([medium, { '@media': { [media.tablet]: { minInlineSize: '11rem', blockSize: '4.125rem' } } }]),
}
export const figures = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  justifyContent: 'center',
  gap: '0.25em',
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.font.displayTracking,
  fontVariantNumeric: 'lining-nums tabular-nums',
  lineHeight: 1.1,
})
export const size = {
  s: style({ minInlineSize: '4.5rem', fontSize: vars.size.xl }),
  m: style({ minInlineSize: '5.5rem', fontSize: vars.size.xl }),
  l: style({ minInlineSize: '8rem', fontSize: vars.size.xxl }),
}
export const dash = style({ color: vars.color.muted, fontWeight: 400 })
