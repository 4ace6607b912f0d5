import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../layout/media.ts'
import { iconTile } from './icon-tile.ts'

const CORNER = `min(${vars.radius.m}, 10px)`

const tile = style([iconTile(40, CORNER), { '@media': { [media.forced]: { border: '1px solid CanvasText' } } }])
/** Colours of their own, by which things of several kinds are told apart; white is read on each, in either mode. */
const own = (backgroundColor: string) => [
  tile,
  style({ backgroundColor, color: '#ffffff', boxShadow: `inset 0 0 0 1px ${vars.color.line}` }),
]
export const color = styleVariants({
  accent: [tile],
  navy: own('#1f4099'),
  ink: own('#191c24'),
  violet: own('#6a3fd0'),
  green: own('#0c7550'),
  ochre: own('#8a5a06'),
  teal: own('#0f6f73'),
  rust: own('#b03a14'),
})
export const picture = style({
  flexShrink: 0,
  inlineSize: 40,
  blockSize: 40,
  borderRadius: CORNER,
  border: `1px solid ${vars.color.edge}`,
  backgroundColor: vars.color.surface,
  objectFit: 'contain',
})
