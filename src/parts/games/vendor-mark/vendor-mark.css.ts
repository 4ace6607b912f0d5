import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

const mark = style({ color: 'transparent', filter: vars.picture.tone })
export const image = styleVariants({
  icon: [mark, { inlineSize: '100%', blockSize: 'auto', aspectRatio: '1', objectFit: 'contain' }],
  line: [mark, { inlineSize: '100%', blockSize: '100%', objectFit: 'contain' }],
  tile: [mark, { inlineSize: '100%', blockSize: 'auto', aspectRatio: '8 / 5', objectFit: 'cover' }],
})
/** Where no mark came: the name, set like one. */
export const letters = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'hidden',
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontStretch: vars.font.displayWidth,
  lineHeight: 1.1,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})
