import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

const sized = (width: string, height: string) => style({ inlineSize: width, blockSize: height, flexShrink: 0 })
export const size = {
  s: sized('1.1875rem', '1.375rem'),
  m: sized('2.25rem', '2.625rem'),
  l: sized('3.25rem', '3.8rem'),
}
/** A shield by percentages: a clip path within the drawing would need an id for each of hundreds. */
export const shield = style({
  filter: vars.picture.tone,
  clipPath:
    'polygon(50% 0, 100% 8%, 100% 50%, 97% 60%, 92% 69%, 84% 78%, 74% 86%, 62% 94%, 50% 100%, 38% 94%, 26% 86%, 16% 78%, 8% 69%, 3% 60%, 0 50%, 0 8%)',
})
export const round = style({ borderRadius: '50%', blockSize: 'auto', aspectRatio: '1' })
export const initials = style({ fontSize: 15, letterSpacing: '-0.04em', fontWeight: 700, textAnchor: 'middle' })
